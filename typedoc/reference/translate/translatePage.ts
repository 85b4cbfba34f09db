import { replaceRemarks } from '../../doctest/remarks';
import type { WorkspacePackage } from '../../workspace/packages';
import { readEnglishReadme, readReadme } from '../model/packages';
import type {
  Block,
  CodeBlock,
  Described,
  Description,
  Example,
  Link,
  PackageReference,
  PageData,
  Paragraph,
  Part,
  Text,
  TextKey,
} from '../pageData';
import { isCode, linkSource, readText, writeParts } from '../text';
import type { Catalogue, Translation } from './catalogue';

type Words = Pick<Catalogue, 'translate' | 'lookUp' | 'readme'>;

export function translatePage(
  page: PageData,
  catalogue: Words,
  packages: readonly WorkspacePackage[],
): PageData {
  const missing: string[] = [];
  const words: Words = {
    translate: (passage) => {
      const translation = catalogue.translate(passage);
      if (translation.state !== 'current') {
        missing.push(passage.key);
      }
      return translation;
    },
    lookUp: (table, english) => catalogue.lookUp(table, english),
    readme: (name, english) => catalogue.readme(name, english),
  };
  const title = <Named extends { readonly title?: string }>(named: Named): Named =>
    named.title === undefined
      ? named
      : { ...named, title: words.lookUp('shared/categories', named.title) };
  const described = <Listed extends PackageReference>(listed: Listed): Listed => ({
    ...listed,
    description: words.lookUp('shared/packages', listed.description),
  });
  const owner = packages.find(({ name }) => name === page.package?.name);
  const { keywords, purposes, readme } = page;
  const comments = translateDescriptions(page, words);
  const translated = {
    ...comments,
    contents: comments.contents.map(title),
    groups: comments.groups.map(title),
    ...(page.package !== undefined && { package: described(page.package) }),
    ...(keywords !== undefined && {
      keywords: [...new Set(keywords.map((each) => words.lookUp('shared/packages', each)))],
    }),
    ...(purposes !== undefined && {
      purposes: purposes.map((purpose) => ({
        ...purpose,
        packages: purpose.packages.map(described),
      })),
    }),
    ...(readme !== undefined &&
      owner !== undefined && {
        readme: readReadme(words.readme(owner.shortName, readEnglishReadme(owner)), owner),
      }),
  };
  return { ...translated, ...(missing.length > 0 && { isPartlyEnglish: true }) };
}

/** Returns the same data with all that comments say in it translated. */
function translateDescriptions<Data>(data: Data, words: Words): Data {
  if (Array.isArray(data)) {
    // SAFETY: the elements of the copy are of the same types.
    return data.map((element: unknown) => translateDescriptions(element, words)) as Data;
  }
  if (typeof data !== 'object' || data === null) {
    return data;
  }
  const translated: object = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      translateDescriptions<unknown>(value, words),
    ]),
  );
  const { key } = data as { readonly key?: TextKey };
  // SAFETY: only descriptions have keys.
  const described = data as unknown as Described & Partial<Description>;
  return {
    ...translated,
    ...(key === undefined ? {} : translateDescribed(described, key, words)),
  } as Data;
}

type Translate = (block: string, english: string) => Translation;

function translateDescribed(
  { summary, returns, throws, see, examples, keywords }: Described & Partial<Description>,
  { module, symbol, block: summaryName }: TextKey,
  words: Words,
): Partial<Description> {
  const counts = new Map<string, number>();
  const numbered = (block: string): string => {
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    return count === 1 ? block : `${block}/${String(count)}`;
  };
  const translate: Translate = (block, english) =>
    words.translate({ module, key: `${symbol}/${block}`, english });
  const inBlock =
    (block: string) =>
    (english: string): Translation =>
      translate(numbered(block), english);
  const text = (blocks: Text, name: string, remark = `${name}/comment`): Text =>
    blocks.map((block) =>
      isCode(block)
        ? translateCode(block, inBlock(remark))
        : translateParagraph(block, inBlock(name)),
    );
  const translateExample = ({ title, blocks }: Example): Example => {
    const name = numbered('example');
    const own = title === '' ? undefined : translate(`${name}/title`, title);
    return {
      title: own?.text ?? '',
      ...(own !== undefined && own.state !== 'current' && { state: own.state }),
      blocks: text(blocks, `${name}/text`, `${name}/comment`),
    };
  };
  const readers = keywords?.join(', ') ?? '';
  return {
    summary: text(summary, summaryName, summaryName),
    ...(returns && { returns: text(returns, 'returns') }),
    ...(throws && { throws: throws.map((each) => text(each, 'throws')) }),
    ...(see && { see: see.map((each) => text(each, 'see')) }),
    ...(examples && { examples: examples.map(translateExample) }),
    ...(readers !== '' && { keywords: translate('keywords', readers).text.split(/,\s+/) }),
  };
}

/** In code it translates only comments without a claim. */
function translateCode(block: CodeBlock, translate: (text: string) => Translation): CodeBlock {
  return { ...block, code: replaceRemarks(block.code, (remark) => translate(remark).text) };
}

/** Links keep their targets. */
function translateParagraph({ parts }: Paragraph, translate: (text: string) => Translation): Block {
  const [, indent = '', english = ''] = /^(\s*)([^]*)$/.exec(writeParts(parts)) ?? [];
  const { text, state } = translate(english);
  const links = parts.filter((part): part is Link => typeof part === 'object' && 'link' in part);
  const read = readText(text, new Map(links.map((link) => [linkSource(link.link), link])));
  const translated = read.flatMap((block): readonly Part[] =>
    isCode(block) ? [] : ['\n\n', ...block.parts],
  );
  return {
    parts: [indent, ...translated.slice(1)].filter((part) => part !== ''),
    ...(state !== 'current' && { state }),
  };
}
