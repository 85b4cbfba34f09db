import { READONLY_NAMES } from './typeNames';

export interface Type {
  /**
   * A variable is the same type everywhere. A hole is a type that is not typed yet or cannot be
   * expressed. Arrays, objects, literals and predicates are names. Optional and rest parameters are
   * wrapped in a marker.
   */
  readonly kind:
    'variable' | 'named' | 'function' | 'union' | 'conditional' | 'hole' | 'optional' | 'rest';
  readonly name: string;
  /** Type arguments, members of a union, or parameters followed by the result. */
  readonly parts: readonly Type[];
}

export const ARRAY = 'Array';
export const READONLY_ARRAY = 'ReadonlyArray';
export const TUPLE = '[]';
export const RECORD = 'Record';
/** `value is A`, a subtype of `boolean`. */
export const PREDICATE = 'is';
export const UNKNOWN = 'unknown';
export const NEVER = 'never';

export const INFERRED = 'infer ';

export const HOLE = createType('hole');

export function createType(kind: Type['kind'], name = '', parts: readonly Type[] = []): Type {
  return { kind, name, parts };
}

export function named(name: string, ...parts: readonly Type[]): Type {
  return createType('named', name, parts);
}

export function union(types: readonly Type[]): Type {
  const parts = types.flatMap(membersOf);
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : createType('union', '', parts);
}

export function membersOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.parts : [type];
}

export function functionType(parameters: readonly Type[], result: Type): Type {
  return createType('function', '', [...parameters, result]);
}

export function parametersOf(type: Type): readonly Type[] {
  return type.kind === 'function' ? type.parts.slice(0, -1) : [];
}

export function resultOf(type: Type): Type {
  return type.kind === 'function' ? (type.parts.at(-1) ?? HOLE) : type;
}

export function isRequired({ kind }: Type): boolean {
  return kind !== 'optional' && kind !== 'rest';
}

export function unmarked(parameter: Type): Type {
  return isRequired(parameter) ? parameter : (parameter.parts[0] ?? HOLE);
}

/** Returns `(a, b) => c` for `a -> b -> c`. */
export function joinParameters(type: Type): Type | undefined {
  const result = resultOf(type);
  return type.kind === 'function' && result.kind === 'function'
    ? createType('function', '', [...parametersOf(type), ...result.parts])
    : undefined;
}

export function typesIn(type: Type): readonly Type[] {
  return type.parts.length === 0 ? [type] : [type, ...type.parts.flatMap(typesIn)];
}

export function mapTypes(type: Type, change: (type: Type) => Type): Type {
  if (type.parts.length === 0) {
    return change(type);
  }
  const parts = type.parts.map((part) => mapTypes(part, change));
  return change(type.kind === 'union' ? union(parts) : { ...type, parts });
}

/** Counts the variables to replace to make the types equal. Infinite if that is impossible. */
export function countJoined(left: Type, right: Type): number {
  if (isSameHead(left, right) && left.parts.length === right.parts.length) {
    return left.parts.reduce(
      (sum, part, index) => sum + countJoined(part, right.parts[index] ?? HOLE),
      0,
    );
  }
  const isOpen = [left, right].some(({ kind }) => kind === 'variable' || kind === 'hole');
  // A type cannot contain itself.
  return isOpen && !isPartOf(left, right) && !isPartOf(right, left) ? 1 : Infinity;
}

function isPartOf(part: Type, whole: Type): boolean {
  return typesIn(whole).some((each) => isSameHead(each, part));
}

function isSameHead(left: Type, right: Type): boolean {
  return left.kind === right.kind && left.name === right.name;
}

export function isInferred({ kind, name }: Type): boolean {
  return kind === 'variable' && name.startsWith(INFERRED);
}

export function isNamed(type: Type, name: string): boolean {
  return type.kind === 'named' && type.name === name;
}

export function readonlyName({ name }: Type): string {
  return READONLY_NAMES.get(name) ?? name;
}
