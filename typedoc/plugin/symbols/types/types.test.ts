// cspell:ignore allsome compactrow maprow cornersof sidesof
import { expect, test } from 'vitest';
import type { ReferenceSymbol, TypeIndex } from '../../contract';
import { createWorkspace } from '../../fixtures/workspace';

/** A comment that says all that the reference asks for. */
function documented(typeParameters: string, parameters: string, isShown = true): string {
  const names = (text: string): readonly string[] => text.split(' ').filter((name) => name !== '');
  const lines = [
    'It is described.',
    ...names(typeParameters).map((name) => `@typeParam ${name} - A type.`),
    ...names(parameters).map((name) => `@param ${name} - A value.`),
    ...(parameters === '' ? [] : ['@returns A value.']),
    ...(isShown ? ['@example How', '```ts', '1; // => 1', '```'] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`;
}

const SHAPES = `
/**
 * Shapes and what they are made of.
 *
 * @module
 */

${documented('', '', false)}
export interface Tagged {
  ${documented('', '', false)}
  readonly tag: 'Corners';
}

${documented('', '', false)}
export type Corners = number & Tagged;

${documented('', '', false)}
export type Side = 'left' | 'right';

${documented('Value', '', false)}
export type Option<Value> = Value | undefined;

${documented('Value', '', false)}
export type Some<Value> = unknown extends Value
  ? Value & ({} | null)
  : Value extends undefined
    ? never
    : Value;

${documented('Value', '', false)}
export type Deep<Value> = unknown extends Value
  ? Value
  : Value extends string
    ? Value
    : { readonly [Key in keyof Value]: Deep<Value[Key]> };

${documented('List', '', false)}
export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

${documented('Value', 'self other', false)}
export type Order<Value> = (self: Value, other: Value) => number;

${documented('', '', false)}
export interface Shape {
  ${documented('', '', false)}
  readonly corners: Corners;
}

${documented('Value', '', false)}
export interface Regular<Value> extends Shape {
  ${documented('', '', false)}
  readonly side: Value;
}

${documented('', '')}
export const ordering: Order<Shape> = (self, other) => self.corners - other.corners;

${documented('', '')}
export class Broken extends Error {
  ${documented('', 'reason shape', false).replace(/ \* @returns.*\n/, '')}
  constructor(reason: string, shape?: Shape) {
    super(reason + String(shape));
  }
}

const HiddenBase: new (reason: string) => Error = Error;

${documented('', '')}
export class Lost extends HiddenBase {
  ${documented('', 'reason', false).replace(/ \* @returns.*\n/, '')}
  constructor(reason: string) {
    super(reason);
  }
}

${documented('Options', 'options')}
export function allSome<const Options extends readonly unknown[]>(
  options: Options,
): Option<{ readonly [Index in keyof Options]: Some<Options[Index]> }> {
  throw new Error(String(options));
}

${documented('Sides', 'sides')}
export function sidesOf<const Sides extends { readonly [key: string]: Regular<unknown> }>(
  sides: Sides,
): Option<{ readonly [Key in keyof Sides]: SideOf<Sides[Key]> }> {
  throw new Error(String(sides));
}

${documented('Shapes', 'shapes')}
export function cornersOf<const Shapes extends readonly Shape[]>(
  shapes: Shapes,
): { readonly [Index in keyof Shapes]: Shapes[Index]['corners'] } {
  throw new Error(String(shapes));
}

${documented('Key Value', '', false)}
export type Row<Key extends string, Value> =
  {} extends Record<Key, 1> ? Record<Key, Value> : { readonly [Name in Key]?: Value };

${documented('Key Self', '', false)}
export type RowOf<Key extends string, Self> = Partial<Record<Key, unknown>> & Self & object;

${documented('Key Self To', 'self fn')}
export function mapRow<Key extends string, Self extends Partial<Record<Key, unknown>>, To>(
  self: RowOf<Key, Self>,
  fn: (value: Required<Self>[Key], key: Key) => To,
): { readonly [Name in keyof Self]: To } {
  throw new Error(String(self) + String(fn));
}

${documented('Key Self', 'self')}
export function compactRow<Key extends string, Self extends Partial<Record<Key, unknown>>>(
  self: RowOf<Key, Self>,
): Row<Key, Exclude<Self[Key], undefined>> {
  throw new Error(String(self));
}

${documented('Fn', 'fn')}
export function once<Fn extends (value: string) => Shape>(fn: Fn): Option<Fn> {
  return fn;
}

${documented('Value To', 'self fn')}
export function map<Value, To>(
  self: Option<Value>,
  fn: (this: void, value: Some<Value>, index?: number) => To,
): Option<To> {
  return self === undefined ? undefined : fn(self as Some<Value>);
}

${documented('', 'text')}
export function parse(text: string): Option<number>;
${documented('', 'text radix')}
export function parse(text: string, radix: 2 | 8n | true | null | \`x\${string}\`): Option<Corners>;
export function parse(text: string): undefined {
  return text === '' ? undefined : undefined;
}

${documented('List Value', 'first rest')}
export function all<const List extends readonly Shape[], Value>(
  first: List,
  ...rest: readonly (Value | string)[]
): readonly [ItemOf<List>, Value | string, () => Value] {
  throw new Error(String(first) + String(rest));
}

${documented('Type', '', false)}
export type SideOf<Type> = Type extends Regular<infer Value> ? Value : never;

${documented('Self', 'self')}
export function inner<Self extends Regular<Regular<unknown>>>(self: Self): SideOf<SideOf<Self>> {
  return self.side.side as SideOf<SideOf<Self>>;
}

${documented('Self', 'self')}
export function width<Self extends Regular<unknown>>(self: Self): Self['side'] {
  return self.side;
}

${documented('', 'value')}
export function accepts(value: any): value is Shape {
  return typeof value === 'object';
}
`;

/** Returns the index, with the anchors of symbols in the place of their positions. */
async function indexOf() {
  const workspace = createWorkspace({
    'shapes/src/index.ts': `import * as Shapes from './Shapes.js';\nexport { Shapes };\n`,
    'shapes/src/Shapes.ts': SHAPES,
  });
  await workspace.write();
  expect(workspace.french('types.json')).toBe(workspace.english('types.json'));
  const { signatures, ...known } = JSON.parse(workspace.english('types.json')) as TypeIndex;
  const symbols = JSON.parse(workspace.english('symbols.json')) as readonly ReferenceSymbol[];
  const anchorOf = (position: number) => symbols[position]?.path.split('#')[1];
  const anchors = Object.entries(signatures).map(([type, ids]) => [type, ids.map(anchorOf)]);
  return { ...known, signatures: Object.fromEntries(anchors) as object };
}

test('the reference comes with an index of all types that can be called or held', async () => {
  const { signatures, definitions, supertypes } = await indexOf();
  expect(signatures).toStrictEqual({
    'Order<Shape>': ['ordering'],
    '(string,Shape?)=>Broken': ['broken'],
    '(Option<A>,(A,number?)=>B)=>Option<B>': ['map'],
    '(string)=>Option<number>': ['parse'],
    '(string,true|2|8n|string|null)=>Option<Corners>': ['parse'],
    '(readonly Shape[],...readonly (string|A)[])=>readonly [_,string|A,()=>A]': ['all'],
    '(Regular<Regular<A>>)=>A': ['inner'],
    '(Regular<A>)=>_': ['width'],
    '(unknown)=>is<Shape>': ['accepts'],
    '(readonly (A|undefined)[])=>Option<readonly A[]>': ['allsome'],
    '(Record<string,Regular<A>>)=>Option<Record<string,A>>': ['sidesof'],
    '(readonly Shape[])=>readonly _[]': ['cornersof'],
    '(Record<B,A>,(A,B)=>C)=>Record<B,C>': ['maprow'],
    '(Record<B,A>)=>Row<B,A>': ['compactrow'],
    '((string)=>Shape)=>Option<(string)=>Shape>': ['once'],
    '(string)=>Lost': ['lost'],
  });
  expect(definitions).toStrictEqual({
    'Option<A>': 'A|undefined',
    'Order<A>': '(A,A)=>number',
    'Row<A,B>': 'Record<A,B>',
    'RowOf<A,B>': 'B',
    'Some<A>': 'A',
  });
  expect(supertypes).toStrictEqual({
    Corners: 'number',
    Side: 'string',
    Broken: 'Error',
    Lost: 'Error',
    'Regular<A>': 'Shape',
  });
});
