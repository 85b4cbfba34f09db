import { isServed, readServed } from './support/built';
import { expect, LOCALES, test } from './support/test';

/** The fields of a name in `api.json` that are checked here. */
interface ListedSymbol {
  readonly id: number;
  readonly path: string;
}

interface Reference {
  readonly language: string;
  readonly packages: readonly { readonly path: string }[];
  readonly symbols: readonly ListedSymbol[];
}

for (const { locale, home } of LOCALES) {
  test(`${locale}: api.json leads to a place on a page for each package and each name`, async ({
    request,
  }) => {
    const response = await request.get(`${home}api.json`);
    expect(response.headers()['content-type']).toContain('application/json');
    const { language, packages, symbols } = (await response.json()) as Reference;
    expect(language).toBe(locale);
    expect(packages).toHaveLength(19);
    expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);

    const anchors = new Map<string, string[]>();
    for (const { path } of [...packages, ...symbols]) {
      const [page = '', anchor] = path.split('#');
      const known = anchors.get(page) ?? [];
      anchors.set(page, anchor === undefined ? known : [...known, anchor]);
    }
    expect(anchors.size).toBeGreaterThan(500);
    const missing: string[] = [];
    for (const [path, ids] of anchors) {
      const page = `${home}${path.slice(1)}`;
      const html = isServed(page) ? readServed(page) : undefined;
      missing.push(
        ...(html === undefined ? [path] : []),
        ...ids.filter((id) => !hasId(html ?? '', id)).map((id) => `${path}#${id}`),
      );
    }
    expect(missing).toEqual([]);
  });
}

/** Whether an element has an id, in quotes or without them. */
function hasId(html: string, id: string): boolean {
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((attribute) => html.includes(attribute));
}
