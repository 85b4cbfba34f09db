import { Comment, type CommentDisplayPart, type CommentTag } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { markOf } from '../passages';

/** The first sentence of a comment, and the rest. */
export interface Description {
  readonly lead: string;
  readonly details: string;
}

/** Reads comments as Markdown in which links lead to pages. */
export class CommentReader {
  readonly #context: MarkdownThemeContext;

  constructor(context: MarkdownThemeContext) {
    this.#context = context;
  }

  describe(comment: Comment | undefined): Description {
    const text = this.text(comment?.summary);
    const [, lead = text, details = ''] = /^(.*?)\n{2,}(.*)$/s.exec(text) ?? [];
    return { lead, details };
  }

  text(parts: readonly CommentDisplayPart[] | undefined): string {
    return parts === undefined || parts.length === 0
      ? ''
      : this.#context.partials
          .comment(new Comment(parts.map(withMark)), { showSummary: true, showTags: false })
          .trim();
  }

  /** The text of each tag of a kind, with the name that stands before it. */
  tags(comment: Comment | undefined, tag: `@${string}`): readonly TaggedText[] {
    return (comment?.getTags(tag) ?? []).map((each) => ({
      name: `${markOf(each) ?? ''}${nameOf(each)}`,
      text: this.text(each.content),
    }));
  }
}

export interface TaggedText {
  /** The title of an example. */
  readonly name: string;
  readonly text: string;
}

function nameOf({ name = '' }: CommentTag): string {
  return /^<caption>(?<caption>.*)<\/caption>$/.exec(name)?.groups?.['caption'] ?? name;
}

function withMark(part: CommentDisplayPart): CommentDisplayPart {
  const mark = markOf(part);
  return mark === undefined ? part : { kind: 'text', text: mark };
}
