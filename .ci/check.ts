import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { formatSummary, runSteps, type Outcome, type Step } from './steps';

const REPOSITORY = join(__dirname, '..');

const STEPS: readonly Step[] = [
  { name: 'lint' },
  { name: 'types' },
  { name: 'spell' },
  { name: 'format:check' },
  { name: 'knip' },
  { name: 'lint:css' },
  { name: 'translations' },
  { name: 'build:packages', after: ['types'] },
  { name: 'test:unit', after: ['translations', 'build:packages'], alone: true },
  { name: 'test:packed', after: ['build:packages'], alone: true },
  { name: 'build', alone: true },
  { name: 'test:e2e', after: ['build'], alone: true },
];

/** Runs the npm script of a step and keeps what it prints. */
function runScript({ name }: Step, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    // Its own process group, so that all that the script has started ends with it.
    const script = spawn('npm', ['run', '--silent', name], {
      cwd: REPOSITORY,
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
    signal.addEventListener('abort', stop);
    process.once('exit', stop);
    script.on('error', (error) => output.push(String(error)));
    script.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      process.removeListener('exit', stop);
      resolve({ hasPassed: code === 0, output: output.join('') });
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

async function main(): Promise<void> {
  const start = performance.now();
  const summary = await runSteps(STEPS, {
    concurrency: Math.min(2, availableParallelism()),
    run: runScript,
    print: console.log,
    now: () => performance.now(),
  });
  console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(formatSummary(summary));
  process.exitCode = summary.failed;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => process.exit(1));
}
void main();
