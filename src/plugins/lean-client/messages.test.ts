import { join } from 'node:path';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, test } from 'vitest';
import { messagesInPlace } from './messages';

const SITE = mkdtempSync(join(tmpdir(), 'messages-'));
const GENERATED = join(SITE, '.docusaurus');

afterAll(() => {
  rmSync(SITE, { recursive: true });
});

function write(path: string, content: string): string {
  const file = join(SITE, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  return file;
}

const IMPORT = `import { translate } from '@docusaurus/Translate';\n`;

interface Rule {
  readonly test: (path: string) => boolean;
  readonly options: {
    readonly inline: (path: string, source: string) => string;
    readonly compact: (source: string) => string;
  };
}

describe('messagesInPlace()', () => {
  const source = `${IMPORT}translate({ id: 'copy' }); translate({ id: 'close' });`;
  const part = write('src/components/Part.tsx', source);
  const silent = write('src/components/Silent.tsx', 'export default 1;');
  const test1 = write('src/components/Part.test.tsx', `${source} translate({ id: 'tested' });`);
  write('src/components/computed.ts', `${IMPORT}translate({ id: a ? 'close' : 'open' });`);
  for (const folder of [
    'core/lib/client',
    'plugin-content-blog/lib/client',
    'plugin-content-docs/lib/client',
    'theme-common/lib',
  ]) {
    write(`node_modules/@docusaurus/${folder}/index.js`, '');
  }
  const theme = write(
    'node_modules/@docusaurus/theme-classic/lib/theme/Tags/index.js',
    `${IMPORT}translate({ id: 'theme.tags', message: 'Tags' });`,
  );
  const messages = { copy: 'Copier', close: 'Fermer', open: 'Ouvrir', 'theme.tags': 'Tags' };
  const table = write('.docusaurus/codeTranslations.json', JSON.stringify(messages));
  const [code, compact] = messagesInPlace({
    siteDir: SITE,
    generatedFilesDir: GENERATED,
  }) as unknown as readonly [Rule, Rule];

  test('writes messages into the code that says some', () => {
    expect([part, theme, silent, test1].map((path) => code.test(path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(code.options.inline(part, source)).toBe(`${IMPORT}"Copier"; "Fermer";`);
  });

  test('keeps in the table what is looked up there', () => {
    expect(compact.test(table)).toBe(true);
    expect(JSON.parse(compact.options.compact(JSON.stringify(messages)))).toEqual({
      close: 'Fermer',
      open: 'Ouvrir',
    });
  });
});
