import { type DeclarationReflection, ReferenceType, type SomeType } from 'typedoc';

const FALLIBLE: ReadonlySet<string> = new Set(['Result', 'Task']);

const DEFERRED: ReadonlySet<string> = new Set(['Promise', 'PromiseLike', 'Awaitable']);

interface CarriedError {
  readonly carrier: string;
  readonly type: SomeType;
}

/** Skips type parameters and types computed from them: the caller chooses those. */
export function carriedErrors(type: SomeType | undefined): readonly CarriedError[] {
  if (!(type instanceof ReferenceType)) {
    return [];
  }
  const [first, second] = type.typeArguments ?? [];
  if (DEFERRED.has(type.name)) {
    return carriedErrors(first);
  }
  return FALLIBLE.has(type.name) && second !== undefined
    ? membersOf(second)
        .filter(isInformative)
        .map((error) => ({ carrier: type.name, type: error }))
    : [];
}

function membersOf(type: SomeType): readonly SomeType[] {
  return type.type === 'union' ? type.types.flatMap(membersOf) : [type];
}

function isInformative(type: SomeType): boolean {
  if (!(type instanceof ReferenceType)) {
    return type.type !== 'intrinsic';
  }
  const { reflection } = type;
  return (
    !type.refersToTypeParameter &&
    reflection !== undefined &&
    !(reflection.isDeclaration() && isOpaque(reflection))
  );
}

function isOpaque({ type }: DeclarationReflection): boolean {
  return type?.type === 'conditional' || type?.type === 'indexedAccess' || type?.type === 'query';
}
