import { relative } from 'node:path';
import {
  type Comment,
  type CommentDisplayPart,
  type CommentTag,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
} from 'typedoc';
import { type ReferenceSymbol, type SymbolKind, unscoped } from '../contract';
import { carriedErrors } from '../model/errors';
import { distinct } from '../render/markdown';
import {
  MEMBER_KINDS,
  assertDistinct,
  declarationSource,
  firstSentence,
  introduction,
  pageId,
} from '../pages';
import { plainSignatures } from '../model/signature';

export interface DescribedSymbol extends ReferenceSymbol {
  readonly description: string;
  readonly typeParameters: readonly DescribedName[];
  readonly parameters: readonly DescribedName[];
  readonly returns: string;
  readonly failsWith: readonly string[];
  readonly examples: readonly { readonly title: string; readonly code: string }[];
  /** Names in other libraries, the most specific first. */
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  readonly category: string;
  readonly since: string;
  readonly source: { readonly file: string; readonly line: number; readonly url: string } | null;
}

export interface DescribedPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly path: string;
  readonly dependencies: readonly string[];
}

export interface DescribedName {
  readonly name: string;
  readonly description: string;
}

/** @throws Error if two names have the same id. */
export function collectSymbols(
  project: ProjectReflection,
  root: string,
  pathOf: (reflection: Reflection) => string | undefined,
): readonly DescribedSymbol[] {
  const symbols = project.getChildrenByKind(ReflectionKind.Module).flatMap((module) => {
    const describe = (model: DeclarationReflection, name: string): readonly DescribedSymbol[] => {
      const kind = KINDS.get(model.kind);
      const path = pathOf(model);
      const identity = { name, package: unscoped(module.name) };
      const own =
        kind === undefined || path === undefined
          ? []
          : [describeSymbol(model, { ...identity, kind, path }, root)];
      return [
        ...own,
        ...membersOf(model).flatMap((child) => describe(child, `${name}.${child.name}`)),
      ];
    };
    return (module.children ?? [])
      .filter((child) => !child.isReference())
      .flatMap((child) => [
        ...describe(child, child.name),
        // `Option.Option` is written `Option`.
        ...namesakesOf(child).flatMap((namesake) => describe(namesake, child.name)),
      ]);
  });
  assertDistinct(
    'Symbols',
    symbols.map(({ id, path }) => [id, path]),
  );
  return symbols;
}

export function withoutDescriptions(
  symbols: readonly DescribedSymbol[],
): readonly ReferenceSymbol[] {
  return symbols.map(({ id, name, package: packageName, kind, path, signature, summary }) => ({
    id,
    name,
    package: packageName,
    kind,
    path,
    signature,
    summary,
  }));
}

const KINDS: ReadonlyMap<ReflectionKind, SymbolKind> = new Map<ReflectionKind, SymbolKind>([
  ...MEMBER_KINDS,
  [ReflectionKind.Property, 'member'],
  [ReflectionKind.Method, 'member'],
  [ReflectionKind.Accessor, 'member'],
]);

function namesakesOf(model: DeclarationReflection): readonly DeclarationReflection[] {
  return model.kindOf(ReflectionKind.Namespace)
    ? (model.children ?? []).filter((child) => child.name === model.name && !child.isReference())
    : [];
}

function membersOf(model: DeclarationReflection): readonly DeclarationReflection[] {
  const namesakes = namesakesOf(model);
  const { type } = model;
  return [
    ...(model.children ?? []),
    ...(type instanceof ReflectionType ? (type.declaration.children ?? []) : []),
  ].filter(
    (child) => !namesakes.includes(child) && !child.isReference() && !child.flags.isInherited,
  );
}

function describeSymbol(
  model: DeclarationReflection,
  identity: Pick<ReferenceSymbol, 'name' | 'package' | 'kind' | 'path'>,
  root: string,
): DescribedSymbol {
  const source = declarationSource(model);
  const signatures = model.signatures ?? [];
  const commented = [model, ...signatures];
  const parameters = signatures.flatMap((signature) => signature.parameters ?? []);
  const typeParameters = commented.flatMap((each) => each.typeParameters ?? []);
  const comments = [
    ...new Set([introduction(model), ...signatures.map((each) => each.comment)]),
  ].filter((comment) => comment !== undefined);
  const tags = (name: `@${string}`): readonly CommentTag[] =>
    comments.flatMap((comment) => comment.getTags(name));
  const texts = (name: `@${string}`): readonly string[] =>
    distinct(tags(name).map(({ content }) => toMarkdown(content)));
  const lists = (name: `@${string}`): readonly string[] =>
    distinct(texts(name).flatMap((text) => text.split(/,\s+/)));
  return {
    id: pageId(identity.path),
    ...identity,
    signature: plainSignatures(model),
    summary: firstSentence(introduction(model)),
    description: distinct(comments.map(({ summary }) => toMarkdown(summary))).join('\n\n'),
    typeParameters: describeNames(typeParameters),
    parameters: describeNames(parameters),
    returns: texts('@returns').join('\n\n'),
    failsWith: distinct([
      ...commented.flatMap(({ type }) => carriedErrors(type)).map(({ type }) => type.toString()),
      ...texts('@throws'),
    ]),
    examples: tags('@example').map(({ name = '', content }) => ({
      title: name.replace(/<\/?caption>/g, ''),
      code: codeOf(content),
    })),
    aliases: lists('@alias'),
    keywords: lists('@keywords'),
    category: texts('@category').join(', '),
    since: texts('@since').join(', '),
    source:
      source === undefined
        ? null
        : { file: relative(root, source.fullFileName), line: source.line, url: source.url ?? '' },
  };
}

function describeNames(
  named: readonly { readonly name: string; readonly comment?: Comment }[],
): readonly DescribedName[] {
  return distinct(named.map(({ name }) => name)).map((name) => ({
    name,
    description: distinct(
      named
        .filter((each) => each.name === name)
        .map(({ comment }) => toMarkdown(comment?.summary ?? [])),
    ).join(' '),
  }));
}

function toMarkdown(parts: readonly CommentDisplayPart[]): string {
  return parts
    .map((part) => (part.kind === 'inline-tag' ? `\`${part.text}\`` : part.text))
    .join('')
    .trim();
}

function codeOf(parts: readonly CommentDisplayPart[]): string {
  const text = parts.map((part) => part.text).join('');
  return /```\w*[^\n]*\n(?<code>[^]*?)\n?```/.exec(text)?.groups?.['code'] ?? text.trim();
}
