import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENVIRONMENT, MODULE, plant } from './fixtures/planted';

const PAGE = 'docs/page.md';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/page.md';

function page(...codes: readonly string[]): string {
  return codes.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
}

/** A module whose example imports the module itself. */
function moduleOf(value: number, claimed: number): string {
  const code = `import { one } from 'planted';\none; // => ${claimed}`;
  return `/**\n${page(code)}*/\nexport const one: number = ${value};\n`;
}

const repository = plant('watched', {
  [PAGE]: page('1; // => 1'),
  [FRENCH]: page('1; // => 1'),
  'docs/other.md': page("import { one } from 'planted';\none; // => 1"),
  [MODULE]: moduleOf(1, 1),
});

let child: ChildProcess;
let output = '';

/** Changes a file, and returns what is printed until the tests have run. */
async function after(change: () => void): Promise<string> {
  output = '';
  change();
  await vi.waitFor(
    () => {
      expect(output).toMatch(/press q to quit/);
    },
    { timeout: 30_000, interval: 50 },
  );
  return output;
}

beforeAll(async () => {
  await after(() => {
    const { root, command } = repository;
    child = spawn(process.execPath, command('--watch'), { cwd: root, env: ENVIRONMENT });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        output += data.toString();
      });
    }
  });
}, 60_000);

afterAll(() => {
  child.kill();
  repository.remove();
});

describe('while it watches', () => {
  test('runs the blocks of a page that has changed, and those of its French that now differ', async () => {
    const text = await after(() => {
      repository.write(PAGE, page('1; // => 2'));
    });
    expect(text).toContain('docs/page.md:2:1 1\n  expected: 2\n  received: 1');
    expect(text).toContain(`✓ .cache/doctest/tests/${FRENCH}.test.ts (3 tests)`);
  });

  test('runs an example of a module that has changed in its comment alone', async () => {
    const text = await after(() => {
      repository.write(MODULE, moduleOf(1, 2));
    });
    expect(text).toContain(`${MODULE}:4:1 one\n  expected: 2\n  received: 1`);
  });

  test('runs the examples that use what has changed', async () => {
    const text = await after(() => {
      repository.write(MODULE, moduleOf(3, 3));
    });
    expect(text).toContain('docs/other.md:3:1 one\n  expected: 1\n  received: 3');
    expect(text).toContain(`✓ .cache/doctest/tests/${MODULE}.test.ts (3 tests)`);
  });

  test('compiles a page again', async () => {
    const text = await after(() => {
      repository.write(PAGE, page("export const a: number = '';\na; // => ''"));
    });
    expect(text).toContain('docs/page.md:2:14 TS2322: ');
  });
});
