import { KINDS } from './support/kinds';
import { expect, LOCALES, test } from './support/test';

for (const { locale, home, labels } of LOCALES) {
  test.describe(`${locale}, as it is read aloud`, () => {
    const signatureOf = (name: string): string => labels.signatureOf.replace('{name}', name);

    test('a signature has the name of its member, and its types are links by their names', async ({
      site,
      page,
    }) => {
      await site.open(home + KINDS.apiFunctionOfTypes);
      await expect(page.getByRole('group', { name: signatureOf('Comparable'), exact: true }))
        .toMatchAriaSnapshot(`
        - group:
          - code:
            - text: "function Comparable<Value>(order:"
            - link "OrderLike"
            - text: <
            - link "Value"
            - text: ">):"
            - link "Comparable"
            - text: <
            - link "Value"
            - text: ">"
      `);
    });

    test('each member has a signature of its name below its heading', async ({ site, page }) => {
      await site.open(home + KINDS.apiNamespace);
      const members = page.getByRole('main').locator('h3');
      const names = await members.evaluateAll((headings) =>
        headings.map(({ firstChild }) => firstChild?.textContent ?? ''),
      );
      expect(names.length).toBeGreaterThan(20);
      for (const [index, heading] of names.entries()) {
        const name = heading.replace(/^.* /, '').replace('()', '');
        const link = labels.linkToHeading.replace('{heading}', heading);
        await expect(members.nth(index).getByRole('link')).toHaveAccessibleName(link);
        const signature = page.getByRole('group', { name: signatureOf(name), exact: true });
        await expect(signature.first(), heading).toBeVisible();
      }
    });

    // The rest is the same in every language.
    if (locale !== 'en') {
      return;
    }

    test('headings go down one level at a time', async ({ site, page }) => {
      for (const path of [KINDS.apiNamespace, KINDS.apiClass, KINDS.apiPackage, KINDS.apiIndex]) {
        await site.open(home + path);
        const levels = await page
          .locator('main :is(h1, h2, h3, h4, h5, h6)')
          .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
        const steps = levels.slice(1).map((level, index) => level - (levels[index] ?? 0));
        expect(levels[0], path).toBe(1);
        expect(Math.max(...steps), path).toBe(1);
      }
    });
  });
}
