import { replaceRemarks } from '../../doctest/remarks';
import type { WorkspacePackage } from '../../workspace/packages';
import { readEnglishReadme, readReadme } from '../model/packages';
import type {
  Block,
  CodeBlock,
  Example,
  Link,
  PackageReference,
  PageData,
  Paragraph,
  Part,
  Text,
} from '../pageData';
import { type AnyDescription, mapDescriptions, mapTexts } from '../entries';
import { isCode, linkSource, readText, writeParts } from '../text';
import type { Catalogue, Passage, Translation } from './catalogue';

export function translatePage(
  page: PageData,
  catalogue: Pick<Catalogue, 'translate' | 'lookUp' | 'readme'>,
  packages: readonly WorkspacePackage[],
): PageData {
  const states = new Set<Translation['state']>();
  const translate: TranslatePassage = (passage) => {
    const { text, state } = catalogue.translate(passage);
    states.add(state);
    return text;
  };
  const title = <Named extends { readonly title?: string }>(named: Named): Named =>
    named.title === undefined
      ? named
      : { ...named, title: catalogue.lookUp('shared/categories', named.title) };
  const described = <Listed extends PackageReference>(listed: Listed): Listed => ({
    ...listed,
    description: catalogue.lookUp('shared/packages', listed.description),
  });
  const owner = packages.find(({ name }) => name === page.package?.name);
  const { keywords, purposes, readme } = page;
  const comments = mapDescriptions(page, (each) => translateDescription(each, translate));
  return {
    ...comments,
    contents: comments.contents.map(title),
    groups: comments.groups.map(title),
    ...(page.package !== undefined && { package: described(page.package) }),
    ...(keywords !== undefined && {
      keywords: [...new Set(keywords.map((each) => catalogue.lookUp('shared/packages', each)))],
    }),
    ...(purposes !== undefined && {
      purposes: purposes.map((purpose) => ({
        ...purpose,
        packages: purpose.packages.map(described),
      })),
    }),
    ...(readme !== undefined &&
      owner !== undefined && {
        readme: readReadme(catalogue.readme(owner.shortName, readEnglishReadme(owner)), owner),
      }),
    ...((states.has('missing') || states.has('stale')) && { isPartlyEnglish: true }),
  };
}

type TranslatePassage = (passage: Passage) => string;

function translateDescription(
  description: AnyDescription,
  translatePassage: TranslatePassage,
): AnyDescription {
  const { key, examples, keywords } = description;
  if (key === undefined) {
    return description;
  }
  const counts = new Map<string, number>();
  const numbered = (block: string): string => {
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    return count === 1 ? block : `${block}/${String(count)}`;
  };
  const translate = (block: string, english: string): string =>
    translatePassage({ module: key.module, key: `${key.symbol}/${block}`, english });
  const inBlock =
    (block: string) =>
    (english: string): string =>
      translate(numbered(block), english);
  const text = (blocks: Text, name: string, remark = `${name}/comment`): Text =>
    blocks.map((block) =>
      isCode(block)
        ? translateCode(block, inBlock(remark))
        : translateParagraph(block, inBlock(name)),
    );
  const translateExample = ({ title, blocks }: Example): Example => {
    const name = numbered('example');
    return {
      title: title === '' ? '' : translate(`${name}/title`, title),
      blocks: text(blocks, `${name}/text`, `${name}/comment`),
    };
  };
  const english = keywords?.join(', ') ?? '';
  return {
    ...mapTexts(description, (own, name) =>
      name === 'summary'
        ? text(own, key.block, key.block)
        : name === 'example'
          ? own
          : text(own, name),
    ),
    ...(examples && { examples: examples.map(translateExample) }),
    ...(english !== '' && { keywords: translate('keywords', english).split(/,\s+/) }),
  };
}

/** Translates only comments without a claim. */
function translateCode(block: CodeBlock, translate: (text: string) => string): CodeBlock {
  return { ...block, code: replaceRemarks(block.code, translate) };
}

/** Keeps the targets of links. */
function translateParagraph({ parts }: Paragraph, translate: (text: string) => string): Block {
  const [, indent = '', english = ''] = /^(\s*)([^]*)$/.exec(writeParts(parts)) ?? [];
  const links = parts.filter((part): part is Link => typeof part === 'object' && 'link' in part);
  const read = readText(
    translate(english),
    new Map(links.map((link) => [linkSource(link.link), link])),
  );
  const translated = read.flatMap((block): readonly Part[] =>
    isCode(block) ? [] : ['\n\n', ...block.parts],
  );
  return { parts: [indent, ...translated.slice(1)].filter((part) => part !== '') };
}
