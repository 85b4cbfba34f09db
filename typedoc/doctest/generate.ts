import { type Block, locationIn } from './blocks';
import { CLAIM_FUNCTION } from './claim';
import type { DocumentedBlock } from './documentedBlocks';
import { type SourceMap, mapLines } from './sourceMap';

export type SuiteBlock = ReturnType<typeof describe>;

export interface Suite {
  readonly root: string;
  readonly blocks: readonly (SuiteBlock & { readonly run: () => Promise<unknown> })[];
}

export function generateSuite(
  root: string,
  blocks: readonly DocumentedBlock[],
  moduleOf: (block: Block) => string,
): string {
  const entries = blocks.map((block) => {
    const about = JSON.stringify(describe(block));
    return `{ ...${about}, run: () => import(${JSON.stringify(moduleOf(block))}) },`;
  });
  return [
    `export const suite = { root: ${JSON.stringify(root)}, blocks: [`,
    ...entries,
    ']};',
  ].join('\n');
}

export function generateModule(
  root: string,
  block: Block,
  runtime: string,
): { readonly code: string; readonly map: SourceMap } {
  let { code } = block;
  for (const { start, end, text } of block.example.edits.toReversed()) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return {
    // Imports are hoisted; at the end they do not shift lines.
    code: [
      code,
      `import { checkClaim as __checkClaim } from ${JSON.stringify(runtime)};`,
      `function ${CLAIM_FUNCTION}(...claim) { return __checkClaim(${JSON.stringify(block.id)}, ...claim); }`,
    ].join('\n'),
    map: mapLines(`${root}/${block.source.path}`, block.locations),
  };
}

/** Returns only data, which can be written as JSON. */
function describe(block: DocumentedBlock) {
  const { id, title, copies, noRun, problems, example } = block;
  return {
    id,
    title,
    copies,
    noRun,
    problems,
    imports: example.imports.map(({ specifier, position }) => ({
      specifier,
      location: locationIn(block, position),
    })),
    claims: example.claims.map(({ expression, expected, position }) => ({
      expression,
      expected,
      location: locationIn(block, position),
    })),
    location: locationIn(block, 0),
  };
}
