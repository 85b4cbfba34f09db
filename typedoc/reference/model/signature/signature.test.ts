import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Application,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
} from 'typedoc';
import { onTestFinished, describe, expect, test } from 'vitest';
import { keepDeclaredTypes } from '../declaredTypes';
import { SignatureWriter } from './index';

type Files = Readonly<Record<string, string>>;

async function convert(source: string, others: Files = {}): Promise<ProjectReflection> {
  const folder = mkdtempSync(join(tmpdir(), 'signature-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries({ ...others, 'index.ts': source })) {
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, target: 'ES2022', module: 'ESNext', types: [] },
      files: ['index.ts'],
    }),
  );
  const app = await Application.bootstrap({
    entryPoints: [join(folder, 'index.ts')],
    tsconfig: join(folder, 'tsconfig.json'),
    sort: ['source-order'],
    logLevel: 'Error',
    skipErrorChecking: true,
  });
  keepDeclaredTypes(app);
  const project = await app.convert();
  if (project === undefined) {
    throw new Error('The source must convert');
  }
  return project;
}

const writer = new SignatureWriter({
  reference: (type) => (type.reflection === undefined ? undefined : `#${type.name}`),
  intrinsic: () => undefined,
});

function write(declaration: DeclarationReflection): string {
  if (declaration.signatures !== undefined) {
    return writer.functions(declaration.signatures);
  }
  return declaration.kindOf([ReflectionKind.Interface, ReflectionKind.Class])
    ? writer.container(declaration)
    : writer.declaration(declaration);
}

async function codeOf(source: string, others?: Files): Promise<string> {
  return textOf(await htmlOf(source, others));
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');
}

async function htmlOf(source: string, others?: Files): Promise<string> {
  const project = await convert(source, others);
  const last = project.children?.at(-1);
  if (last === undefined) {
    throw new Error('The source must export something');
  }
  return write(last);
}

describe('SignatureWriter', () => {
  test('writes types as they stand', async () => {
    const types = [
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
    const numbered = types.map((type, index) => type.replace('Name', `Name${String(index)}`));
    const { children = [] } = await convert(numbered.map((type) => `export ${type};`).join('\n'));
    expect(children.map((child) => textOf(write(child)))).toEqual(numbered);
  });

  test('writes functions with their name', async () => {
    expect(
      await codeOf('export function map<const A extends object = {}>(self: A, ...rest: A[]): A'),
    ).toBe('function map<const A extends object = {}>(self: A, ...rest: A[]): A');
  });

  test('marks what has a default value as one that can be left out', async () => {
    expect(await codeOf('export function f(a: string, b = 1): void {}')).toBe(
      'function f(a: string, b?: number): void',
    );
  });

  test('writes assertions', async () => {
    expect(await codeOf('export function f(value: unknown): asserts value is string {}')).toBe(
      'function f(value: unknown): asserts value is string',
    );
    expect(await codeOf('export function f(value: unknown): asserts value {}')).toBe(
      'function f(value: unknown): asserts value',
    );
  });

  test('writes overloads one below the other, each to be numbered', async () => {
    const html = await htmlOf(`
      export function f(a: string): string;
      export function f(a: number): number;
      export function f(a: unknown): unknown { return a }`);
    expect(textOf(html)).toBe('function f(a: string): string\nfunction f(a: number): number');
    expect(html.split('<span class="overload">')).toHaveLength(3);
    expect(await htmlOf('export function f(a: string): void {}')).not.toContain('overload');
  });

  test('writes what a type parameter extends as it is declared', async () => {
    const source =
      'function f<A extends object, B extends A, const C extends keyof A>(a: A, b: B, c: C): void';
    expect(await codeOf(`export ${source} {}`)).toBe(source.replace(/\((.*)\)/, '(\n  $1\n)'));
  });

  test('lets what is too long for a line of a phone be broken after a bracket', async () => {
    const declare = async (name: string): Promise<string> =>
      htmlOf(`export interface ${name} {} export function f(a: Partial<${name}>): void {}`);
    expect(await declare('PropertiesOfSomethingThatIsNamedInFull')).toContain('&lt;<wbr /><a');
    expect(await declare('Short')).not.toContain('<wbr');
  });

  test('gives each parameter a line of its own where all of them do not fit on one', async () => {
    const source = `function f<A>(
  collection: readonly A[],
  toValue: (value: A, index: number) => boolean,
  initialValue: A,
): boolean`;
    expect(await codeOf(`export ${source} { return true; }`)).toBe(source);
  });

  test('writes the keys of a mapped type as they are declared', async () => {
    const source = 'function f<A>(a: { [Key in keyof A]: 1 }): { [Key in keyof A]?: 1 }';
    expect(await codeOf(`export ${source} { return a; }`)).toBe(source);
  });

  test('writes constructors with their class or their interface', async () => {
    expect(await codeOf('export class Box { constructor(value: string) {} }')).toBe(
      'class Box {\n  constructor(value: string);\n}',
    );
    expect(await codeOf('export interface BoxClass { new (value: string): object }')).toBe(
      'interface BoxClass {\n  new (value: string): object;\n}',
    );
  });

  test('ends the arguments of a type without a comma, on lines of their own too', async () => {
    const [first, second] = ['First', 'Second'].map((name) => name.padEnd(40, '_'));
    const types = `export interface ${first} {} export interface ${second} {}`;
    expect(await codeOf(`${types} export type A = Map<${first}, ${second}>`)).toBe(
      `type A = Map<\n  ${first},\n  ${second}\n>`,
    );
    expect(await codeOf(`${types} export type A = Readonly<${first} & ${second}>`)).toBe(
      `type A = Readonly<\n  & ${first}\n  & ${second}\n>`,
    );
  });

  test('writes variables with their type', async () => {
    expect(await codeOf('export const ZERO: number = 0;')).toBe('const ZERO: number');
    expect(await codeOf('const a = 1; export const b: typeof a = 1;')).toBe('const b: typeof a');
  });

  test('writes interfaces with their members, one a line', async () => {
    expect(
      await codeOf(`
        export interface Base {}
        interface Hidden {}
        export interface Box<Value> extends Base, Hidden {
          readonly value: Value;
          'not-plain'?: string;
          readonly [Symbol.iterator]: string;
          map<Mapped>(fn: (value: Value) => Mapped): Box<Mapped>;
        }`),
    ).toBe(`interface Box<Value> extends Base {
  readonly value: Value;
  "not-plain"?: string;
  readonly [Symbol.iterator]: string;
  map<Mapped>(fn: (value: Value) => Mapped): Box<Mapped>;
}`);
  });

  test('names a type that is a module too as it is exported', async () => {
    const source = `
      import * as Ref from './Ref.js';
      type Ref<Value> = Ref.Ref<Value>;
      export { Ref };
      export interface Cell<Value> extends Ref<Value> {}`;
    const others = { 'Ref.ts': 'export interface Ref<Value> {}' };
    expect(await codeOf(source, others)).toBe('interface Cell<Value> extends Ref<Value> {}');
  });

  test('writes an interface without members on one line', async () => {
    expect(await codeOf('export interface Nothing {}')).toBe('interface Nothing {}');
  });

  test('puts each parameter on a line where they do not fit on one', async () => {
    expect(
      await codeOf(
        'export function reduce<Value, Result>(self: readonly Value[], fn: (result: Result, value: Value, index: number) => Result, initial: Result): Result',
      ),
    ).toBe(`function reduce<Value, Result>(
  self: readonly Value[],
  fn: (result: Result, value: Value, index: number) => Result,
  initial: Result,
): Result`);
  });

  test('puts each part of a union on a line where they do not fit on one', async () => {
    expect(
      await codeOf(
        "export type Mode = 'the first of the modes' | 'the second of the modes' | 'the third of the modes'",
      ),
    ).toBe(`type Mode =
  | 'the first of the modes'
  | 'the second of the modes'
  | 'the third of the modes'`);
  });

  test('makes a link of each type that has an address, and escapes the rest', async () => {
    expect(await htmlOf('export interface A {} export type B<T> = Map<T, A>')).toBe(
      '<pre class="signature"><code><span class="hl-k">type</span> <span class="hl-t">B</span>&lt;<span class="hl-t">T</span>&gt; = <span class="hl-t">Map</span>&lt;<a href="#T">T</a>, <a href="#A">A</a>&gt;</code></pre>',
    );
  });
});
