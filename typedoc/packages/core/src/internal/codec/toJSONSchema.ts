import { checkCodec } from '../checks.js';
import type { JSONObject } from '@tstd/core-type';

import type { AnyCodec } from './model.js';

const DRAFT_2020_12 = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Returns the JSON Schema (draft 2020-12) of the values that a codec encodes to.
 *
 * `decode` accepts exactly the JSON that is valid against the schema, with a few exceptions:
 * {@link refine} and {@link transform} add only the `schema` that you pass. A schema cannot express the depth limit of {@link lazy} or the uniqueness of the keys of a {@link map} and the items of a {@link set}. Nor can it express the full syntax of a {@link url} or a {@link date}.
 *
 * @param self - The codec to describe, in its encoded form.
 * @returns A self-contained schema with recursive parts under `$defs`. Each call returns a new object.
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
      // Reserve the name before building the schema, which may refer to it.
      definitions.set(unique, {});
      definitions.set(unique, build());
    }
    return { $ref: `#/$defs/${unique}` };
  };

  const schema = self.definition.schema({ define });
  // Return a copy, because the keywords of a refinement and a default belong to the codec.
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
