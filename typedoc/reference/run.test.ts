import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkspace } from './fixtures/workspace';
import { requireTranslations } from './run';

const SOURCES = {
  'colours/src/index.ts': '/** The first colour. */\nexport const FIRST = 1;\n',
  'shapes/src/index.ts': '/** The first shape, in {@link FIRST}. */\nexport const ROUND = 1;\n',
};

test('requireTranslations() reports missing texts only in these packages', async () => {
  const { put, request, root } = createWorkspace(SOURCES);
  const french = { ...request('fr'), catalogue: join(root, 'catalogue') };
  const check = (...names: readonly string[]): Promise<void> =>
    requireTranslations(
      french,
      french.packages.filter(({ shortName }) => names.includes(shortName)),
    );
  const source = 'The first shape, in {@link FIRST}.';
  const text = 'La première forme, en {@link FIRST}.';
  put('catalogue/shapes/index.json', JSON.stringify({ 'ROUND/summary': { source, text } }));
  put('catalogue/shapes/README.md', '# @fixture/shapes\n');
  put('catalogue/shared/packages.json', '{ "All about shapes": "Tout sur les formes" }');
  await expect(check('shapes')).resolves.toBeUndefined();
  await expect(check('shapes', 'colours')).rejects.toThrow(
    /^3 translations .*\n.*\n.*\n {2}missing {2}catalogue\/colours\/index.json {2}FIRST\/summary\n/,
  );
});
