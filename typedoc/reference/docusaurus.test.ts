import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import typedoc from 'docusaurus-plugin-typedoc';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../workspace/packages';
import { REFERENCE_FILES, referenceFolder } from './contract';
import { PLUGIN, prepareReference } from './docusaurus';
import { type FixtureWorkspace, createWorkspace } from './fixtures/workspace';
import { typedocOptions } from './typedocOptions';

async function run(workspace: FixtureWorkspace): Promise<void> {
  const context = { siteDir: workspace.root, siteConfig: {} };
  await typedoc(context, typedocOptions(workspace.request('en-GB'), PLUGIN));
}

const ONE = '/** One. */\nexport const ONE = 1;\n/** Two. */\nexport const TWO = 2;\n';

describe('docusaurus-plugin-typedoc', () => {
  test('writes the reference with the plugin of this folder', async () => {
    const workspace = createWorkspace({ 'shapes/src/index.ts': ONE });
    await run(workspace);
    expect(workspace.english('shapes/index.md')).toContain('One.');
  });

  test('does not write unchanged files', async () => {
    const workspace = createWorkspace({
      'shapes/src/index.ts': ONE,
      'sizes/src/index.ts': ONE,
    });
    await run(workspace);
    const changed = (path: string): number => statSync(join(workspace.root, 'en-GB', path)).mtimeMs;
    const before = ['shapes/index.md', 'sizes/index.md'].map(changed);
    workspace.put('packages/shapes/src/index.ts', ONE.replace('One.', 'The first.'));
    await run(workspace);
    expect(workspace.english('shapes/index.md')).toContain('The first.');
    expect(changed('shapes/index.md')).toBeGreaterThan(before[0] ?? 0);
    expect(changed('sizes/index.md')).toBe(before[1]);
  });

  test.each([
    ['that do not compile', '/** One. */\nexport const ONE: string = 1;', 'index.ts:2:14'],
    ['without comments', 'export const ONE = 1;', 'ONE'],
    ['with a link that leads nowhere', '/** {@link Nil}. */\nexport const ONE = 1;', 'Nil'],
  ])('fails on sources %s', async (_, source, reason) => {
    const error: unknown = await run(createWorkspace({ 'shapes/src/index.ts': source })).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(stripVTControlCharacters(String(error))).toContain('could not write the reference');
    expect(stripVTControlCharacters(String(error))).toContain(reason);
  });
});

test('prepareReference() creates the folder and the sidebar for the docs plugin', () => {
  prepareReference('en-GB');
  const sidebar = join(REPOSITORY, referenceFolder('en-GB'), REFERENCE_FILES.sidebar);
  expect(statSync(sidebar).isFile()).toBe(true);
});
