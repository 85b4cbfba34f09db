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

export const MEMBER_KINDS: ReadonlyMap<ReflectionKind, MemberKind> = new Map([
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.TypeAlias, 'type'],
  [ReflectionKind.Variable, 'const'],
]);

export function pagePath(url: string): string {
  return url.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '');
}

/** 48 bits of the SHA-256 of the path; TypeDoc's own ids change with every new member. */
export function pageId(path: string): number {
  return createHash('sha256').update(path).digest().readUIntBE(0, 6);
}

export function symbolPath(address: string): string {
  const [page = '', anchor] = address.split('#');
  const path = pagePath(page);
  return `${REFERENCE_ROOT}${path === '' ? '' : `/${path}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** @throws Error if two pages share an id, or if a path got a suffix to be unique. */
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

/** @throws Error if a namespace has no comment, neither on its file nor on a type of its name. */
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

export function declarationSource(reflection: DeclarationReflection): SourceReference | undefined {
  return (reflection.sources ?? reflection.signatures?.[0]?.sources)?.[0];
}

export function introduction(reflection: Reflection): Comment | undefined {
  const signature = reflection.isDeclaration() ? reflection.signatures?.[0] : undefined;
  return reflection.comment ?? signature?.comment ?? headingAlias(reflection)?.comment;
}

export function headingAlias(reflection: Reflection): DeclarationReflection | undefined {
  return reflection.isDeclaration() && reflection.kindOf(ReflectionKind.Namespace)
    ? reflection.children?.find(
        (child) =>
          child.name === reflection.name &&
          child.kindOf([ReflectionKind.TypeAlias, ReflectionKind.Interface]),
      )
    : undefined;
}

/** Only an alias: an interface has its own page. */
export function headingType(reflection: Reflection): DeclarationReflection | undefined {
  const namesake = headingAlias(reflection);
  return namesake?.kindOf(ReflectionKind.TypeAlias) === true ? namesake : undefined;
}

export function firstSentence(comment: Comment | undefined): string {
  const text = (comment?.summary ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/`([^`]*)`|\*([^*]+)\*/g, '$1$2')
    // `\s` would match the no-break spaces of French.
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

export function withFrontMatter(frontMatter: PageFrontMatter, body: string): string {
  const lines = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}
