import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const BUILD = 'build';
const CLASS = /\.([a-z][\w-]*)/gi;
const CLASSES = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;
const STYLESHEET = /href="?[^\s">]*\/assets\/css\/([^\s"/>]+\.css)/g;

/** Text would jump when the styles of an element came only with the script of the page. */
test('every class of an HTML file that is styled is so by a stylesheet of the file', () => {
  const styles = new Map(
    list(join(BUILD, 'assets/css'), '.css').map((file) => [
      file,
      new Set(find(join(BUILD, 'assets/css', file), CLASS)),
    ]),
  );
  const all = new Set([...styles.values()].flatMap((classes) => [...classes]));
  const pages = list(BUILD, '.html');
  expect(pages.length).toBeGreaterThan(1_000);
  const late = pages.flatMap((page) => {
    const own = find(join(BUILD, page), STYLESHEET).map((file) => styles.get(file));
    return [...new Set(find(join(BUILD, page), CLASSES).flatMap((names) => names.split(' ')))]
      .filter((name) => all.has(name) && !own.some((classes) => classes?.has(name)))
      .map((name) => `${name} in ${page}`);
  });
  expect(late).toEqual([]);
});

function list(folder: string, extension: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(extension),
  );
}

function find(file: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
}
