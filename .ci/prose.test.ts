import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { expect, test } from 'vitest';

const TEXT = 'You just add it in order to help.';

const descriptor = await loadTextlintrc({
  configFilePath: join(import.meta.dirname, '../.textlintrc.cjs'),
});
const linter = createLinter({ descriptor });

test('a message about prose says what to do', async () => {
  const { messages } = await linter.lintText(TEXT, 'page.md');
  expect(messages.map(({ loc, message }) => `${loc.start.column} ${message}`)).toEqual([
    '5 A word that makes light of a task. Leave it out',
    '17 Use “to”',
  ]);
});

test('--fix replaces words for which there are others, and deletes none', async () => {
  const { output } = await linter.fixText(TEXT, 'page.md');
  expect(output).toBe('You just add it to help.');
});

test.each(['en.yml', 'fr.yml', 'fr-json.yml'])(
  'every rule without a replacement in %s has advice',
  (file) => {
    const rules = readFileSync(join(import.meta.dirname, 'prose', file), 'utf8');
    expect(rules).not.toMatch(/expected: ''\n\s+pattern: .*\n(?!\s+prh: )/);
  },
);
