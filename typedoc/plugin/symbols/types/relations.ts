import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import ts from 'typescript';
import type { KnownTypes } from '../../contract';
import { TypeText, isParameter, mainType } from './text';

/** A definition that is longer is no help to see what a name means. */
const MAX_DEFINITION = 120;

/** The primitive type of each alias whose values all are of one; `Error` for each class of errors. */
export type Primitives = ReadonlyMap<Reflection, string>;

/** Asks the checker of TypeScript, while it is there, which aliases are kinds of a primitive. */
export function observePrimitives(app: Application): Primitives {
  const primitives = new Map<Reflection, string>();
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) => {
    for (const alias of context.project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
      const primitive = primitiveOf(context, alias as DeclarationReflection);
      if (primitive !== undefined) {
        primitives.set(alias, primitive);
      }
    }
    for (const model of context.project.getReflectionsByKind(ReflectionKind.Class)) {
      if (isError(context, model)) {
        primitives.set(model, 'Error');
      }
    }
  });
  return primitives;
}

function primitiveOf(context: Context, alias: DeclarationReflection): string | undefined {
  const symbol = context.getSymbolFromReflection(alias);
  const checker = context.programs[0]?.getTypeChecker();
  if (symbol === undefined || checker === undefined || alias.typeParameters !== undefined) {
    return undefined;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const candidates = {
    string: checker.getStringType(),
    number: checker.getNumberType(),
    bigint: checker.getBigIntType(),
    boolean: checker.getBooleanType(),
  };
  return Object.entries(candidates).find(([, primitive]) =>
    checker.isTypeAssignableTo(type, primitive),
  )?.[0];
}

function isError(context: Context, model: Reflection): boolean {
  const symbol = context.getSymbolFromReflection(model);
  const checker = context.programs[0]?.getTypeChecker();
  const declaration = symbol?.declarations?.[0];
  if (symbol === undefined || checker === undefined || declaration === undefined) {
    return false;
  }
  const error = checker
    .getSymbolsInScope(declaration, ts.SymbolFlags.Interface)
    .find(({ name }) => name === 'Error');
  return (
    error !== undefined &&
    checker.isTypeAssignableTo(
      checker.getDeclaredTypeOfSymbol(symbol),
      checker.getDeclaredTypeOfSymbol(error),
    )
  );
}

/** Finds the definitions and the supertypes of the named types of the packages. */
export function relateTypes(project: ProjectReflection, primitives: Primitives): KnownTypes {
  const definitions = new Relations();
  const supertypes = new Relations();
  for (const reflection of NAMED_TYPES.flatMap((kind) => project.getReflectionsByKind(kind))) {
    const declaration = reflection as DeclarationReflection;
    if (declaration.kindOf(ReflectionKind.TypeAlias)) {
      relateAlias(declaration, primitives.get(declaration), definitions, supertypes);
    } else {
      const text = new TypeText();
      const head = text.head(declaration);
      const base = declaration.extendedTypes?.[0];
      // A subclass of a class that nobody can import is named by its structure.
      const isHidden =
        base?.type === 'reference' &&
        base.package !== 'typescript' &&
        base.reflection === undefined;
      supertypes.add(head, (isHidden ? primitives.get(declaration) : undefined) ?? text.type(base));
    }
  }
  return { definitions: definitions.toObject(), supertypes: supertypes.toObject() };
}

const NAMED_TYPES = [ReflectionKind.TypeAlias, ReflectionKind.Interface, ReflectionKind.Class];

function relateAlias(
  alias: DeclarationReflection,
  primitive: string | undefined,
  definitions: Relations,
  supertypes: Relations,
): void {
  const { type } = alias;
  const text = new TypeText();
  const head = text.head(alias);
  if (primitive !== undefined && type?.type !== 'intrinsic') {
    supertypes.add(head, primitive);
  } else if (type?.type === 'intersection' && !isParameter(mainType(type))) {
    supertypes.add(head, text.type(mainType(type)));
  } else {
    definitions.add(head, text.type(type));
    if (type?.type === 'tuple') {
      const element = type.elements[0];
      supertypes.add(head, element === undefined ? '_' : `readonly ${text.type(element)}[]`);
    }
  }
}

/** Texts by names; a name that two packages use for different types has none. */
class Relations {
  readonly #texts = new Map<string, string | undefined>();

  add(head: string, text: string): void {
    // The packages give readonly arrays the name that the language has for the others.
    if (text === '_' || text === head || head === 'Array<A>' || text.length > MAX_DEFINITION) {
      return;
    }
    const isNew = !this.#texts.has(head) || this.#texts.get(head) === text;
    this.#texts.set(head, isNew ? text : undefined);
  }

  toObject(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...this.#texts].filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }
}
