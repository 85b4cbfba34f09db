import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENVIRONMENT, MODULE, createRepository } from './fixtures/temporaryRepository';

const PAGE = 'docs/page.md';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/page.md';

function page(...codes: readonly string[]): string {
  return codes.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n');
}

function moduleOf(value: number, claimed: number): string {
  const code = `import { one } from '@tstd/planted';\none; // => ${claimed}`;
  return `/**\n${page(code)}*/\nexport const one: number = ${value};\n`;
}

const repository = createRepository('watched', {
  [PAGE]: page('1; // => 1'),
  [FRENCH]: page('1; // => 1'),
  'docs/other.md': page("import { one } from '@tstd/planted';\none; // => 1"),
  [MODULE]: moduleOf(1, 1),
});

let child: ChildProcess;
let output = '';

async function after(change: () => void, ...expected: readonly string[]): Promise<void> {
  output = '';
  change();
  await vi.waitFor(
    () => {
      for (const text of [...expected, 'press q to quit']) {
        expect(output).toContain(text);
      }
    },
    { timeout: 50_000, interval: 50 },
  );
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
    await after(
      () => {
        repository.write(PAGE, page('1; // => 2'));
      },
      'docs/page.md:2:1 1\n  expected: 2\n  received: 1',
      `✓ .cache/doctest/tests/${FRENCH}.test.ts (3 tests)`,
    );
  });

  test('runs an example of a module of which only the comment has changed', async () => {
    await after(() => {
      repository.write(MODULE, moduleOf(1, 2));
    }, `${MODULE}:4:1 one\n  expected: 2\n  received: 1`);
  });

  test('runs the examples that use a changed module', async () => {
    await after(
      () => {
        repository.write(MODULE, moduleOf(3, 3));
      },
      'docs/other.md:3:1 one\n  expected: 1\n  received: 3',
      `✓ .cache/doctest/tests/${MODULE}.test.ts (3 tests)`,
    );
  });

  test('compiles a page again', async () => {
    await after(() => {
      repository.write(PAGE, page("export const a: number = '';\na; // => ''"));
    }, 'docs/page.md:2:14 TS2322: ');
  });
});
