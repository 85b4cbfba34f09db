import { writeAnchor } from '../contract';
import { type Block, blocks } from './markdown';

const INSTALL = /^## .+\n+```bash\nnpm install \S+\n```\n+/m;

/** The anchors of the section in each language: a link that was made in one arrives in all. */
const INSTALL_ANCHORS = ['install', 'installation'];

/**
 * Takes out of a README how its package is installed, which the facts above it on the page say; a
 * link to that section leads to them.
 *
 * It is here for the site too, which must not load TypeDoc a second time.
 */
export function withoutInstall(readme: string): Block {
  return INSTALL.test(readme)
    ? blocks(INSTALL_ANCHORS.map(writeAnchor).join(''), readme.replace(INSTALL, ''))
    : readme;
}
