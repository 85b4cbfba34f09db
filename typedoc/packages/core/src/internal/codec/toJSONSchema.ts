import { checkCodec } from '../checks.js';
import type { JSONObject } from '@tstd/core-type';

import type { AnyCodec } from './model.js';

const DRAFT_2020_12 = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Returns the JSON Schema of the values that a codec encodes to, in draft 2020-12.
 *
 * JSON that `decode` accepts is valid by the schema, and JSON that is valid is accepted, with exceptions.
 * {@link refine} and {@link transform} add only the `schema` that they are given. A schema cannot express the greatest depth of {@link lazy}, or that no key of a {@link map} and no item of a {@link set} comes twice. Nor can it express all of the syntax of a {@link url} or a {@link date}.
 *
 * @param self - The codec to describe, in its encoded form.
 * @returns A schema that stands alone: recursive parts are under `$defs`. It is a new one at each call.
 *
 * @example The schema of an object
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const schema = Codec.toJSONSchema(Codec.object({ name: Codec.string }));
 *
 * schema['properties']; // => { name: { type: 'string' } }
 * schema['required']; // => ['name']
 * ```
 *
 * @alias zodToJsonSchema, jsonSchema, JSONSchema.make, toJsonSchemaDocument
 * @keywords OpenAPI, swagger, export, generate, documentation, contract, Ajv, form, editor,
 *   AsyncAPI
 * @category JSON
 * @since 1.0.0
 */
export function toJSONSchema(self: AnyCodec): JSONObject {
  checkCodec(self, 'self');
  const names = new Map<object, string>();
  const definitions = new Map<string, JSONObject>();

  const define = (identity: object, name: string, build: () => JSONObject): JSONObject => {
    let unique = names.get(identity);
    if (unique === undefined) {
      unique = uniqueName(name, definitions);
      names.set(identity, unique);
      // The name is taken before the schema is built, which may refer to it.
      definitions.set(unique, {});
      definitions.set(unique, build());
    }
    return { $ref: `#/$defs/${unique}` };
  };

  const schema = self.definition.schema({ define });
  // A copy: the keywords of a refinement and a default belong to the codec.
  return JSON.parse(
    JSON.stringify({
      $schema: DRAFT_2020_12,
      ...schema,
      ...(definitions.size > 0 && { $defs: Object.fromEntries(definitions) }),
    }),
  ) as JSONObject;
}

function uniqueName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) {
    unique = `${name}-${count}`;
  }
  return unique;
}
