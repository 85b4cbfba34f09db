import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { posixPath } from '../workspace/packages';
import type { Block } from './blocks';
import { type Documentation, createReader, examplesIn } from './documentedBlocks';
import { createDocumentationCheck } from './documentationCheck';
import { generateModule, generateSuite } from './generate';
import type { TypeCheck } from './typecheck';

export const TESTS = '.cache/doctest/tests';

/** A file may be empty for a moment while it is written. Vitest itself waits for 100 ms. */
const SETTLING_MILLISECONDS = 50;

const SUITE = 'virtual:doctest/suite/';
const BLOCK = 'virtual:doctest/block/';

/** The only folder to read, for a fast check of one package. */
const FOLDER = process.env['DOCTEST_FOLDER'] ?? '';

const RUN = join(import.meta.dirname, 'run');

/**
 * Each test file in {@link TESTS} imports the suite of a documented file, which imports one module per
 * block. Suites and blocks are virtual modules, so that Vitest reruns them when the documented file
 * changes.
 */
export function doctest(): Plugin {
  let root = '';
  let read: () => Documentation;
  let documentation: Documentation = new Map();
  let typeCheck: TypeCheck;
  let problemsOf: ReturnType<TypeCheck> | undefined;

  const update = (): void => {
    documentation = examplesIn(read());
    problemsOf = undefined;
    writeTests(root, [...documentation.keys()]);
  };

  return {
    name: 'doctest',
    configResolved(config) {
      ({ root } = config);
      read = createReader(root, FOLDER);
      typeCheck = createDocumentationCheck(root);
      update();
    },
    configureServer(server) {
      const changed = new Set<string>();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(join(root, '.cache'))) {
          return;
        }
        changed.add(posixPath(relative(root, path)));
        clearTimeout(timer);
        timer = setTimeout(() => {
          update();
          changed.forEach((each) => {
            invalidateModules(server, each);
          });
          changed.clear();
        }, SETTLING_MILLISECONDS);
      });
    },
    resolveId(id) {
      return id.startsWith(SUITE) || id.startsWith(BLOCK) ? id : null;
    },
    load(id) {
      if (id.startsWith(SUITE)) {
        const path = id.slice(SUITE.length);
        const blocks = documentation.get(path) ?? [];
        this.addWatchFile(join(root, path));
        // After a change of the English page, other translated blocks may be identical and left out.
        const english = blocks[0]?.source.english;
        if (english !== undefined) {
          this.addWatchFile(join(root, english));
        }
        const check = (problemsOf ??= typeCheck([...documentation.values()].flat()));
        const checked = blocks.map((block) => ({
          ...block,
          problems: [...block.problems, ...check(block)],
        }));
        return generateSuite(root, checked, moduleOf);
      }
      if (id.startsWith(BLOCK)) {
        const [path = '', line = ''] = id.slice(BLOCK.length, -'.ts'.length).split('@');
        const block = documentation.get(path)?.find((one) => one.id === `${path}:${line}`);
        this.addWatchFile(join(root, path));
        return block && generateModule(root, block, join(RUN, 'claims.ts'));
      }
      return null;
    },
  };
}

function moduleOf(block: Block): string {
  return `${BLOCK}${block.source.path}@${block.locations[0]?.line}.ts`;
}

/** Vite does not invalidate all virtual modules by itself. */
function invalidateModules({ environments }: ViteDevServer, path: string): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      // A suite contains the errors of the compiler, which any change can cause.
      if (id.startsWith(SUITE) || id.startsWith(`${BLOCK}${path}@`)) {
        moduleGraph.invalidateModule(module);
      }
    }
  }
}

function writeTests(root: string, sources: readonly string[]): void {
  const folder = join(root, TESTS);
  const testFiles = new Map(sources.map((path) => [join(folder, `${path}.test.ts`), path]));
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (posixPath(file).startsWith(FOLDER) && file.endsWith('.test.ts') && !testFiles.has(path)) {
      rmSync(path);
    }
  }
  for (const [path, source] of testFiles) {
    const register = posixPath(relative(dirname(path), join(RUN, 'register.ts')));
    const text = [
      `import { registerSuite } from ${JSON.stringify(register)};`,
      `import { suite } from ${JSON.stringify(SUITE + source)};`,
      '',
      'registerSuite(suite);',
      '',
    ].join('\n');
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}
