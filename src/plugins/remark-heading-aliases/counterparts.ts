import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PluggableList } from 'unified';
import {
  REFERENCE_FOLDERS,
  isPackagePath,
  packageOfPath,
  referencePath,
} from '../../../typedoc/plugin/contract';
import { withoutInstall } from '../../../typedoc/plugin/page/readme';
import { CONTENT_FOLDERS, readmePath } from '../../../typedoc/workspace/content';
import { LOCALES, type Locale } from '../../config/locales';
import type { Counterpart } from '.';

export interface CounterpartSettings {
  readonly root: string;
  /** The plugins that come before those of Docusaurus in each language. */
  readonly plugins: Readonly<Record<Locale, PluggableList>>;
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
      return [{ path: source, text, plugins: plugins[locale] }];
    });
  };
}

/** The file that has the words of a page in a language; nothing where that is the page's own. */
function sourceOf(file: string, locale: Locale): string | undefined {
  const path = referencePath(file);
  if (path !== undefined) {
    const name = isPackagePath(path) ? packageOfPath(path) : undefined;
    const isOwn = file.startsWith(`${REFERENCE_FOLDERS[locale]}/`);
    return name === undefined || isOwn ? undefined : readmePath(name, locale);
  }
  for (const folders of Object.values(CONTENT_FOLDERS)) {
    const own = Object.values(folders).find((folder) => file.startsWith(`${folder}/`));
    if (own !== undefined) {
      const translated = folders[locale];
      return own === translated ? undefined : translated + file.slice(own.length);
    }
  }
  return undefined;
}
