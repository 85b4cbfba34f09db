import { basename } from 'node:path';
import type {
  Comment,
  CommentDisplayPart,
  InlineTagDisplayPart,
  ProjectReflection,
  Reflection,
} from 'typedoc';
import { type WorkspacePackage, findOwner } from '../workspace/packages';
import type { Catalogue } from './catalogue';

/** Replaces every text of a converted project by its translation. */
export function translateProject(
  project: ProjectReflection,
  catalogue: Catalogue,
  packages: readonly WorkspacePackage[],
): void {
  const seen = new Set<Comment>();
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection;
    const module = moduleOf(reflection, packages);
    if (comment !== undefined && module !== undefined && !seen.has(comment)) {
      seen.add(comment);
      translateComment(comment, (text) => catalogue.translate(module, text));
    }
  }
}

function translateComment(comment: Comment, translate: (text: string) => string): void {
  comment.summary = translateParts(comment.summary, translate);
  for (const tag of comment.blockTags) {
    if (tag.name !== undefined && tag.tag === '@example') {
      tag.name = translate(tag.name);
    }
    if (tag.tag !== '@category' && tag.tag !== '@since' && tag.tag !== '@group') {
      tag.content = translateParts(tag.content, translate);
    }
  }
}

/**
 * Translates paragraph by paragraph. Code blocks stay as they are, and links keep their targets:
 * a translation names them as the comment does, `{@link Name}`.
 */
function translateParts(
  parts: readonly CommentDisplayPart[],
  translate: (text: string) => string,
): CommentDisplayPart[] {
  const links = new Map(
    parts
      .filter((part): part is InlineTagDisplayPart => part.kind === 'inline-tag')
      .map((part) => [linkSource(part), part]),
  );
  const source = parts
    .map((part) => (part.kind === 'inline-tag' ? linkSource(part) : part.text))
    .join('');
  return source
    .split(/(^```[^]*?^```[^\S\n]*$)/m)
    .flatMap((section): CommentDisplayPart[] =>
      section.startsWith('```')
        ? [{ kind: 'code', text: section }]
        : restoreParts(translateParagraphs(section, translate), links),
    );
}

function translateParagraphs(text: string, translate: (text: string) => string): string {
  return text
    .split(/(\n{2,})/)
    .map((paragraph) => {
      const trimmed = paragraph.trim();
      return trimmed === '' ? paragraph : paragraph.replace(trimmed, () => translate(trimmed));
    })
    .join('');
}

function restoreParts(
  text: string,
  links: ReadonlyMap<string, InlineTagDisplayPart>,
): CommentDisplayPart[] {
  return text
    .split(/(\{@link\w* [^}]*\}|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece): CommentDisplayPart => {
      const link = links.get(piece);
      if (link !== undefined) {
        return link;
      }
      return { kind: piece.startsWith('`') ? 'code' : 'text', text: piece };
    });
}

function linkSource(part: InlineTagDisplayPart): string {
  return `{${part.tag} ${part.text}}`;
}

/** The module of the catalogue that a reflection's texts stand in: `core/Option`. */
function moduleOf(
  reflection: Reflection,
  packages: readonly WorkspacePackage[],
): string | undefined {
  let current: Reflection | undefined = reflection;
  while (current !== undefined) {
    const file =
      current.isDeclaration() || current.isSignature()
        ? current.sources?.[0]?.fullFileName
        : undefined;
    if (file !== undefined) {
      const owner = findOwner(packages, file);
      return owner === undefined ? undefined : `${owner.shortName}/${basename(file, '.ts')}`;
    }
    current = current.parent;
  }
  return undefined;
}
