import {
  type DeclarationReflection,
  ReferenceType,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { Signature } from '../../pageData';
import { type Layout, group, indent, line, print, toSignature, token, word } from './layout';
import { type TypeLink, TypeWriter } from './types';

export { type TypeLink, declaredName } from './types';

export class SignatureWriter {
  readonly #types: TypeWriter;

  constructor(linkTo: TypeLink) {
    this.#types = new TypeWriter(linkTo);
  }

  /** Returns one signature per overload, with all members. */
  shown(declaration: DeclarationReflection): readonly Signature[] {
    const layouts = declaration.kindOf([ReflectionKind.Interface, ReflectionKind.Class])
      ? [this.#container(declaration)]
      : this.#heads(declaration);
    return layouts.map(toSignature);
  }

  /** Returns one line per overload. */
  lines(declaration: DeclarationReflection): readonly string[] {
    return this.#heads(declaration).map((layout) => print(group(layout), Infinity));
  }

  type(type: SomeType): Signature {
    return toSignature(this.#types.type(type));
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
    // TypeDoc attaches the members of an object type to its alias.
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
    // An error class extends the result of a factory, which has no public name.
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

function isKnown(type: SomeType): boolean {
  return (
    !(type instanceof ReferenceType) ||
    type.reflection !== undefined ||
    type.externalUrl !== undefined
  );
}
