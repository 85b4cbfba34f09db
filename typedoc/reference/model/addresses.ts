import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { REFERENCE_ROOT } from '../contract';
import type { PageData } from '../pageData';

/** Returns `/api/core/namespace/Option#map` for an address of the router. */
export function symbolPath(address: string): string {
  const [file = '', anchor] = address.split('#');
  const page = file.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '');
  return `${REFERENCE_ROOT}${page === '' ? '' : `/${page}`}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Unlike TypeDoc's own ids, which change with every new member, these are stable. */
export function pageId(path: string): number {
  return hash48(path.slice(REFERENCE_ROOT.length + 1));
}

export function symbolId(path: string): number {
  return hash48(path);
}

/** The first 48 bits of the hash, which a double holds exactly. */
function hash48(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}

/** @throws Error if a path has a suffix because it was not unique. */
export function assertDistinctPages(pages: readonly PageData[]): void {
  for (const { path, name } of pages) {
    if (/-\d+$/.test(path) && name !== posix.basename(path)) {
      throw new Error(
        `Page "${path}" ends in a suffix because two pages have the same name: rename one of them`,
      );
    }
  }
}
