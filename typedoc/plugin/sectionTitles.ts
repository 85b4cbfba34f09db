import { join } from 'node:path';
import categories from '../workspace/categories.json';
import { catalogueFolder } from '../workspace/content';
import { LOCALES } from '../workspace/locales';
import { readTable } from './catalogueFiles';
import { referenceTexts } from './texts';

/** Stands for the name in a title: `From {name}`. */
const NAME = '{name}';

/**
 * Returns a function that finds what a title of a section, such as "Parameters" or a category, is in
 * the other languages; nothing where the reference gives no section that title.
 */
export function createTitleFinder(
  root: string,
  locale: string,
): (title: string) => readonly string[] {
  const read = (): readonly (readonly string[])[] => {
    const own = readTitles(root, locale);
    const others = LOCALES.filter((other) => other !== locale).map((other) =>
      readTitles(root, other),
    );
    return own.map((title, index) => [title, ...others.map((titles) => titles[index] ?? title)]);
  };
  let rows: readonly (readonly string[])[] | undefined;
  return (title) => {
    rows ??= read();
    for (const [own = '', ...others] of rows) {
      const [before = '', after = ''] = own.split(NAME);
      const name = title.slice(before.length, title.length - after.length);
      if (own.replace(NAME, name) === title) {
        return others.filter((text) => text !== own).map((text) => text.replace(NAME, name));
      }
    }
    return [];
  };
}

/** All titles in a language, in an order that is the same in all languages. */
function readTitles(root: string, locale: string): readonly string[] {
  const translated = readTable(join(root, catalogueFolder(locale), 'shared/categories.json'));
  const { page } = referenceTexts(locale);
  return [...categories.map((name) => translated[name] ?? name), ...Object.values(page)];
}
