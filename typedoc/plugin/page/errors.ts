import { type DeclarationReflection, ReferenceType, type SomeType } from 'typedoc';

/** The types whose second argument is the type of what can go wrong. */
const FALLIBLE: ReadonlySet<string> = new Set(['Result', 'Task']);

/** The types whose first argument is what comes back later. */
const DEFERRED: ReadonlySet<string> = new Set(['Promise', 'PromiseLike', 'Awaitable']);

/** An error that comes back as a value, and the type that carries it. */
interface CarriedError {
  readonly carrier: string;
  readonly type: SomeType;
}

/**
 * The errors that a function returns in a `Result` or a `Task`.
 *
 * A parameter of the type stands for whatever the caller chooses, and says nothing, nor does a type
 * that is worked out from one.
 */
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

/** Whether a type is worked out from its arguments, so that its name says nothing. */
function isOpaque({ type }: DeclarationReflection): boolean {
  return type?.type === 'conditional' || type?.type === 'indexedAccess' || type?.type === 'query';
}
