import { OTHER_MEMBERS, type PageFrontMatter, inVersion } from '../contract';
import { SIDEBAR } from '../index/sidebar';
import type { PageData } from '../pageData';
import { firstSentence } from '../text';
import type { AddressOf } from './markdown';
import type { ThemeTexts } from '../referenceTexts';
import { writeMarkdown } from './sections';

export interface PageOrigin {
  readonly edit: (path: string) => string;
  readonly lastUpdate: (path: string) => string;
}

export function writePage(page: PageData, texts: ThemeTexts, origin: PageOrigin): string {
  const fields = Object.entries(frontMatterOf(page, texts, origin)).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${fields.join('\n')}\n---\n\n${writeMarkdown(page, texts, addressesOn(page))}\n`;
}

/** Returns paths of the site, or only the anchor for links within the page. */
function addressesOn({ path }: Pick<PageData, 'path'>): AddressOf {
  return (address) => (address.startsWith(`${path}#`) ? address.slice(path.length) : address);
}

/** Adds the version, and the base path of the site and its language: Docusaurus does not resolve links in code. */
export function addressesInCode(
  page: Pick<PageData, 'path'>,
  base: string,
  version: string | undefined,
): AddressOf {
  const addressOf = addressesOn(page);
  return (address) => inVersion(addressOf(address), version).replace(/^\//, base);
}

function titleOf(page: PageData, texts: ThemeTexts): string {
  const { kind, name, package: owner } = page;
  switch (kind) {
    case 'root':
      return texts.rootPage.title;
    case 'package':
      return name;
    default:
      return `${name}${texts.page.colon} ${texts.kinds[kind]} ${texts.page.of} ${owner?.name ?? ''}`;
  }
}

function frontMatterOf(
  page: PageData,
  texts: ThemeTexts,
  { edit, lastUpdate }: PageOrigin,
): PageFrontMatter {
  const { id, kind, name, source, keywords = [], facts } = page;
  const title = titleOf(page, texts);
  return {
    api_id: id,
    title,
    summary: summaryOf(page, texts),
    description: '',
    ...(keywords.length > 0 && { keywords }),
    sidebar_label: kind === 'root' || kind === 'package' ? title : name,
    custom_edit_url: source === undefined ? null : edit(source.file),
    last_update: { date: lastUpdate(source?.file ?? '.') },
    ...(page.listedIn !== undefined && { displayed_sidebar: SIDEBAR }),
    ...memberKinds(page),
    ...(facts !== undefined && { hide_title: true, package_facts: facts }),
  };
}

function summaryOf(page: PageData, texts: ThemeTexts): string {
  switch (page.kind) {
    case 'root':
      return texts.rootPage.introduction;
    case 'package':
      return page.package?.description ?? '';
    default:
      return firstSentence(page.description?.summary ?? []);
  }
}

/** Lists only members that are not functions, as most are, because the front matter is sent twice. */
function memberKinds({ kind, groups }: PageData): Pick<PageFrontMatter, 'member_kinds'> {
  const entries = groups.flatMap((group) => group.entries);
  const others = entries.filter((entry) => entry.kind !== 'function');
  const kinds = Object.fromEntries(others.map((entry) => [entry.id, entry.kind]));
  return entries.length === 0
    ? {}
    : { member_kinds: kind === 'namespace' ? { [OTHER_MEMBERS]: 'function', ...kinds } : kinds };
}
