import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, type DeclarationReflection } from 'typedoc';
import { beforeAll, describe, expect, test } from 'vitest';
import { signatureText } from '../../entries';
import { keepDeclaredTypes } from '../declaredTypes';
import { SignatureWriter } from './index';

const [FIRST = '', SECOND = ''] = ['First', 'Second'].map((name) => name.padEnd(40, '_'));
const LONG = `export interface ${FIRST} {} export interface ${SECOND} {}`;

/** Declarations whose signature is the same as the source. */
const DECLARED: readonly string[] = [
  'function map<const A extends object = {}>(self: A, ...rest: A[]): A',
  'function f(value: unknown): asserts value is string',
  'function f(value: unknown): asserts value',
  'function f<A extends object, B extends A, const C extends keyof A>(\n  a: A, b: B, c: C\n): void',
  'function f<A>(a: { [Key in keyof A]: 1 }): { [Key in keyof A]?: 1 }',
  `function f<A>(
  collection: readonly A[],
  toValue: (value: A, index: number) => boolean,
  initialValue: A,
): boolean`,
  'class Box {\n  constructor(value: string);\n}',
  'interface BoxClass {\n  new (value: string): object;\n}',
  'interface Nothing {}',
  'const ZERO: number',
  "type Mode =\n  | 'the first of the modes'\n  | 'the second of the modes'\n  | 'the third of the modes'",
  'type Name = string | undefined',
  'type Name = readonly string[]',
  'type Name = readonly (string | number)[]',
  "type Name<Value> = Value extends readonly (infer Item)[] ? Item : 'none'",
  'type Name<Value> = { readonly [Key in keyof Value]?: Value[Key] }',
  'type Name<Value> = { -readonly [Key in keyof Value]-?: Value[Key] }',
  'type Name<Value> = { [Key in keyof Value as `a${Key & string}`]: 1 }',
  'type Name = [first: string, second?: number]',
  'type Name = [string, number?, ...boolean[]]',
  'type Name = (value: string, index?: number) => value is string',
  'type Name = ((value: string) => void) | undefined',
  'type Name = new <Value>(value: Value) => Value',
  'type Name = `#${string}-${number}`',
  'type Name = 1n | -1 | true | null',
  "type Name = 'it\\'s' | 'a \"b\"'",
  'type Name = { [key: string]: unknown; readonly a?: string; b(): void }',
  'type Name = {}',
  'type Name = unique symbol',
  'type Name = keyof Date',
  'type Name<in out Value> = (value: Value) => Value',
  'type Name = new () => object',
];

/** Declarations whose signature differs; only that of the last export is compared. */
const CHANGED: readonly (readonly [title: string, source: string, code: string])[] = [
  [
    'a parameter with a default as an optional one',
    'export function f(a: string, b = 1): void {}',
    'function f(a: string, b?: number): void',
  ],
  [
    'overloads',
    'export declare function f(a: string): string; export declare function f(a: number): number;',
    'function f(a: string): string\nfunction f(a: number): number',
  ],
  [
    'type arguments on lines of their own without a last comma',
    `${LONG} export type A = Map<${FIRST}, ${SECOND}>`,
    `type A = Map<\n  ${FIRST},\n  ${SECOND}\n>`,
  ],
  [
    'an intersection on lines of its own',
    `${LONG} export type A = Readonly<${FIRST} & ${SECOND}>`,
    `type A = Readonly<\n  & ${FIRST}\n  & ${SECOND}\n>`,
  ],
  ['queries', 'const a = 1; export const b: typeof a = 1;', 'const b: typeof a'],
  [
    'interfaces with their members, and without a base that is not exported',
    `export interface Base {}
    interface Hidden {}
    export interface Box<Value> extends Base, Hidden {
      readonly value: Value;
      'not-plain'?: string;
      readonly [Symbol.iterator]: string;
      map<Mapped>(fn: (value: Value) => Mapped): Box<Mapped>;
    }`,
    `interface Box<Value> extends Base {
  readonly value: Value;
  "not-plain"?: string;
  readonly [Symbol.iterator]: string;
  map<Mapped>(fn: (value: Value) => Mapped): Box<Mapped>;
}`,
  ],
  [
    'a type that is a module too with the name of its export',
    `import * as Ref from './Ref.js';
    type Ref<Value> = Ref.Ref<Value>;
    export { Ref };
    export interface Cell<Value> extends Ref<Value> {}`,
    'interface Cell<Value> extends Ref<Value> {}',
  ],
];

const LINKED = 'export interface A {} export type B<T> = Map<T, A>;';

const SOURCES = [
  ...DECLARED.map((code) => `export declare ${code};`),
  ...CHANGED.map(([, source]) => source),
  LINKED,
];

let modules: readonly DeclarationReflection[] = [];

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  const files = SOURCES.map((source, index) => {
    const file = join(folder, `case${String(index).padStart(3, '0')}.ts`);
    writeFileSync(file, source);
    return file;
  });
  writeFileSync(join(folder, 'Ref.ts'), 'export interface Ref<Value> {}');
  const tsconfig = join(folder, 'tsconfig.json');
  const compilerOptions = { strict: true, target: 'ES2022', module: 'ESNext', types: [] };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files }));
  const app = await Application.bootstrap({
    entryPoints: files,
    tsconfig,
    sort: ['source-order'],
    logLevel: 'Error',
    skipErrorChecking: true,
  });
  keepDeclaredTypes(app);
  modules = (await app.convert())?.children ?? [];
  rmSync(folder, { recursive: true });
});

const writer = new SignatureWriter((type) => type.reflection && `#${type.name}`);

function declared(source: string): DeclarationReflection {
  const last = modules[SOURCES.indexOf(source)]?.children?.at(-1);
  if (last === undefined) {
    throw new Error('The source must export something');
  }
  return last;
}

const write = (source: string): string =>
  writer.shown(declared(source)).map(signatureText).join('\n');

describe('SignatureWriter', () => {
  test.each(DECLARED)('writes the declaration as it is: %s', (code) => {
    expect(write(`export declare ${code};`)).toBe(code);
  });

  test.each(CHANGED)('writes %s', (_, source, code) => {
    expect(write(source)).toBe(code);
  });

  test('links each type that has an address, and classifies the other words', () => {
    expect(writer.shown(declared(LINKED))).toEqual([
      [
        { text: 'type', role: 'keyword' },
        ' ',
        { text: 'B', role: 'type' },
        '<',
        { text: 'T', role: 'type' },
        '> = ',
        { text: 'Map', role: 'type' },
        '<',
        { text: 'T', role: 'type', to: '#T' },
        ', ',
        { text: 'A', role: 'type', to: '#A' },
        '>',
      ],
    ]);
  });

  test('writes each overload on one line, and the head of an interface, for lists', () => {
    const lines = (name: string): readonly string[] =>
      writer.lines(declared(SOURCES.find((source) => source.includes(name)) ?? ''));
    expect(lines('export declare function f(a: number)')).toHaveLength(2);
    expect(lines('initialValue')).toEqual([
      'function f<A>(collection: readonly A[], toValue: (value: A, index: number) => boolean, initialValue: A): boolean',
    ]);
    expect(lines('interface Box<Value>')).toEqual(['interface Box<Value> extends Base']);
  });
});
