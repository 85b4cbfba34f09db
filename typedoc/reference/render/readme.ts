import { writeAnchor } from '../contract';
import { type Block, blocks } from './markdown';

const INSTALL = /^## .+\n+```bash\nnpm install \S+\n```\n+/m;

/** The facts of the page say how to install; links to the removed section lead to them. */
export function withoutInstall(readme: string): Block {
  return INSTALL.test(readme)
    ? blocks(writeAnchor('install'), readme.replace(INSTALL, ''))
    : readme;
}
