import {
  type DeclarationReflection,
  ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { toHtml } from './html';
import { type Layout, group, indent, line, print, token, word } from './layout';
import { type TypeLinks, TypeWriter } from './types';

export { type TypeLinks, declaredName } from './types';

/** Writes what one writes to declare or to call something, as code in which every type is a link. */
export class SignatureWriter {
  readonly #types: TypeWriter;

  constructor(links: TypeLinks) {
    this.#types = new TypeWriter(links);
  }

  /** The signatures of a function, one below the other. */
  functions(signatures: readonly SignatureReflection[]): string {
    return toHtml(signatures.map((signature) => this.#function(signature)));
  }

  /** A type alias, a variable or a property. */
  declaration(declaration: DeclarationReflection): string {
    return toHtml([this.#declaration(declaration)]);
  }

  /** An interface or a class, with its members. */
  container(declaration: DeclarationReflection): string {
    return toHtml([this.#container(declaration)]);
  }

  /** Plain text, in one line for each way to call or to write something; without members. */
  plain(declaration: DeclarationReflection): readonly string[] {
    return this.#heads(declaration).map((layout) => print(group(layout), Infinity));
  }

  #heads(declaration: DeclarationReflection): Layout[] {
    if (declaration.signatures !== undefined) {
      return declaration.signatures.map((signature) => this.#function(signature));
    }
    if (declaration.kindOf([ReflectionKind.Interface, ReflectionKind.Class])) {
      return [this.#containerHead(declaration)];
    }
    return declaration.kindOf(ReflectionKind.Namespace) ? [] : [this.#declaration(declaration)];
  }

  #function(signature: SignatureReflection): Layout {
    const { parent } = signature;
    return [
      parent.kindOf(ReflectionKind.Function) ? word('function') : [],
      signature.name.startsWith('__') ? [] : token('name', signature.name),
      this.#types.call(signature, ': '),
    ];
  }

  #declaration(declaration: DeclarationReflection): Layout {
    const { name, flags, type, typeParameters } = declaration;
    const isAlias = declaration.kindOf(ReflectionKind.TypeAlias);
    const written = type ?? declaration.getSignature?.type;
    // TypeDoc makes the members of an object type members of its alias.
    const value =
      written === undefined ? this.#types.object(declaration) : this.#types.type(written);
    return [
      isAlias ? word('type') : [],
      declaration.kindOf(ReflectionKind.Variable) ? word('const') : [],
      flags.isReadonly ? word('readonly') : [],
      token(isAlias ? 'type' : 'name', name),
      flags.isOptional ? '?' : [],
      this.#types.typeParameters(typeParameters),
      isAlias ? ' = ' : ': ',
      value,
    ];
  }

  #container(declaration: DeclarationReflection): Layout {
    const members = this.#types.members(declaration);
    return [
      this.#containerHead(declaration),
      ' {',
      members.length === 0
        ? []
        : [indent(members.map((member) => [line, group(member), ';'])), line],
      '}',
    ];
  }

  #containerHead(declaration: DeclarationReflection): Layout {
    const { name, typeParameters } = declaration;
    // A class of an error extends what a factory has made, which has no name for others.
    const extendedTypes = (declaration.extendedTypes ?? []).filter(isKnown);
    return [
      word(declaration.kindOf(ReflectionKind.Class) ? 'class' : 'interface'),
      token('type', name),
      this.#types.typeParameters(typeParameters),
      extendedTypes.map((type, index) => [
        index === 0 ? [' ', word('extends')] : ', ',
        this.#types.type(type),
      ]),
    ];
  }
}

const NO_LINKS: TypeLinks = { reference: () => undefined, intrinsic: () => undefined };

/** Returns how something is written, as plain text in one line for each way to call it. */
export function plainSignatures(declaration: DeclarationReflection): readonly string[] {
  return new SignatureWriter(NO_LINKS).plain(declaration);
}

function isKnown(type: SomeType): boolean {
  return (
    !(type instanceof ReferenceType) ||
    type.reflection !== undefined ||
    type.externalUrl !== undefined
  );
}
