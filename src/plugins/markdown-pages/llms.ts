export interface ListedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
  readonly sections: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[];
}

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
