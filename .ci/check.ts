import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { REFERENCE_IS_WRITTEN } from '../typedoc/plugin/docusaurus';
import { formatSummary, runSteps, type Steps } from './steps';

const REPOSITORY = join(__dirname, '..');

/**
 * The steps by what they look at, in groups; the groups of several parts that stand at one place run
 * as one. `npm run check -- tests` runs one part only.
 *
 * In a group stand the longest first, or one processor would wait for them at the end. What loads
 * the whole machine by itself is a group of its own.
 */
const PARTS: Readonly<Record<string, Steps>> = {
  sources: [
    [
      'lint:site',
      'lint:packages',
      'format:check',
      'translations',
      'spell',
      'types',
      'lint:bench',
      'knip',
      'lint:prose',
      'lint:css',
    ],
  ],
  // Compiling the examples first and merging the coverage last leave a processor idle.
  tests: [['build:packages'], ['test:unit', 'test:packed'], ['test:tools']],
  site: [[], [], ['build'], ['test:e2e'], ['test:pseudo']],
};

/** Runs an npm script, and throws an error with all that it prints if it fails. */
function runScript(name: string, variables: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    // Its own process group, so that all that the script has started ends with it.
    const script = spawn('npm', ['run', '--silent', name], {
      cwd: REPOSITORY,
      env: { ...process.env, ...variables },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const stop = (): void => {
      endGroup(script.pid);
    };
    for (const stream of [script.stdout, script.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    process.once('exit', stop);
    script.on('error', reject);
    script.on('close', (code) => {
      process.removeListener('exit', stop);
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(output.join('')));
      }
    });
  });
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) {
      process.kill(-leader);
    }
  } catch {
    // The group has ended by itself.
  }
}

function stepsOf(names: readonly string[]): Steps {
  const parts = names.map((name) => {
    const part = PARTS[name];
    if (part === undefined) {
      throw new Error(`"${name}" is none of ${Object.keys(PARTS).join(', ')}`);
    }
    return part;
  });
  const groups = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: groups }, (_, index) =>
    parts.flatMap((part) => part[index] ?? []),
  ).filter((group) => group.length > 0);
}

async function main(parts: readonly string[]): Promise<void> {
  const start = performance.now();
  // The step `translations`, which is one of the sources, has written the reference.
  const variables = parts.includes('sources') ? REFERENCE_IS_WRITTEN : {};
  const summary = await runSteps(stepsOf(parts), {
    concurrency: Math.min(2, availableParallelism()),
    run: (name) => runScript(name, name === 'build' ? variables : {}),
  });
  console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(formatSummary(summary));
  // Steps that still run beside the one that failed end with this process.
  process.exit(summary.failed);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => process.exit(1));
}
const named = process.argv.slice(2);
void main(named.length > 0 ? named : Object.keys(PARTS));
