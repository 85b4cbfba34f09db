import { describe, test, vi } from 'vitest';
import type { Suite, SuiteBlock } from '../generate';
import { type SourceLocation, type Problem, formatLocation } from '../sourceLocation';
import { type Outcome, describeError, failuresOf, settle, startBlock } from './claims';
import { exampleFetch } from './exampleServer';

export function registerSuite({ root, blocks }: Suite): void {
  for (const block of blocks) {
    describe(`${block.id} ${block.title}`.trim(), () => {
      test('compiles', () => {
        report(root, block, block.problems);
      });
      if (block.noRun !== undefined) {
        test.skip(`does not run: ${block.noRun}`);
        return;
      }
      registerRun(root, block);
    });
  }
}

function registerRun(root: string, block: Suite['blocks'][number]): void {
  let started: Promise<Outcome> | undefined;
  const run = (): Promise<Outcome> => (started ??= runBlock(block));

  test('runs', async () => {
    const result = await run();
    if (!result.ok) {
      const location = crashLocation(root, block, result.error);
      const message = `The example threw ${describeError(result.error)}`;
      report(root, block, [{ location, message }], result.error);
    }
  });

  block.claims.forEach((claim, index) => {
    test(`${claim.expression} // => ${claim.expected}`, async () => {
      const result = await run();
      const failures = failuresOf(block.id, index);
      if (failures === undefined) {
        const why = result.ok ? 'it is skipped' : `the code threw ${describeError(result.error)}`;
        report(root, block, [
          { location: claim.location, message: `The claim was not checked: ${why}` },
        ]);
      }
      for (const { expected, received, values } of failures ?? []) {
        const message = `${claim.expression}\n  expected: ${expected}\n  received: ${received}`;
        report(root, block, [{ location: claim.location, message }], undefined, values);
      }
    });
  });
}

async function runBlock(block: Suite['blocks'][number]): Promise<Outcome> {
  startBlock(block.id);
  vi.stubGlobal('fetch', exampleFetch());
  const outcome = await settle(block.run);
  vi.unstubAllGlobals();
  return outcome;
}

function report(
  root: string,
  block: SuiteBlock,
  problems: readonly Problem[],
  cause?: unknown,
  values?: object,
): void {
  if (problems.length === 0) {
    return;
  }
  const also =
    block.copies.length === 0 ? '' : `\n(The same code is at ${block.copies.join(', ')})`;
  const lines = problems.map(({ location, message }) => `${formatLocation(location)} ${message}`);
  const error = new Error(lines.join('\n') + also, { cause });
  error.name = 'DocumentationError';
  // Frames of this module would hide the position in the documentation.
  error.stack = [
    `${error.name}: ${error.message}`,
    ...problems.map(({ location }) => `    at ${root}/${formatLocation(location)}`),
  ].join('\n');
  throw Object.assign(error, values);
}

function crashLocation(root: string, block: SuiteBlock, error: unknown): SourceLocation {
  const { message = '', stack = '' } = error instanceof Error ? error : {};
  const missing = block.imports.find(({ specifier }) => message.includes(specifier));
  if (missing !== undefined) {
    return missing.location;
  }
  const path = block.location.path;
  const at = stack.indexOf(`${root}/${path}:`);
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.slice(at + `${root}/${path}`.length)) ?? [];
  return at < 0 || line === undefined
    ? block.location
    : { path, line: Number(line), column: Number(column) };
}
