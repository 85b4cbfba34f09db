import ts from 'typescript';
import { docCommentsOf } from './comments';
import { type Example, parseExample } from './example';
import { type Fence, scanFences, toLines } from './fences';
import { hashExample } from './hash';
import type { SourceLocation, Problem } from './sourceLocation';
import { isRenderedSource } from './rendered';
import type { Source } from './sources';

export interface Block {
  /** Its position: `docs/start.md:12`. */
  readonly id: string;
  /** The same in all languages. */
  readonly exampleId: string;
  readonly source: Source;
  readonly title: string;
  readonly code: string;
  readonly locations: readonly SourceLocation[];
  readonly example: Example;
  readonly noRun?: string;
  /** In the tutorial, the file that it is a part of. It does not run by itself. */
  readonly partOf?: string;
  readonly problems: readonly Problem[];
}

export const EXAMPLE_LANGUAGES: ReadonlySet<string> = new Set(['ts', 'typescript', 'mts', 'cts']);

/** Languages of blocks that show commands, data and texts. A block in any other language is a mistake. */
const DATA_LANGUAGES: ReadonlySet<string> = new Set(['', 'bash', 'diff', 'json', 'md', 'text']);

const EXAMPLE_TITLE = /^@example\s+(.*?)\s*$/;
export const TUTORIAL = /(?:^|\/)tutorial\/[^/]+\.md$/;
const TITLE = /(?:^|\s)title="([^"]+)"/;
const NO_RUN = /(?:^|\s)no-run(?:="([^"]*)")?(?=\s|$)/;

export function findBlocks(source: Source, text: string): readonly Block[] {
  return fencesOf(source, text)
    .filter(({ language }) => !DATA_LANGUAGES.has(language))
    .map((fence) =>
      EXAMPLE_LANGUAGES.has(fence.language) ? toBlock(source, fence) : toMistake(source, fence),
    );
}

export function locationIn(
  block: Pick<Block, 'code' | 'locations'>,
  position: number,
): SourceLocation {
  const before = block.code.slice(0, position).split('\n');
  const location = block.locations[before.length - 1];
  if (location === undefined) {
    throw new RangeError(`Position ${position} is not in the block`);
  }
  return { ...location, column: location.column + (before.at(-1)?.length ?? 0) };
}

function fencesOf(source: Source, text: string): readonly Fence[] {
  if (source.kind === 'markdown') {
    const isMDX = source.path.endsWith('.mdx');
    return scanFences(toLines(text), { isMDX }).flatMap((fence) => withInner(fence, isMDX));
  }
  const file = ts.createSourceFile(source.path, text, ts.ScriptTarget.Latest, true);
  return docCommentsOf(file).flatMap(({ owner, lines }) =>
    scanFences(lines, { title: EXAMPLE_TITLE }).map((fence) => ({
      ...fence,
      title: [owner, fence.title].filter((part) => part !== '').join(': '),
    })),
  );
}

function withInner(fence: Fence, isMDX: boolean): readonly Fence[] {
  if (!isRenderedSource(fence.language, fence.meta)) {
    return [fence];
  }
  const inner = scanFences(fence.code, { isMDX });
  return [fence, ...inner.map((each) => ({ ...each, title: each.title || fence.title }))];
}

/** Reports a block that would not be tested, as a block without code. */
function toMistake(source: Source, fence: Fence): Block {
  const block = toBlock(source, { ...fence, meta: '', code: [] });
  const message = `Cannot run "${fence.language}": write "ts", with no-run="reason" if the block cannot run, or "text" if it is not code`;
  return { ...block, problems: [{ location: locationIn(block, 0), message }] };
}

function toBlock(source: Source, fence: Fence): Block {
  const { path } = source;
  const { opening, title } = fence;
  const fenceLocation = { path, line: opening.line, column: opening.offset + 1 };
  const code = fence.code.map(({ text }) => text).join('\n');
  const locations = fence.code.map(({ line, offset }) => ({ path, line, column: offset + 1 }));
  const example = parseExample(code);
  const noRun = NO_RUN.exec(fence.meta);
  const partOf = TUTORIAL.test(path) ? TITLE.exec(fence.meta)?.[1] : undefined;
  const block = { code, locations: locations.length > 0 ? locations : [fenceLocation] };

  const problems: Problem[] = example.problems.map(({ position, message }) => ({
    location: locationIn(block, position),
    message,
  }));
  const report = (isWrong: boolean, message: string): void => {
    if (isWrong) {
      problems.push({ location: fenceLocation, message });
    }
  };
  report(!fence.isClosed, 'The code block is not closed');
  report(code.trim() === '', 'The code block is empty');
  report(
    source.kind === 'comments' && example.claims.length === 0 && !example.isAboutTypes,
    'An example in a doc comment needs a claim: "// => value" or assertType()',
  );
  if (noRun !== null) {
    report(!noRun[1]?.trim(), 'Give the reason why the block does not run: no-run="reason"');
    report(source.isPackage, 'Remove "no-run": the examples of a package must run');
  }
  return {
    ...block,
    id: `${path}:${block.locations[0]?.line ?? opening.line}`,
    exampleId: hashExample(code),
    source,
    title,
    example,
    problems,
    ...(partOf === undefined ? {} : { partOf }),
    ...(noRun === null ? {} : { noRun: noRun[1] ?? '' }),
  };
}
