import { type Block, placeIn } from './blocks';
import { CLAIM_FUNCTION } from './claim';
import type { DocumentedBlock } from './documentation';
import { hashExample } from './hash';
import type { Place, Problem } from './place';
import { type SourceMap, mapLines } from './sourceMap';

/** A claim as the generated suite holds it: data only, so that it can be written as JSON. */
export interface SuiteClaim {
  readonly expression: string;
  readonly says: string;
  readonly place: Place;
}

/** A block as the generated suite holds it. */
export interface SuiteBlock {
  readonly id: string;
  readonly title: string;
  /** The hash by which the ledger and the pages know its code. */
  readonly hash: string;
  readonly copies: readonly string[];
  readonly noRun?: string;
  readonly problems: readonly Problem[];
  readonly imports: readonly { readonly specifier: string; readonly place: Place }[];
  readonly claims: readonly SuiteClaim[];
  /** The place of its first line. */
  readonly place: Place;
}

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

function describe(block: DocumentedBlock): SuiteBlock {
  const { id, title, code, copies, noRun, problems, example } = block;
  return {
    id,
    title,
    hash: hashExample(code),
    copies,
    ...(noRun === undefined ? {} : { noRun }),
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
    place: placeIn(block, 0),
  };
}
