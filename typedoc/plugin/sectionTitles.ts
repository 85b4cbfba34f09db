import { join } from 'node:path';
import categories from '../workspace/categories.json';
import { catalogueFolder } from '../workspace/content';
import { readTable } from './catalogueFiles';
import type { ReferenceLocale } from './contract';
import { THEME_TEXTS } from './texts';

/** Stands for the name in a title: `From {}`. */
const NAME = '{}';

/** What the reference calls one of its sections, in each language. */
type SectionTitle = Readonly<Record<ReferenceLocale, string>>;

/**
 * Returns a function that finds what a title of a section, such as "Parameters" or a category, is in
 * the other languages; nothing where the reference gives no section that title.
 */
export function createTitleFinder(
  root: string,
  locale: ReferenceLocale,
): (title: string) => readonly string[] {
  let titles: readonly SectionTitle[] | undefined;
  return (title) => {
    titles ??= readTitles(root);
    for (const texts of titles) {
      const own = texts[locale];
      const [before = '', after = ''] = own.split(NAME);
      const name = title.slice(before.length, title.length - after.length);
      if (own.replace(NAME, name) === title) {
        return [texts.en, texts.fr]
          .filter((text) => text !== own)
          .map((text) => text.replace(NAME, name));
      }
    }
    return [];
  };
}

function readTitles(root: string): readonly SectionTitle[] {
  const { en, fr } = THEME_TEXTS;
  const french = readTable(join(root, catalogueFolder('fr'), 'shared/categories.json'));
  const labels = Object.entries(en.page).flatMap(([key, label]) => {
    const other = fr.page[key as keyof typeof fr.page];
    return typeof label === 'string' && typeof other === 'string' ? [{ en: label, fr: other }] : [];
  });
  return [
    ...categories.map((name) => ({ en: name, fr: french[name] ?? name })),
    ...labels,
    { en: en.map.graphTitle, fr: fr.map.graphTitle },
    { en: en.page.fromClass(NAME), fr: fr.page.fromClass(NAME) },
  ];
}
