import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLES_FILE } from '../../../typedoc/plugin/examples/table';
import { putJSON } from '../../../typedoc/report/files';
import { writeExampleTypes } from './writeExampleTypes';

test('writes the types of examples whose keys begin alike into one file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const types = {
    ab1: [[0, 6, 1, 'a: number']],
    ab2: [[1, 6, 1, 'b: string']],
    cd3: [[2, 6, 1, 'c: boolean']],
  };
  putJSON(join(root, EXAMPLES_FILE), { inputs: '', paths: [], examples: {}, types });

  await writeExampleTypes(root, join(root, 'build'));

  const folder = join(root, 'build/assets/types');
  expect(readdirSync(folder).sort()).toEqual(['ab.json', 'cd.json']);
  expect(JSON.parse(readFileSync(join(folder, 'ab.json'), 'utf8'))).toEqual({
    ab1: types.ab1,
    ab2: types.ab2,
  });
});
