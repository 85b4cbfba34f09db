import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '@docusaurus/utils';
import type { PluggableList } from 'unified';
import {
  isPackagePath,
  packageOfPath,
  referenceFolder,
  referencePath,
} from '../../../typedoc/plugin/contract';
import { withoutInstall } from '../../../typedoc/plugin/page/readme';
import { pageIn, readmePath } from '../../../typedoc/workspace/content';
import { LOCALES, type Locale } from '../../../typedoc/workspace/locales';
import type { Counterpart } from '.';

/**
 * Returns a function that finds a page in the other languages by the path of its file. The plugins
 * are those that come before Docusaurus' own in a language.
 */
export function createCounterpartFinder(
  root: string,
  plugins: (locale: Locale) => PluggableList,
): (path: string) => readonly Counterpart[] {
  return (path) => {
    const file = posixPath(relative(root, path));
    return LOCALES.flatMap((locale) => {
      const source = sourceOf(file, locale);
      if (source === undefined || !existsSync(join(root, source))) {
        return [];
      }
      const written = readFileSync(join(root, source), 'utf8');
      const text = referencePath(file) === undefined ? written : withoutInstall(written);
      return [{ path: source, text, plugins: plugins(locale) }];
    });
  };
}

/** The file that has the words of a page in a language; nothing where that is the page's own. */
function sourceOf(file: string, locale: Locale): string | undefined {
  const path = referencePath(file);
  if (path !== undefined) {
    const name = isPackagePath(path) ? packageOfPath(path) : undefined;
    const isOwn = file.startsWith(`${referenceFolder(locale)}/`);
    return name === undefined || isOwn ? undefined : readmePath(name, locale);
  }
  const page = pageIn(file, locale);
  return page === file ? undefined : page;
}
