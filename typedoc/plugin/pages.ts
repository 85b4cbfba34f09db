import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import {
  type Comment,
  type DeclarationReflection,
  type PageDefinition,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type RouterTarget,
  type SourceReference,
} from 'typedoc';
import { type MemberKind, type PageFrontMatter, REFERENCE_ROOT } from './contract';

/** The kinds of members, as texts name them. */
export const MEMBER_KINDS: ReadonlyMap<ReflectionKind, MemberKind> = new Map([
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'const'],
]);

/** The path of a page below `/api`: `core/namespace/Option`, `core` or nothing for the root. */
export function pagePath(url: string): string {
  return url.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '');
}

/**
 * The stable numeric id of a page.
 *
 * TypeDoc numbers reflections as it meets them, so that its numbers change with every member that
 * is added. This one is the first 48 bits of the SHA-256 of the path, a safe integer.
 */
export function pageId(path: string): number {
  return createHash('sha256').update(path).digest().readUIntBE(0, 6);
}

/** The path on the site of what stands at an address such as `core/namespace/Option.md#map`. */
export function symbolPath(address: string): string {
  const [page = '', anchor] = address.split('#');
  const path = pagePath(page);
  return `${REFERENCE_ROOT}${path === '' ? '' : `/${path}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * Checks that pages are told apart by path and by id.
 *
 * @throws Error when two pages share an id, or when a path had to be made unique by a suffix.
 */
export function assertDistinctPages(pages: readonly PageDefinition[]): void {
  assertDistinct(
    'Pages',
    pages.map(({ url }) => [pageId(pagePath(url)), pagePath(url)]),
  );
  for (const { url, model } of pages) {
    const path = pagePath(url);
    if (/-\d+$/.test(posix.basename(path)) && nameOf(model) !== posix.basename(path)) {
      throw new Error(
        `Page "${path}" was given a suffix because another page has its name; rename one of them`,
      );
    }
  }
}

/** @throws Error when two paths have the same id. */
export function assertDistinct(what: string, ids: readonly (readonly [number, string])[]): void {
  const paths = new Map<number, string>();
  for (const [id, path] of ids) {
    const other = paths.get(id);
    if (other !== undefined) {
      throw new Error(`${what} "${other}" and "${path}" have the same id ${String(id)}`);
    }
    paths.set(id, path);
  }
}

/**
 * Checks that the page of each namespace says what the namespace is for.
 *
 * @throws Error naming those that neither have a comment at the top of their file nor hold a type
 *   of their name that has one.
 */
export function assertNamespacesIntroduced(project: ProjectReflection): void {
  const silent = project
    .getReflectionsByKind(ReflectionKind.Namespace)
    .filter((namespace) => introduction(namespace) === undefined)
    .map((namespace) => namespace.getFriendlyFullName());
  if (silent.length > 0) {
    throw new Error(
      `Namespaces without an introduction: ${silent.join(', ')}; write a "@module" comment at the top of their file`,
    );
  }
}

function nameOf(model: RouterTarget): string | undefined {
  return 'name' in model && typeof model.name === 'string' ? model.name : undefined;
}

/** The place of a declaration, which for a function stands at its first signature. */
export function declarationSource(reflection: DeclarationReflection): SourceReference | undefined {
  return (reflection.sources ?? reflection.signatures?.[0]?.sources)?.[0];
}

/** The comment that introduces a reflection, which for a function stands at its first signature. */
export function introduction(reflection: Reflection): Comment | undefined {
  const signature = reflection.isDeclaration() ? reflection.signatures?.[0] : undefined;
  return reflection.comment ?? signature?.comment ?? headingAlias(reflection)?.comment;
}

/** The type with the name of its namespace, which heads the namespace's page. */
export function headingAlias(reflection: Reflection): DeclarationReflection | undefined {
  return reflection.isDeclaration() && reflection.kindOf(ReflectionKind.Namespace)
    ? reflection.children?.find(
        (child) =>
          child.name === reflection.name &&
          child.kindOf([ReflectionKind.TypeAlias, ReflectionKind.Interface]),
      )
    : undefined;
}

/** The same where it is an alias: an interface has a page of its own. */
export function headingType(reflection: Reflection): DeclarationReflection | undefined {
  const namesake = headingAlias(reflection);
  return namesake?.kindOf(ReflectionKind.TypeAlias) === true ? namesake : undefined;
}

/** The first sentence of a comment's summary, as plain text. */
export function firstSentence(comment: Comment | undefined): string {
  const text = (comment?.summary ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/`([^`]*)`|\*([^*]+)\*/g, '$1$2')
    // Not the no-break spaces of French.
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** Writes front matter as JSON, which YAML contains. */
export function withFrontMatter(frontMatter: PageFrontMatter, body: string): string {
  const lines = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}
