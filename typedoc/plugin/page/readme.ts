import { type Block, blocks } from './markdown';

const INSTALL = /^## (?<title>.+)\n+```bash\nnpm install \S+\n```\n+/m;

/**
 * Takes out of a README how its package is installed, which the facts above it on the page say; a
 * link to that section leads to them.
 *
 * It is here for the site too, which must not load TypeDoc a second time.
 */
export function withoutInstall(readme: string): Block {
  const title = INSTALL.exec(readme)?.groups?.['title'];
  return title === undefined
    ? readme
    : blocks(`<a id="${title.toLowerCase()}"></a>`, readme.replace(INSTALL, ''));
}
