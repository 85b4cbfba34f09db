import { writeAnchor } from '../contract';
import { type Block, blocks } from './markdown';

const INSTALL = /^## .+\n+```bash\nnpm install \S+\n```\n+/m;

/**
 * Takes out of a README how its package is installed, which the facts above it on the page say; a
 * link to that section leads to them.
 */
export function withoutInstall(readme: string): Block {
  return INSTALL.test(readme)
    ? blocks(writeAnchor('install'), readme.replace(INSTALL, ''))
    : readme;
}
