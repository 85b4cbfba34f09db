import type { ExportedFunction, Parameter, Signature } from './functions';

/** The code written in place of a right argument, by its kind. `place` leads to that of the right one. */
const WRONG = {
  number: () => 'wrong.number',
  text: () => 'wrong.text',
  boolean: () => 'wrong.boolean',
  bigint: () => 'wrong.bigint',
  symbol: () => 'wrong.symbol',
  null: () => 'null',
  undefined: () => 'undefined',
  'branded number': () => 'wrong.brandedNumber',
  'branded text': () => 'wrong.brandedText',
  'unknown key': () => '{ unknownKey: wrong.number }',
  'void function': () => 'wrong.voidFunction',
  'undefined function': () => 'wrong.undefinedFunction',
  'async function': () => 'wrong.asyncFunction',
  Promise: (place) => `promises${place}`,
  Option: (place) => `options${place}`,
  Result: (place) => `results${place}`,
  Task: (place) => `tasks${place}`,
} satisfies Readonly<Record<string, (place: string) => string>>;

export type Kind = keyof typeof WRONG | 'missing' | 'further key' | 'fraction' | 'NaN';

const DECLARATIONS = `
declare const wrong: {
  readonly number: number;
  readonly text: string;
  readonly boolean: boolean;
  readonly bigint: bigint;
  readonly symbol: symbol;
  readonly brandedNumber: number & coreType.Tag<'Other'>;
  readonly brandedText: string & coreType.Tag<'Other'>;
  readonly voidFunction: () => void;
  readonly undefinedFunction: () => undefined;
  readonly asyncFunction: () => Promise<boolean>;
};
type Promises<All> = { readonly [Place in keyof All]: Promise<All[Place]> };
type Options<All> = { readonly [Place in keyof All]: core.Option<All[Place]> };
type Results<All> = { readonly [Place in keyof All]: core.Result<All[Place], string> };
type Tasks<All> = { readonly [Place in keyof All]: task.Task<All[Place], string> };

type Given = readonly any[];
const Colour = core.Enum.of({ Red: 'red', Blue: 'blue' });
type Ok = core.Result.Ok<number>;
type Err = core.Result.Err<string>;
type Result = core.Result<number, string>;
type Task = task.Task<number, string>;
type Point = core.Struct<'Point', { readonly x: number }>;
type Fields = { readonly x: core.Codec<number> };
type NoFields = Readonly<Record<never, never>>;
`;

/** Type arguments where the constraint alone does not give one. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  'collection.Record.every': ['string', '{ readonly [key: string]: number }', 'number'],
  'collection.Record.filter': ['string', '{ readonly [key: string]: number }', 'number'],
  'collection.Record.find': ['string', '{ readonly [key: string]: number }', 'number'],
  'collection.Record.partition': ['string', '{ readonly [key: string]: number }', 'number'],
  'collection.Record.compact': ['string', '{ readonly [key: string]: number }'],
  'core.omit': ['Point', "'x'"],
  'core.pick': ['Point', "readonly ['x']"],
  'iterable.AsyncIterable.flatMap': ['number', 'readonly number[]'],
  'iterable.AsyncIterable.flatten': ['readonly number[]'],
  'core.Codec.extend': ['{ readonly y: number }', '{ readonly y: number }', 'Fields', 'Fields'],
  'core.Codec.object': ['Fields', 'NoFields'],
  'core.Codec.omit': ['{ readonly x: number }', '{ readonly x: number }', "'x'"],
  'core.Codec.pick': ['{ readonly x: number }', '{ readonly x: number }', "'x'"],
  'core.Codec.tuple': ['readonly [core.Codec<number>]', 'core.Codec<number>'],
  'core.Codec.union': ['readonly [core.Codec<number>]'],
  'core.Enum.of': ["{ readonly Red: 'red' }"],
  'core.Result.toOption': ['Result'],
  'core.Result.flatten': ['core.Result<Result, string>'],
  'core.Struct.codec': ["'Point'", 'Fields', 'NoFields'],
  'core.Struct.define': ["'Point'", 'Fields', 'NoFields'],
  'core.Struct.equal': ['{ readonly Point: { readonly x: core.Equal<number> } }'],
  'core.Struct.is': ['Point', "'Point'"],
  'core.Struct.match': ['Point', '{ readonly Point: (self: Point) => number }'],
  'core.Struct.union': ["readonly [core.Struct.StructDefinition<'Point', Fields, NoFields>]"],
  'core.Type.object': ['{ readonly x: core.Type<number> }'],
  'core.Type.union': ['readonly [core.Type<number>]'],
  'env.Env.readAll': ['{ readonly PORT: core.Codec<number> }', '{ readonly PORT: 1 }'],
  'task.Task.flatten': ['task.Task<Task, string>'],
  'task.Task.gen': ['Task', 'number'],
};

/** Type arguments by the constraint. What is not here is its own sample, and none is a number. */
const SAMPLES_OF_CONSTRAINTS: Readonly<Record<string, string>> = {
  Collection: 'readonly number[]',
  'Partial<Record<Key, unknown>>': '{ readonly [key: string]: number }',
  'Partial<Record<Key, string>>': '{ readonly [key: string]: string }',
  'Partial<Record<OtherKey, unknown>>': '{ readonly [key: string]: number }',
  'ResponseParser<unknown>': 'http.ResponseParser<number>',
  EnumLike: 'typeof Colour',
  'Ok<unknown>': 'Ok',
  'Err<unknown>': 'Err',
  'Result<unknown, unknown>': 'Result',
  'TaskLike<unknown, unknown>': 'Task',
  'readonly TaskLike<unknown, unknown>[]': 'readonly [Task]',
};

/** A call with one argument that is wrong, or with none. */
export interface Call {
  /** The function, as {@link ExportedFunction.path} has it. */
  readonly path: string;
  readonly isClass: boolean;
  readonly signature: Signature;
  /** The line in which it stands, counted from zero. */
  readonly line: number;
  /** The line that declares a tuple of right arguments. */
  readonly declaredAt: number;
  readonly wrong?: {
    readonly kind: Kind;
    readonly parameter: Parameter;
    readonly position: number;
  };
}

/** Writes a module that calls each function rightly, and then with each argument wrong in each way. */
export function writeCalls(
  imports: string,
  functions: readonly ExportedFunction[],
): { readonly text: string; readonly calls: readonly Call[] } {
  const lines = (imports + DECLARATIONS).split('\n');
  const add = (line: string): number => lines.push(line) - 1;
  const calls: Call[] = [];

  for (const each of functions) {
    for (const signature of each.signatures) {
      const id = lines.length;
      const declaredAt = add(`declare const right${id}: ${parametersOf(each, signature)};`);
      for (const name of ['Promises', 'Options', 'Results', 'Tasks']) {
        add(`declare const ${name.toLowerCase()}${id}: ${name}<typeof right${id}>;`);
      }
      const call = (given: readonly string[], wrong?: Call['wrong']): void => {
        const line = add(`() => ${each.isClass ? 'new ' : ''}${each.path}(${given.join(', ')});`);
        const about = { path: each.path, isClass: each.isClass, signature, line, declaredAt };
        calls.push(wrong === undefined ? about : { ...about, wrong });
      };

      const right = signature.parameters.map((_, position) => `right${id}[${position}]`);
      call(right);
      signature.parameters.forEach((parameter, position) => {
        if (!parameter.isOptional) {
          call(right.slice(0, position), { kind: 'missing', parameter, position });
        }
        if (parameter.required.length > 0) {
          const members = parameter.required.map((name) => `${name}: ${right[position]}!.${name}`);
          const literal = (further: readonly string[]): readonly string[] =>
            right.with(position, `{ ${[...members, ...further].join(', ')} }`);
          call(literal([]));
          call(literal(['unknownKey: wrong.number']), { kind: 'further key', parameter, position });
        }
        for (const [kind, write] of Object.entries(WRONG)) {
          const given = right.with(position, write(`${id}[${position}]`));
          call(given, { kind: kind as Kind, parameter, position });
        }
      });
    }
  }
  return { text: lines.join('\n'), calls };
}

/** Writes the type of the parameters of a signature, with samples in place of its type parameters. */
function parametersOf({ path, isClass, signatures }: ExportedFunction, own: Signature): string {
  // Signatures with equally many type parameters must all accept the samples: those with a
  // constraint get none, and the compiler puts the constraints in their place.
  const alike = signatures.filter(
    ({ constraints }) => constraints.length === own.constraints.length,
  );
  const isConstrained = alike.some(({ constraints }) =>
    constraints.some((constraint) => constraint !== undefined),
  );
  const samples = alike.length > 1 && isConstrained ? [] : samplesOf(path, own);
  const candidates = samples.length === 0 ? signatures : alike;
  const form = isClass ? 'new ' : '';
  const members = candidates.map(
    (_, index) => `${form}(...given: infer Given${index} extends Given): unknown`,
  );
  const applied = samples.length === 0 ? path : `${path}<${samples.join(', ')}>`;
  return `typeof ${applied} extends { ${members.join('; ')} } ? Given${candidates.indexOf(own)} : never`;
}

function samplesOf(path: string, { constraints }: Signature): readonly string[] {
  const samples = SAMPLES[path];
  return samples?.length === constraints.length
    ? samples
    : constraints.map((constraint) =>
        constraint === undefined ? 'number' : (SAMPLES_OF_CONSTRAINTS[constraint] ?? constraint),
      );
}
