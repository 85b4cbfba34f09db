import { expect, test } from 'vitest';

/** The part of Node that reads files. */
interface Process {
  getBuiltinModule(name: 'node:fs'): { readFileSync(url: URL, encoding: 'utf8'): string };
}

const { process } = globalThis as unknown as { readonly process: Process };
const { readFileSync } = process.getBuiltinModule('node:fs');

const ROOT = new URL('../../../../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

// cspell:ignore Sécurité -- the heading of the French texts
test.each([
  'docs/packages/http.md',
  'i18n/fr/docusaurus-plugin-content-docs/current/packages/http.md',
  'i18n/fr/api/http/README.md',
  'typedoc/packages/http/README.md',
])('the promises in %s name the tests that hold them', (path) => {
  const section = / (?:Security|Sécurité)\n(?<text>[^]*?)\n## /.exec(read(path))?.groups?.['text'];
  const groups = ['security.server.test.ts', 'requestSend.usage.test.ts'].map((name) =>
    Array.from(
      read(`typedoc/packages/http/src/${name}`).matchAll(/^describe\('(?<title>[^']+)'/gm),
      ({ groups: found }) => found?.['title'] ?? '',
    ),
  );
  const [promised = [], others = []] = groups;
  expect(promised).toHaveLength(5);
  for (const title of [...promised, others.find((each) => each === 'the headers of a client')]) {
    expect(section).toContain(`\`${title}\``);
  }
});
