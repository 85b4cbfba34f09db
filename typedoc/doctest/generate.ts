import { type Block, placeIn } from './blocks';
import { CLAIM_FUNCTION } from './claim';
import type { DocumentedBlock } from './documentation';
import { type SourceMap, mapLines } from './sourceMap';

/** A block as the generated suite holds it. */
export type SuiteBlock = ReturnType<typeof describe>;

/** The blocks of a file, and how to run each of them. */
export interface Suite {
  /** The absolute path of the repository. */
  readonly root: string;
  readonly blocks: readonly (SuiteBlock & { readonly run: () => Promise<unknown> })[];
}

/** Writes the module that holds a `Suite`. */
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

/** The module of a block: its code, in which the claims are checked. Lines stay where they are. */
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
    // Both are hoisted. At the end they move no line.
    code: [
      code,
      `import { checkClaim as __checkClaim } from ${JSON.stringify(runtime)};`,
      `function ${CLAIM_FUNCTION}(...claim) { return __checkClaim(${JSON.stringify(block.id)}, ...claim); }`,
    ].join('\n'),
    map: mapLines(`${root}/${block.source.path}`, block.places),
  };
}

/** Describes a block by data only, so that it can be written as JSON. */
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
      place: placeIn(block, position),
    })),
    claims: example.claims.map(({ expression, says, position }) => ({
      expression,
      says,
      place: placeIn(block, position),
    })),
    /** The place of its first line. */
    place: placeIn(block, 0),
  };
}
