import {
  type DeclarationReflection,
  ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { toHtml } from './html';
import { LINE, type Layout, group, indent, keyword, print, punctuation } from './layout';
import { type TypeLinks, TypeWriter } from './types';

export { declaredName } from './names';
export type { TypeLinks } from './types';

/** The width of a column of code on a desktop, in characters. */
const WIDTH = 80;

const SPACE = punctuation(' ');

/** Writes what one writes to declare or to call something, as code in which every type is a link. */
export class SignatureWriter {
  readonly #types: TypeWriter;

  constructor(links: TypeLinks) {
    this.#types = new TypeWriter(links);
  }

  /** The signatures of a function, one below the other. */
  functions(signatures: readonly SignatureReflection[]): string {
    return toHtml(signatures.map((signature) => print(this.#function(signature), WIDTH)));
  }

  /** A type alias, a variable or a property. */
  declaration(declaration: DeclarationReflection): string {
    return toHtml([print(this.#declaration(declaration), WIDTH)]);
  }

  /** An interface or a class, with its members. */
  container(declaration: DeclarationReflection): string {
    return toHtml([print(this.#container(declaration), WIDTH)]);
  }

  /** Plain text, in one line for each way to call or to write something; without members. */
  plain(declaration: DeclarationReflection): readonly string[] {
    return this.#heads(declaration).map((layout) =>
      print(group(layout), Number.POSITIVE_INFINITY)
        .map(({ text }) => text)
        .join(''),
    );
  }

  #heads(declaration: DeclarationReflection): readonly Layout[] {
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
      parent.kindOf(ReflectionKind.Function) ? [keyword('function'), SPACE] : [],
      signature.kindOf(ReflectionKind.ConstructorSignature) ? [keyword('new'), SPACE] : [],
      signature.name.startsWith('__') ? [] : { text: signature.name, role: 'name' },
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
      isAlias ? [keyword('type'), SPACE] : [],
      declaration.kindOf(ReflectionKind.Variable) ? [keyword('const'), SPACE] : [],
      flags.isReadonly ? [keyword('readonly'), SPACE] : [],
      { text: name, role: isAlias ? 'type' : 'name' },
      flags.isOptional ? punctuation('?') : [],
      this.#types.typeParameters(typeParameters),
      punctuation(isAlias ? ' = ' : ': '),
      value,
    ];
  }

  #container(declaration: DeclarationReflection): Layout {
    const members = this.#types.members(declaration);
    return [
      this.#containerHead(declaration),
      punctuation(' {'),
      members.length === 0
        ? []
        : [indent(members.map((member) => [LINE, group(member), punctuation(';')])), LINE],
      punctuation('}'),
    ];
  }

  #containerHead(declaration: DeclarationReflection): Layout {
    const { name, typeParameters } = declaration;
    // A class of an error extends what a factory has made, which has no name for others.
    const extendedTypes = (declaration.extendedTypes ?? []).filter(isKnown);
    return [
      keyword(declaration.kindOf(ReflectionKind.Class) ? 'class' : 'interface'),
      SPACE,
      { text: name, role: 'type' },
      this.#types.typeParameters(typeParameters),
      extendedTypes.map((type, index) => [
        index === 0 ? [SPACE, keyword('extends'), SPACE] : punctuation(', '),
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
