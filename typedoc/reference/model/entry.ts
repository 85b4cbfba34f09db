import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type SomeType,
  type SourceReference,
  type TypeParameterReflection,
} from 'typedoc';
import { relative } from 'node:path';
import { posixPath } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import { type MemberKind, type SymbolKind, memberTitle, unscoped } from '../contract';
import type {
  Call,
  Description,
  Entry,
  Failure,
  Member,
  Parameter,
  SourcePlace,
  TypeParameter,
} from '../pageData';
import { owningModule } from '../router';
import { type CommentReader, describe, describePart, tagText } from './comment';
import { carriedErrors } from './errors';
import { type SignatureWriter, declaredName } from './signature';

export interface EntryReader extends CommentReader {
  readonly root: string;
  readonly sizes: Sizes;
  readonly signatures: SignatureWriter;
}

const MEMBER_KINDS: ReadonlyMap<ReflectionKind, MemberKind> = new Map([
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'const'],
]);

export function kindOf({ kind }: Reflection): SymbolKind {
  return MEMBER_KINDS.get(kind) ?? 'member';
}

export function readEntry(model: DeclarationReflection, name: string, reader: EntryReader): Entry {
  const path = reader.pathOf(model) ?? '';
  const comment = commentOf(model);
  const kind = kindOf(model);
  const since = tagText(comment, '@since');
  const size = isValue(kind) ? sizeOf(model, name, reader) : undefined;
  const source = placeOf(model, reader);
  const children = childrenOf(model);
  const constructors = children.filter((child) => child.kindOf(ReflectionKind.Constructor));
  const id = anchorIn(path);
  return {
    id,
    path,
    name,
    kind,
    category: tagText(comment, '@category') ?? '',
    title: titleOf(model),
    lines: reader.signatures.lines(model),
    signatures: reader.signatures.shown(model),
    ...descriptionOf(model.comment, reader),
    calls: callsOf(model, id, reader),
    ...(constructors.length > 0 && {
      construct: constructors.flatMap((child) => callsOf(child, 'constructor', reader)),
    }),
    typeParameters: typeParametersOf(model.typeParameters, id, reader),
    failures: failuresOf(model.type, reader),
    members: children
      .filter((child) => !constructors.includes(child))
      .map((child) => readMember(child, name, reader)),
    ...(since !== undefined && { since }),
    ...(size !== undefined && { size }),
    ...(source !== undefined && { source }),
    guides: [],
  };
}

export function titleOf(model: DeclarationReflection, name: string = model.name): string {
  const kind = MEMBER_KINDS.get(model.kind);
  return memberTitle(name, model.signatures === undefined ? kind : 'function');
}

/** The comments of a function are on its signatures. */
export function commentOf(model: DeclarationReflection): Comment | undefined {
  return model.comment ?? model.signatures?.[0]?.comment;
}

export function sizeOf(
  model: DeclarationReflection,
  name: string,
  { sizes }: Pick<EntryReader, 'sizes'>,
): number | undefined {
  return sizes[unscoped(owningModule(model)?.name ?? '')]?.exports[name];
}

export function isValue(kind: SymbolKind): boolean {
  return kind !== 'interface' && kind !== 'type';
}

export function declarationSource(model: DeclarationReflection): SourceReference | undefined {
  return (model.sources ?? model.signatures?.[0]?.sources)?.[0];
}

function anchorIn(path: string): string {
  return path.split('#')[1] ?? '';
}

export function placeOf(
  model: DeclarationReflection,
  { root }: Pick<EntryReader, 'root'>,
): SourcePlace | undefined {
  const source = declarationSource(model);
  return (
    source && {
      file: posixPath(relative(root, source.fullFileName)),
      line: source.line,
      url: source.url ?? '',
    }
  );
}

function descriptionOf(
  comment: Comment | undefined,
  reader: CommentReader,
): { readonly description?: Description } {
  return comment === undefined ? {} : { description: describe(comment, reader) };
}

function literalOf(type: SomeType | undefined): DeclarationReflection | undefined {
  return type instanceof ReflectionType ? type.declaration : undefined;
}

function childrenOf(model: DeclarationReflection): readonly DeclarationReflection[] {
  if (model.kindOf(ReflectionKind.Namespace)) {
    return [];
  }
  const inner = literalOf(model.type)?.children ?? [];
  return [...(model.children ?? []), ...inner].filter((child) => !child.isReference());
}

function callsOf(model: DeclarationReflection, id: string, reader: EntryReader): readonly Call[] {
  const own = model.signatures ?? literalOf(model.type)?.signatures ?? [];
  const accessors = [model.getSignature, model.setSignature].filter((each) => each !== undefined);
  return [...own, ...accessors].map((signature) => readCall(signature, id, reader));
}

function readCall(
  { comment, typeParameters, parameters = [], type }: SignatureReflection,
  id: string,
  reader: EntryReader,
): Call {
  return {
    ...descriptionOf(comment, reader),
    typeParameters: typeParametersOf(typeParameters, id, reader),
    parameters: parameters.map((parameter) => readParameter(parameter, reader)),
    failures: failuresOf(type, reader),
  };
}

function readParameter({ name, comment }: ParameterReflection, reader: CommentReader): Parameter {
  return {
    name,
    ...(comment !== undefined && { description: describePart(comment, reader) }),
  };
}

function typeParametersOf(
  parameters: readonly TypeParameterReflection[] = [],
  id: string,
  reader: CommentReader,
): readonly TypeParameter[] {
  return parameters.map(({ name, comment }) => ({
    id: `${id === '' ? 'type' : id}.${name.toLowerCase()}`,
    name,
    ...(comment !== undefined && { description: describePart(comment, reader) }),
  }));
}

function failuresOf(type: SomeType | undefined, { signatures }: EntryReader): readonly Failure[] {
  return carriedErrors(type).map(({ carrier, type: error }) => ({
    carrier,
    type: signatures.type(error),
  }));
}

function readMember(model: DeclarationReflection, owner: string, reader: EntryReader): Member {
  const path = reader.pathOf(model);
  const source = placeOf(model, reader);
  const name = `${owner}.${model.name}`;
  const calls = callsOf(model, '', reader);
  return {
    ...(path !== undefined && { id: anchorIn(path), path }),
    name,
    kind: kindOf(model),
    label: `${declaredName(model.name)}${calls.length > 0 && !isAccessor(model) ? '()' : ''}`,
    lines: reader.signatures.lines(model),
    ...descriptionOf(model.comment, reader),
    calls,
    members: childrenOf(model).map((child) => readMember(child, name, reader)),
    ...(source !== undefined && { source }),
    ...(model.flags.isInherited && { isInherited: true }),
  };
}

function isAccessor(model: DeclarationReflection): boolean {
  return model.kindOf(ReflectionKind.Accessor);
}
