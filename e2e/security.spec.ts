import { expect, test } from './support/test';

/*
 * `sitemap.spec.ts` compares the policy of each page with its scripts, and checks the sources of its
 * elements and the links that open a new tab.
 */

test('the policy stops a script that was put into the page', async ({ site, page }) => {
  await site.open('');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('taken over');
  await site.expectFault(/Content Security Policy/);
});

test('the policy stops a request to another host', async ({ site, page }) => {
  await site.open('');
  const outcome = await page.evaluate(() =>
    fetch('http://127.0.0.1:9/').then(
      () => 'sent',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
  await site.expectFault(/Content Security Policy/);
});
