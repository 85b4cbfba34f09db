import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = 'not-found.js';

/**
 * Most static hosts have one not-found page, in the default language.
 *
 * This script, early in its head, turns the rest of that page into hidden text, so that its scripts do
 * not run. Then it writes the page in the language of the path. (It does not stop the parser, because
 * the document could not be written to afterwards.)
 */
function showNotFoundPage(): void {
  const { base = '/', locales = '' } = document.currentScript?.dataset ?? {};
  const path = `${window.location.pathname}/`;
  const locale = locales.split(' ').find((name) => path.startsWith(`${base}${name}/`));
  const page = `${base}${String(locale)}/404/`;
  // If that page itself is missing, loading it would never end.
  if (locale === undefined || path.startsWith(page)) {
    return;
  }
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else reaches the parser.
  document.write('<plaintext hidden>');
  fetch(page)
    .then(async (response) => {
      if (!response.ok) {
        throw new Error(`${page} returned status ${String(response.status)}`);
      }
      const html = await response.text();
      document.open();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- It keeps the address and runs the page's scripts.
      document.write(html);
      document.close();
    })
    .catch(() => {
      window.location.replace(page);
    });
}

export async function writeLocaleSwitch(outDir: string): Promise<void> {
  await writeFile(join(outDir, SCRIPT), `(${showNotFoundPage.toString()})();\n`);
}

export function addLocaleSwitch(html: string, baseUrl: string, locales: readonly string[]): string {
  const script = `<script src="${baseUrl}${SCRIPT}" data-base="${baseUrl}" data-locales="${locales.join(' ')}"></script>`;
  // After the icon: without an icon, the browser would request one.
  const withScript = html.replace(/<link(?=[^>]*\srel="?icon\b)[^>]*>/, (icon) => icon + script);
  if (withScript === html) {
    throw new Error('Cannot add the language script to a not-found page without an icon');
  }
  return withScript;
}
