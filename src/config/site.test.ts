import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { NPM_SCOPE } from '../../typedoc/workspace/packages';
import { SITE } from './site';

/** The sentences and commands that are wrong as soon as the packages are on npm. */
const UNPUBLISHED =
  /:registry=|not (?:been )?published|(?:no|none|nothing)\b.{0,20} is published|is (?:the|their)(?: only)? registry/i;

const FOLDERS = ['.ci', 'bench/src', 'e2e', 'src', 'typedoc'];
const CODE = /(?<!\.(?:test|spec))\.(?:[cm]?[jt]s|tsx|css)$/;
const ELSEWHERE =
  /^src\/config\/site\.ts$|^typedoc\/(?:packages|api)\/|\/(?:dist|fixtures|node_modules|testing)\//;

/** Comments and imports do not count: a fork renames the packages in all importers. */
const NO_TRACE = /^\s*(?:\/?\*|\/\/).*|(?:from|import\() ?'[^']+'/gm;

test('a fork renames the site in site.ts, and the packages in their manifests', () => {
  const names = [SITE.title, SITE.shortTitle, NPM_SCOPE, new URL(SITE.repositoryUrl).pathname];
  const trace = new RegExp(`(?:${names.join('|')})\\b`, 'i');
  const files = ['.', ...FOLDERS]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll(sep, '/'),
      ),
    )
    .filter((file) => CODE.test(file) && !ELSEWHERE.test(file));
  expect(files.length).toBeGreaterThan(300);
  const traces = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(NO_TRACE, '')
      .split('\n')
      .filter((line) => trace.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(traces).toEqual([]);
});

test('texts say that the packages are not on npm, until they are', () => {
  const files = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const found = [
    'README.md',
    'src/config/siteTexts.ts',
    ...files.filter((file) => /\.mdx?$/.test(file)),
  ]
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => (UNPUBLISHED.test(line) ? `${file}:${index + 1}` : '')),
    )
    .filter((place) => place !== '');
  expect(found).toEqual(
    SITE.isPublished ? [] : expect.arrayContaining([expect.stringMatching(/^README/)]),
  );
});
