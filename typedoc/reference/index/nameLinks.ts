import { EXAMPLE_LANGUAGES } from '../../doctest/blocks';
import { packageOfPath } from '../contract';
import type { Block, Call, CodeBlock, PageData, Part } from '../pageData';
import { isCode, isHeading } from '../text';
import { entriesOf } from '../entries';
import { type NameResolver, type PageNames, namesInExamples } from './resolveName';

/**
 * Links the names in the texts of a page.
 *
 * @throws Error if a name looks public but does not exist: it is misspelt or gone.
 */
export function linkNames(page: PageData, names: NameResolver): PageData {
  const pageNames = readNames(page);
  const mistakes: string[] = [];
  const addressOf = (code: string): string | undefined => {
    const found = names.resolve(code, pageNames);
    if (found.kind === 'unknown') {
      mistakes.push(`"${code}" is no public name, "${found.known}" has no "${found.rest}"`);
    }
    return found.kind === 'link' ? found.path : undefined;
  };
  const linked = mapTexts(page, (text) => linkText(text, addressOf));
  if (mistakes.length > 0) {
    throw new Error(
      `${page.source?.file ?? page.path}, or its translation: ${mistakes.join('; ')}; write a name that the reference has`,
    );
  }
  return linked;
}

type Address = (code: string) => string | undefined;

/** Links the first mention of each name in a text. */
function linkText(text: readonly Block[], addressOf: Address): readonly Block[] {
  const linked = new Set<string>();
  return text.map((block) => {
    if (isCode(block) || isHeading(block)) {
      return block;
    }
    const parts = block.parts.map((part): Part => {
      if (typeof part === 'string') {
        return part;
      }
      if ('link' in part) {
        linked.add(part.to ?? '');
        return part;
      }
      const to = addressOf(part.code);
      if (to === undefined || linked.has(to)) {
        return part;
      }
      linked.add(to);
      return { ...part, to };
    });
    return { ...block, parts };
  });
}

/** Returns the same data with other texts: a text is a list of paragraphs and blocks of code. */
function mapTexts<Data>(data: Data, map: (text: readonly Block[]) => readonly Block[]): Data {
  if (Array.isArray(data)) {
    const isText = data.length > 0 && data.every(isBlock);
    // SAFETY: the copy is of the same type.
    return (isText ? map(data) : data.map((each: unknown) => mapTexts(each, map))) as Data;
  }
  return typeof data === 'object' && data !== null
    ? (Object.fromEntries(
        Object.entries(data).map(([name, value]) => [name, mapTexts(value, map)]),
      ) as Data)
    : data;
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && ('parts' in value || isExampleBlock(value));
}

function isExampleBlock(value: object): value is CodeBlock {
  return 'code' in value && 'language' in value;
}

function readNames(page: PageData): PageNames {
  const codes: string[] = [];
  mapTexts(page, (text) => {
    const examples = text.filter(isCode).filter(({ language }) => EXAMPLE_LANGUAGES.has(language));
    codes.push(...examples.map(({ code }) => code));
    return text;
  });
  const parametersOf = ({ parameters, typeParameters }: Call): readonly string[] =>
    [...parameters, ...typeParameters].map(({ name }) => name);
  const parameters = entriesOf(page).flatMap(({ calls, construct = [], typeParameters }) => [
    ...[...calls, ...construct].flatMap(parametersOf),
    ...typeParameters.map(({ name }) => name),
  ]);
  return {
    path: page.path,
    package: packageOfPath(page.path),
    parameters: new Set(parameters),
    ...namesInExamples(codes.join('\n')),
  };
}
