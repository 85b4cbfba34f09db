import type { Page } from '@playwright/test';

interface Content {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  /** The elements of its head that programs read. */
  readonly head: readonly string[];
}

/** Lists the parts of an open page that differ from its file, and quotes the first difference. */
export async function findChanges(
  page: Page,
  html: string,
  parts: readonly (keyof Content)[] = ['language', 'title', 'text', 'head'],
): Promise<readonly string[]> {
  const { file, shown } = await page.evaluate(readContents, html);
  return parts.flatMap((part) => {
    const [before, after] = [String(file[part]), String(shown[part])];
    const start = Array.from(before, (letter, index) => letter === after[index]).indexOf(false);
    const excerpt = (text: string): string => text.slice(Math.max(0, start - 20)).slice(0, 80);
    return before === after
      ? []
      : [`the ${part} changed from "${excerpt(before)}" to "${excerpt(after)}"`];
  });
}

/** Runs in the page. */
function readContents(html: string): { readonly file: Content; readonly shown: Content } {
  const read = (root: Document): Content => ({
    language: root.documentElement.lang,
    title: root.title,
    text: [...root.querySelectorAll('main')]
      .map((main) => main.textContent)
      .join(' ')
      .replace(/\s+/g, ' '),
    head: [
      ...root.querySelectorAll<HTMLElement>(
        'meta:is([name], [property]), link:is([rel=canonical], [hreflang])',
      ),
    ]
      .map(({ attributes }) =>
        [...attributes]
          .filter(({ name }) => name !== 'data-rh')
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .join(' '),
      )
      .sort(),
  });
  return { file: read(new DOMParser().parseFromString(html, 'text/html')), shown: read(document) };
}
