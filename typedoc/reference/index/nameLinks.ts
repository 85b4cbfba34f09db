import { EXAMPLE_LANGUAGES } from '../../doctest/blocks';
import { packageOfPath } from '../contract';
import type { Call, Link, PageData, Part, Text } from '../pageData';
import { isCode, isHeading } from '../text';
import { entriesOf, mapDescriptions, mapTexts } from '../entries';
import { type NameResolver, type PageNames, describeUnknown, namesInExamples } from './resolveName';

/**
 * Links the names in the texts of a page.
 *
 * @throws Error if a name looks public but does not exist: it is misspelt or gone.
 */
export function linkNames(
  page: PageData,
  names: NameResolver,
  readSource: (file: string) => string,
): PageData {
  const pageNames = readNames(page);
  const mistakes: string[] = [];
  const addressOf = (code: string): string | undefined => {
    const found = names.resolve(code, pageNames);
    if (found.kind === 'unknown') {
      mistakes.push(`${positionOf(code, page, readSource)}: ${describeUnknown(code, found)}`);
    }
    return found.kind === 'link' ? found.path : undefined;
  };
  const reportBroken = ({ link }: Link): string => {
    mistakes.push(
      `${positionOf(link, page, readSource)}: "{@link ${link}}" does not lead anywhere: use the name of an export`,
    );
    return '';
  };
  const linked = mapPage(page, (text) => linkText(text, addressOf, reportBroken));
  if (mistakes.length > 0) {
    throw new Error(mistakes.join('\n'));
  }
  return linked;
}

/** Returns the first line with this code in the comments of a page, unless only a translation has it. */
function positionOf(code: string, page: PageData, readSource: (file: string) => string): string {
  const files = [page.source?.file, ...entriesOf(page).map(({ source }) => source?.file)];
  for (const file of new Set(files.filter((each) => each !== undefined))) {
    const lines = readSource(file).split('\n');
    const index = lines.findIndex(
      (line) => line.includes(`\`${code}\``) || line.includes(`@link ${code}`),
    );
    if (index !== -1) {
      return `${file}:${index + 1}`;
    }
  }
  return `the translation of ${page.source?.file ?? page.path}`;
}

type Address = (code: string) => string | undefined;

/** Links only the first mention of each name in a text. */
function linkText(text: Text, addressOf: Address, reportBroken: (link: Link) => string): Text {
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
        linked.add(part.to ?? reportBroken(part));
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

/** Maps the texts of the comments and of the README. */
function mapPage(page: PageData, map: (text: Text) => Text): PageData {
  const mapped = mapDescriptions(page, (description) => mapTexts(description, map));
  return page.readme === undefined ? mapped : { ...mapped, readme: map(page.readme) };
}

function readNames(page: PageData): PageNames {
  const codes: string[] = [];
  mapPage(page, (text) => {
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
