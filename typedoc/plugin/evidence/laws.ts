import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { TestedLaw } from '../contract';
import { groupBy } from '../groupBy';
import type { WorkspacePackage } from '../../workspace/packages';

/** The laws that all packages share, from the root of the repository. */
const SHARED_LAWS = 'typedoc/laws/index.ts';

const DEFINITION = /^export function (?<law>\w+)Laws\b/;

/** `codecLaws('of records', …`, and `describe('laws of records', …` where a package has its own. */
const SUITE = /^\s*(?:(?<law>\w+)Laws\(|describe\((?<quote>['"`])(?<title>laws .*?)\k<quote>)/;

/** Finds the suites of a package that check laws on generated values, in the order of the files. */
export function findLaws(root: string, { folder }: WorkspacePackage): readonly TestedLaw[] {
  const definitions = new Map(
    linesOf(join(root, SHARED_LAWS)).flatMap((text, index) => {
      const law = DEFINITION.exec(text)?.groups?.['law'];
      return law === undefined ? [] : [[law, { file: SHARED_LAWS, line: index + 1 }] as const];
    }),
  );
  const sources = join(folder, 'src');
  const files = readdirSync(sources, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  return files.flatMap((file) =>
    linesOf(join(sources, file)).flatMap((text, index): readonly TestedLaw[] => {
      const { law = '', title } = SUITE.exec(text)?.groups ?? {};
      const definition = definitions.get(law);
      // A title may end in what is only known when the tests run.
      const name = definition === undefined ? title?.replace(/\s*\$\{.*$/, '') : law;
      return name === undefined
        ? []
        : [
            {
              module: moduleOf(file),
              law: name,
              test: { file: relative(root, join(sources, file)), line: index + 1 },
              ...(definition !== undefined && { definition }),
            },
          ];
    }),
  );
}

/** The suites of each law of each module, in their order. */
export function groupLaws(laws: readonly TestedLaw[]): readonly (readonly TestedLaw[])[] {
  return [...groupBy(laws, ({ module, law }) => `${module} ${law}`).values()];
}

/** `Array` for `Array.laws.test.ts`; a file that is about no one module has the name of its laws. */
function moduleOf(file: string): string {
  return basename(file).split('.')[0] ?? file;
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    // A repository of a test has no laws to share.
    return [];
  }
}
