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
import { carriedErrors } from '../page/errors';
import { distinct } from '../page/markdown';
import {
  MEMBER_KINDS,
  declarationSource,
  firstSentence,
  introduction,
  pageId,
  symbolPath,
} from '../pages';
import { plainSignatures } from '../signature';

/** All that the reference says of a public name. Texts are Markdown in the language of the reference. */
export interface DescribedSymbol extends ReferenceSymbol {
  readonly description: string;
  readonly typeParameters: readonly DescribedName[];
  readonly parameters: readonly DescribedName[];
  readonly returns: string;
  /** The types of what can go wrong, and what is said of it. */
  readonly failsWith: readonly string[];
  readonly examples: readonly { readonly title: string; readonly code: string }[];
  readonly category: string;
  readonly since: string;
  /** Where it is declared: a path from the root of the repository, and a line. */
  readonly source: { readonly file: string; readonly line: number; readonly url: string } | null;
}

/** A package in `reference.json`, without its symbols. */
export interface DescribedPackage {
  /** The name to import: `@tstd/core`. */
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly path: string;
  /** The names of the packages of the family that it needs. */
  readonly dependencies: readonly string[];
}

export interface DescribedName {
  readonly name: string;
  readonly description: string;
}

export interface SymbolPlaces {
  /** The address of a reflection below the reference: `core/namespace/Option.md#map`. */
  readonly addressOf: (reflection: Reflection) => string | undefined;
  /** The path of a source from the root of the repository. */
  readonly relative: (file: string) => string;
}

/**
 * Finds every public name of the packages, in the order of packages and sources.
 *
 * @throws Error when two names have the same id.
 */
export function collectSymbols(
  project: ProjectReflection,
  places: SymbolPlaces,
): readonly DescribedSymbol[] {
  const symbols = listSymbols(project, places);
  const paths = new Map<number, string>();
  for (const { id, path } of symbols) {
    const other = paths.get(id);
    if (other !== undefined) {
      throw new Error(`Symbols "${other}" and "${path}" have the same id ${String(id)}`);
    }
    paths.set(id, path);
  }
  return symbols;
}

function listSymbols(project: ProjectReflection, places: SymbolPlaces): readonly DescribedSymbol[] {
  return project.getChildrenByKind(ReflectionKind.Module).flatMap((module) => {
    const packageName = unscoped(module.name);
    const describe = (model: DeclarationReflection, name: string): readonly DescribedSymbol[] => {
      const kind = kindOf(model);
      const address = places.addressOf(model);
      const own =
        kind === undefined || address === undefined
          ? []
          : [
              {
                ...describeSymbol(model, {
                  name,
                  package: packageName,
                  kind,
                  path: symbolPath(address),
                }),
                source: sourceOf(model, places),
              },
            ];
      return [
        ...own,
        ...membersOf(model).flatMap((child) => describe(child, `${name}.${child.name}`)),
      ];
    };
    return (module.children ?? []).flatMap((child) =>
      child.isReference()
        ? []
        : [
            ...describe(child, child.name),
            // `Option.Option` is written `Option`.
            ...namesakesOf(child).flatMap((namesake) => describe(namesake, child.name)),
          ],
    );
  });
}

/** Takes of each symbol what is needed to name it and to lead to it. */
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

function kindOf(model: DeclarationReflection): SymbolKind | undefined {
  return KINDS.get(model.kind);
}

function namesakesOf(model: DeclarationReflection): readonly DeclarationReflection[] {
  return model.kindOf(ReflectionKind.Namespace)
    ? (model.children ?? []).filter((child) => child.name === model.name && !child.isReference())
    : [];
}

/** The members of a namespace, an interface, a class, or of the object type of an alias. */
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
  place: Pick<ReferenceSymbol, 'name' | 'package' | 'kind' | 'path'>,
): Omit<DescribedSymbol, 'source'> {
  const signatures = model.signatures ?? [];
  const commented = [model, ...signatures];
  const parameters = signatures.flatMap((signature) => signature.parameters ?? []);
  const typeParameters = commented.flatMap((each) => each.typeParameters ?? []);
  const comments = distinctComments([
    introduction(model),
    ...signatures.map((each) => each.comment),
  ]);
  const tags = (name: `@${string}`): readonly CommentTag[] =>
    comments.flatMap((comment) => comment.getTags(name));
  const texts = (name: `@${string}`): readonly string[] =>
    distinct(tags(name).map(({ content }) => toMarkdown(content)));
  return {
    id: pageId(place.path),
    ...place,
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
    category: texts('@category').join(', '),
    since: texts('@since').join(', '),
  };
}

/** Each name once, with all that is said of it. */
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

function distinctComments(comments: readonly (Comment | undefined)[]): readonly Comment[] {
  return [...new Set(comments)].filter((comment) => comment !== undefined);
}

/** The text of a comment. A link is the name that it leads to. */
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

function sourceOf(
  model: DeclarationReflection,
  { relative }: SymbolPlaces,
): DescribedSymbol['source'] {
  const source = declarationSource(model);
  return source === undefined
    ? null
    : { file: relative(source.fullFileName), line: source.line, url: source.url ?? '' };
}
