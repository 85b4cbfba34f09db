import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { isPart, pageIn } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';
import { hashOf, readRecord } from '../../../typedoc/workspace/translationRecord';
import { paragraph, text } from '../nodes';

export interface TranslationNoteOptions {
  readonly root: string;
  readonly locale: string;
  readonly labels: { readonly untranslated: string; readonly stale: string };
}

/** Adds the note to the page that imports a partial, not to the partial. */
export default function remarkTranslationNote({ root, locale, labels }: TranslationNoteOptions) {
  const isStale = (english: string): boolean => {
    const recorded = readRecord(root, locale)[english];
    const path = join(root, english);
    // `npm run translations` reports what is not recorded yet.
    return (
      recorded !== undefined && existsSync(path) && hashOf(readFileSync(path, 'utf8')) !== recorded
    );
  };
  return (tree: Root, { path }: { readonly path: string }): void => {
    const file = posixPath(relative(root, path));
    const english = pageIn(file, SOURCE_LOCALE);
    if (english === undefined || isPart(file)) {
      return;
    }
    const isUntranslated = file === english;
    if (isUntranslated) {
      markAsEnglish(tree);
    }
    if (isUntranslated || isStale(english)) {
      const title = tree.children.findIndex(({ type }) => type === 'heading');
      const note = isUntranslated ? labels.untranslated : labels.stale;
      tree.children.splice(title + 1, 0, paragraph(text(note)));
    }
  };
}

function markAsEnglish({ children }: Root): void {
  for (const node of children.filter(({ type }) => type !== 'code')) {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, lang: SOURCE_LOCALE } };
  }
}
