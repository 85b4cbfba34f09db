/** A page as the lists for machines have it. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The address of its Markdown. */
  readonly url: string;
  readonly markdown: string;
}

export interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
  readonly sections: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[];
}

/** Writes `llms.txt`: what the site is, and the pages that it has, by https://llmstxt.org. */
export function toIndex({ title, tagline, sections }: SiteSummary): string {
  const lists = sections.map(({ title: heading, pages }) => {
    const items = pages.map(
      ({ title: name, url, description }) =>
        `- [${name.replace(/[[\]\\]/g, '\\$&')}](${url}): ${description}`,
    );
    return `## ${heading}\n\n${items.join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${tagline}\n`, ...lists].join('\n');
}

/** Writes `llms-full.txt`: all pages in one text, each after its address. */
export function toFullText({ title, tagline, sections }: SiteSummary): string {
  const pages = sections.flatMap((section) =>
    section.pages.map(({ url, markdown }) => `<!-- ${url} -->\n\n${markdown}`),
  );
  return [`# ${title}\n`, `> ${tagline}\n`, ...pages].join('\n');
}
