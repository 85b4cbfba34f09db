import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { format, parseEnv, stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findBlocks } from './blocks';
import { createCompiler, sourceFileOf } from './compiler';
import { type Command, type Project, SCRATCH, followPage } from './tutorialProject';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'docs/tutorial');
const PROGRAMS = join(ROOT, 'typedoc/programs/invoices');
const RUNS = join(ROOT, '.cache/tutorial');
const SHOP = 'http://localhost:8080/';
const UNUSED: ReadonlySet<number> = new Set([6133, 6196]);

const compileFiles = createCompiler(join(PROGRAMS, 'tsconfig.json'), {
  customConditions: ['workspace-source'],
  types: [],
});
const pages = readPages();
const ends: (() => void)[] = [];

function readPages() {
  let project: Project = new Map();
  let solved: Project = new Map();
  return readdirSync(PAGES)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(PAGES, file), 'utf8') }))
    .map(({ file, text }) => ({
      file,
      text,
      position: Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1]),
    }))
    .sort((one, other) => one.position - other.position)
    .map((page) => {
      const path = `docs/tutorial/${page.file}`;
      const followed = followPage(page.text, project);
      ({ project } = followed);
      const kept = followPage(page.text, solved, true);
      solved = kept.project;
      const folder = `${page.position}-${page.file.replace('.md', '')}`;
      return { ...page, ...followed, path, folder, solvedCommands: kept.commands };
    });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

afterAll(() => {
  ends.forEach((end) => {
    end();
  });
});

describe('the tutorial', () => {
  test('has a folder for each step, and no other', () => {
    const folders = readdirSync(PROGRAMS).filter((name) => /^\d/.test(name));
    expect(folders.sort()).toEqual(pages.map(({ folder }) => folder));
  });

  test('shows the settings of the compiler', () => {
    expect(pages[0]?.text).toContain(readFileSync(join(PROGRAMS, 'tsconfig.json'), 'utf8'));
  });
});

describe.each(pages)('$path', (page) => {
  const { commands, file, folder, path, position, project, solvedCommands, text } = page;

  test('leads to the next page and to its folder', () => {
    const next = pages[position]?.file;
    expect(text).toContain(
      `https://github.com/tstd/std/tree/main/typedoc/programs/invoices/${folder}`,
    );
    expect(next === undefined || text.includes(`](./${next})`)).toBe(true);
  });

  test('has parts that are well formed and short', () => {
    const blocks = findBlocks({ path, kind: 'markdown', isPackage: false }, text);
    const parts = blocks.filter(({ partOf }) => partOf !== undefined);
    expect(parts.flatMap(({ problems }) => problems)).toEqual([]);
    const lengths = parts.map(({ id, code }) => `${id}: ${code.split('\n').length} lines`);
    expect(lengths.filter((length) => Number(/: (\d+)/.exec(length)?.[1]) > 15)).toEqual([]);
  });

  // `-u` writes them.
  test('builds the files of its folder', async () => {
    const files = [...project].filter(([name]) => name.endsWith('.ts'));
    for (const [name, code] of files) {
      await expect(code).toMatchFileSnapshot(join(PROGRAMS, folder, name));
    }
    expect(readdirSync(join(PROGRAMS, folder)).sort()).toEqual(files.map(([name]) => name).sort());
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

function compile(project: Project): readonly string[] {
  const folder = PROGRAMS;
  const files = [...project].filter(([name]) => name.endsWith('.ts'));
  const program = compileFiles(new Map(files.map(([name, code]) => [join(folder, name), code])));
  const found = files
    .flatMap(([name]) => program.getSemanticDiagnostics(sourceFileOf(program, join(folder, name))))
    .filter(({ code }) => !UNUSED.has(code));
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
