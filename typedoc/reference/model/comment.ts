import {
  type Comment,
  type CommentDisplayPart,
  type CommentTag,
  type InlineTagDisplayPart,
  Reflection,
} from 'typedoc';
import type { Described, Description, Link, Text, TextKey } from '../pageData';
import { linkSource, readText } from '../text';

export interface CommentReader {
  readonly keys: ReadonlyMap<Comment, TextKey>;
  readonly pathOf: PathOf;
  /** Returns the path of the only export of this name. */
  readonly pathOfExport: (name: string) => string | undefined;
}

/** Returns the path of the page or anchor that describes a reflection. */
export type PathOf = (model: Reflection) => string | undefined;

export function describe(comment: Comment, reader: CommentReader): Description {
  const tags = (name: `@${string}`): readonly CommentTag[] => comment.getTags(name);
  const texts = (name: `@${string}`): readonly Text[] =>
    tags(name).map(({ content }) => read(content, reader));
  const names = (name: `@${string}`): readonly string[] =>
    tags(name).flatMap(({ content }) => sourceOf(content).trim().split(/,\s+/));
  return {
    ...describePart(comment, reader),
    returns: texts('@returns').flat(),
    throws: texts('@throws'),
    see: texts('@see'),
    examples: tags('@example').map(({ name: title = '', content }) => ({
      title,
      blocks: read(content, reader),
    })),
    aliases: names('@alias'),
    keywords: names('@keywords'),
  };
}

export function describePart(comment: Comment, reader: CommentReader): Described {
  const key = reader.keys.get(comment);
  return { ...(key !== undefined && { key }), summary: read(comment.summary, reader) };
}

export function tagText(comment: Comment | undefined, tag: `@${string}`): string | undefined {
  const found = comment?.getTag(tag);
  return found && sourceOf(found.content).trim();
}

function read(parts: readonly CommentDisplayPart[], reader: CommentReader): Text {
  const links = parts.filter(isLink).map((part) => [linkSource(part.text), linkOf(part, reader)]);
  return readText(sourceOf(parts), new Map(links as [string, Link][]));
}

function isLink(part: CommentDisplayPart): part is InlineTagDisplayPart {
  return part.kind === 'inline-tag';
}

function sourceOf(parts: readonly CommentDisplayPart[]): string {
  return parts.map((part) => (isLink(part) ? linkSource(part.text) : part.text)).join('');
}

/**
 * TypeScript parses `@throws {@link ArgumentError}` as a type in braces, so TypeDoc has no symbol for
 * it and looks for the name only in the module of the comment.
 */
function linkOf({ text, target }: InlineTagDisplayPart, reader: CommentReader): Link {
  const described = target instanceof Reflection ? target : undefined;
  const name = described?.name ?? text;
  const to = typeof target === 'string' ? target : described && reader.pathOf(described);
  const found = to ?? (target === undefined ? reader.pathOfExport(text) : undefined);
  return {
    link: text,
    ...(found !== undefined && { to: found }),
    isName: typeof target !== 'string' && text.split('.').at(-1) === name,
  };
}
