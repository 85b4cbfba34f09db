import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { format, parseEnv, stripVTControlCharacters } from 'node:util';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { pageIn } from '../workspace/content';
import { LOCALES } from '../workspace/locales';
import { REPOSITORY } from '../workspace/packages';
import { findBlocks } from './blocks';
import { createCompiler, sourceFileOf } from './compiler';
import { scanFences, toLines } from './fences';
import { installedFolder } from './packed/installed';
import {
  type Command,
  type Project,
  SCRATCH,
  codeFiles,
  followTutorial,
  showFiles,
} from './tutorialProject';

const PROGRAMS = join(REPOSITORY, 'typedoc/programs/invoices');
const SHOP = 'http://localhost:8080/';

const installed = installedFolder();
// Both runs may happen at the same time.
const RUNS = join(REPOSITORY, '.cache/tutorial', installed === undefined ? 'sources' : 'packed');
const customConditions = installed === undefined ? ['workspace-source'] : [];
const compileFiles = createCompiler(join(PROGRAMS, 'tsconfig.json'), {
  customConditions,
  types: [],
});
/** Whatever the reader's settings are, the program compiles with the strictest. */
const compileStrictly = createCompiler(join(REPOSITORY, 'typedoc/tsconfig.json'), {
  customConditions,
});
const solved = followTutorial(true);
const pages = followTutorial().map((page, index) => ({
  ...page,
  path: `docs/tutorial/${page.file}`,
  next: solved[index + 1]?.file,
  solvedCommands: solved[index]?.commands ?? [],
}));
const ends: (() => void)[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => {
  ends.forEach((end) => {
    end();
  });
});

test('the tutorial shows the settings of the compiler', () => {
  expect(pages[0]?.text).toContain(readFileSync(join(PROGRAMS, 'tsconfig.json'), 'utf8'));
});

describe.each(pages)('$path', ({ commands, file, next, path, project, solvedCommands, text }) => {
  test('leads to the next page', () => {
    expect(next === undefined || text.includes(`](./${next})`)).toBe(true);
  });

  test('has parts that are well formed and short', () => {
    const blocks = findBlocks({ path, kind: 'markdown', isPackage: false }, text);
    const parts = blocks.filter(({ partOf }) => partOf !== undefined);
    expect(parts.flatMap(({ problems }) => problems)).toEqual([]);
    const lengths = parts.map(({ id, code }) => `${id}: ${code.split('\n').length} lines`);
    expect(lengths.filter((length) => Number(/: (\d+)/.exec(length)?.[1]) > 15)).toEqual([]);
  });

  test('ends with a project that compiles, without unused names, and is formatted', async () => {
    expect(compile(project, compileStrictly)).toEqual(['']);
    const settings = await resolveConfig(join(REPOSITORY, path));
    for (const [filepath, code] of codeFiles(project)) {
      const isFormatted = await check(code, { ...settings, filepath });
      expect([filepath, isFormatted]).toEqual([filepath, true]);
    }
  });

  test.each(LOCALES)('shows its files and marks its blocks, in %s', (locale) => {
    const translation = pageIn(path, locale) ?? path;
    const translated = readFileSync(join(REPOSITORY, translation), 'utf8');
    const shown = fencesIn(showFiles(translation, translated));
    const files = codeFiles(project).map(([name, code]) => [`title="${name}"`, code.trimEnd()]);
    expect(shown.slice(-files.length)).toEqual(files);
    expect(shown.map(([meta]) => meta)).toEqual([
      ...fencesIn(text).map(([meta]) => meta),
      ...files.map(([meta]) => meta),
    ]);
  });

  test.each(commands.filter(({ command }) => command.startsWith('npx')))(
    `${file}:$line $command`,
    async (command) => {
      const output = await run(command, commands);
      expect(output.slice(0, command.output.length)).toEqual(command.output);
    },
  );

  test('works with the solutions of all exercises', async () => {
    const command = solvedCommands.findLast((each) => each.command.endsWith(' main.ts'));
    const output = command && (await run(command, solvedCommands, join(RUNS, 'solved')));
    expect(output?.slice(0, command?.output.length)).toEqual(command?.output);
  });
});

function fencesIn(text: string): readonly (readonly [meta: string, code: string])[] {
  return scanFences(toLines(text)).map(({ meta, code }) => [
    meta,
    code.map((line) => line.text).join('\n'),
  ]);
}

async function run(
  command: Command,
  commands: readonly Command[],
  runs = RUNS,
): Promise<readonly string[]> {
  const [, options = '', file] = /^npx tsx (.* )?(\S+)$/.exec(command.command) ?? [];
  if (file === undefined) {
    return compile(command.project);
  }
  // An older experiment may be wrong, as long as it does not run.
  const others = [...command.project].filter(([name]) => name === file || name !== SCRATCH);
  expect(compile(new Map(others))).toEqual(['']);
  const { line, project } = command;
  const start = commands.findLast(
    (each) => each.line < line && each.command.startsWith('node shop'),
  );
  const shop = start && (await openShop(start.command.split(' ').slice(1)));
  if (command.isShopStopped) {
    await shop?.stop();
  }
  if (options.includes('--env-file=.env')) {
    for (const [name, value] of Object.entries(parseEnv(project.get('.env') ?? ''))) {
      vi.stubEnv(name, value?.replace(SHOP, shop?.address ?? SHOP));
    }
  }
  const folder = join(runs, `${commands[0]?.line}-${line}-${file}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of project) {
    writeFileSync(join(folder, name), code.replaceAll(SHOP, shop?.address ?? SHOP));
  }
  const output: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((...args) => {
    output.push(...format(...args).split('\n'));
  });
  try {
    await import(/* @vite-ignore */ join(folder, file));
  } catch (error) {
    output.push(String(error));
  }
  if (command.shop !== undefined) {
    expect([...(shop?.output ?? []), '']).toEqual(command.shop);
  }
  return [...output, ''];
}

function compile(project: Project, compiler = compileFiles): readonly string[] {
  // Imports resolve from this folder.
  const folder = installed ?? PROGRAMS;
  const files = codeFiles(project);
  const program = compiler(new Map(files.map(([name, code]) => [join(folder, name), code])));
  const found = files.flatMap(([name]) =>
    program.getSemanticDiagnostics(sourceFileOf(program, join(folder, name))),
  );
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  };
  const text = ts.formatDiagnosticsWithColorAndContext(found, host);
  return stripVTControlCharacters(text).split('\n');
}

async function openShop(args: readonly string[]) {
  const shop = spawn(process.execPath, args, {
    cwd: PROGRAMS,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => shop.kill());
  const lines = createInterface(shop.stdout);
  const [greeting] = (await once(lines, 'line')) as [string];
  const output: string[] = [];
  lines.on('line', (line) => output.push(line));
  const stop = async () => {
    shop.kill();
    await once(shop, 'exit');
  };
  return { address: /http\S+/.exec(greeting)?.[0] ?? '', output, stop };
}
