import { isServed, readServed } from './support/built';
import { KINDS } from './support/kinds';
import { PUBLISHED } from './support/sitemap';
import { isDocument, listSourcePages } from './support/sources';
import { expect, LOCALES, test, withBase } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const docs = () =>
      listSourcePages(locale)
        .filter(({ source }) => isDocument(source))
        .map(({ path }) => path);

    test('every guide and every page of the reference is there as Markdown', async ({
      request,
    }) => {
      const faulty = docs().filter((path) => !/^# \S/.test(readServed(`${path}.md`)));
      expect(faulty).toEqual([]);
      const response = await request.get(`${home + KINDS.guide}.md`);
      expect(response.headers()['content-type']).toContain('text/markdown');
    });

    test('what machines read lists every guide and every page of the reference', () => {
      const index = readServed(`${home}llms.txt`);
      const full = readServed(`${home}llms-full.txt`);
      expect(index).toMatch(/^# .+\n\n> .+\n\n## /);
      for (const path of docs()) {
        const address = `${PUBLISHED}${path}.md`;
        expect(index).toContain(`](${address}): `);
        expect(full).toContain(`<!-- ${address} -->`);
      }
    });

    test('links in the Markdown lead to what is there', () => {
      const text = readServed(`${home}llms-full.txt`);
      const targets = new Set(
        [...text.matchAll(/\]\(([^\s)#]+)[^\s)]*\)/g)].map(([, target = '']) => target),
      );
      const own = [...targets].filter((target) => target.startsWith(PUBLISHED));
      expect(own.length).toBeGreaterThan(100);
      const broken = own.filter((address) => !isServed(address.slice(PUBLISHED.length)));
      expect(broken).toEqual([]);
    });

    for (const kind of ['guide', 'apiNamespace'] as const) {
      test(`the ${kind} page is copied as Markdown, and leads to it`, async ({ site, page }) => {
        const path = `${home}${KINDS[kind]}`;
        await site.open(path);
        await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
          'href',
          `${withBase(path)}.md`,
        );
        const view = page.getByRole('link', { name: labels.viewPage });
        await expect(view).toHaveAttribute('href', `${withBase(path)}.md`);
        await page.getByRole('button', { name: labels.copyPage }).click();
        await expect(page.getByRole('button', { name: labels.copied, exact: true })).toHaveCount(1);
        const markdown = await (await page.request.get(`${path}.md`)).text();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      });
    }
  });
}
