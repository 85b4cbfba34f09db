import { KINDS } from './support/kinds';
import { PUBLISHED } from './support/sitemap';
import { listSourcePages } from './support/sources';
import { expect, LOCALES, test, withBase } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Pages of guides and of the reference, which are made from files. */
const IS_DOC = /(?:^|\/)(?:docs|typedoc\/api|docusaurus-plugin-content-docs(?:-api)?)\/.*\.mdx?$/;

for (const { locale, home, labels } of LOCALES) {
  test.describe(locale, () => {
    const docs = () =>
      listSourcePages(locale)
        .filter(({ source }) => IS_DOC.test(source))
        .map(({ path }) => path);

    test('every guide and every page of the reference is there as Markdown', async ({
      request,
    }) => {
      for (const path of docs()) {
        const response = await request.get(`${path}.md`, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-type'], path).toContain('text/markdown');
        expect(await response.text(), path).toMatch(/^# \S/);
      }
    });

    test('what machines read lists every guide and every page of the reference', async ({
      request,
    }) => {
      const index = await (await request.get(`${home}llms.txt`)).text();
      const full = await (await request.get(`${home}llms-full.txt`)).text();
      expect(index).toMatch(/^# .+\n\n> .+\n\n## /);
      for (const path of docs()) {
        const address = `${PUBLISHED}${path}.md`;
        expect(index).toContain(`](${address}): `);
        expect(full).toContain(`<!-- ${address} -->`);
      }
    });

    test('links in the Markdown lead to what is there', async ({ request }) => {
      const text = await (await request.get(`${home}llms-full.txt`)).text();
      const targets = new Set(
        [...text.matchAll(/\]\(([^\s)#]+)[^\s)]*\)/g)].map(([, target = '']) => target),
      );
      const own = [...targets].filter((target) => target.startsWith(PUBLISHED));
      expect(own.length).toBeGreaterThan(100);
      for (const address of own) {
        const path = address.slice(PUBLISHED.length);
        expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
      }
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
