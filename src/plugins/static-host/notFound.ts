import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SCRIPT = 'not-found.js';

/**
 * Shows the not-found page of the language that the path names.
 *
 * Most static hosts have one such page for the whole site, which is the one of the default
 * language. This script stops it from loading, and puts the other language's page in its place.
 */
function showNotFoundPage(): void {
  const { base = '/', locales = '' } = document.currentScript?.dataset ?? {};
  const path = `${window.location.pathname}/`;
  const locale = locales.split(' ').find((name) => path.startsWith(`${base}${name}/`));
  if (locale === undefined) {
    return;
  }
  const page = `${base}${locale}/404.html`;
  window.stop();
  fetch(page)
    .then(async (response) => {
      if (!response.ok) {
        throw new Error(`${page} answers ${String(response.status)}`);
      }
      const html = await response.text();
      document.open();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- The one way to keep the address and let the page's scripts run.
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

export function addLocaleSwitch(
  html: string,
  baseUrl: string,
  locales: readonly string[],
): string {
  const script = `<script src="${baseUrl}${SCRIPT}" data-base="${baseUrl}" data-locales="${locales.join(' ')}"></script>`;
  return html.replace('</title>', `</title>${script}`);
}
