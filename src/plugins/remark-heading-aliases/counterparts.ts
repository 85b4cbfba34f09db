import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PluggableList } from 'unified';
import {
  isPackagePath,
  packageOfPath,
  referenceFolder,
  referencePath,
} from '../../../typedoc/plugin/contract';
import { withoutInstall } from '../../../typedoc/plugin/page/readme';
import { CONTENT_KINDS, contentFolder, readmePath } from '../../../typedoc/workspace/content';
import { LOCALES, type Locale } from '../../../typedoc/workspace/locales';
import type { Counterpart } from '.';

export interface CounterpartSettings {
  readonly root: string;
  /** The plugins that come before those of Docusaurus in each language. */
  readonly plugins: (locale: Locale) => PluggableList;
}

/** Returns a function that finds a page in the other languages by the path of its file. */
export function createCounterpartFinder({
  root,
  plugins,
}: CounterpartSettings): (path: string) => readonly Counterpart[] {
  return (path) => {
    const file = relative(root, path).split(sep).join('/');
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
  for (const kind of CONTENT_KINDS) {
    const folders = LOCALES.map((each) => contentFolder(kind, each));
    const own = folders.find((folder) => file.startsWith(`${folder}/`));
    if (own !== undefined) {
      const translated = contentFolder(kind, locale);
      return own === translated ? undefined : translated + file.slice(own.length);
    }
  }
  return undefined;
}
