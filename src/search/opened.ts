import { createStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

export interface OpenedPage {
  readonly path: string;
  readonly title: string;
}

const MAX_OPENED = 5;

const slot = createStorageSlot(`${String(siteConfig.customFields?.['shortTitle'])}.search.opened`);

/** Returns the most recent page first. The list stays on the device. */
export function readOpened(): readonly OpenedPage[] {
  try {
    return (JSON.parse(slot.get() ?? '[]') as readonly unknown[]).filter(isOpenedPage);
  } catch {
    // Something else wrote to this key.
    return [];
  }
}

export function rememberOpened(page: OpenedPage): void {
  const others = readOpened().filter(({ path }) => path !== page.path);
  slot.set(JSON.stringify([page, ...others].slice(0, MAX_OPENED)));
}

export function forgetOpened(): void {
  slot.del();
}

function isOpenedPage(value: unknown): value is OpenedPage {
  const { path, title } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof path === 'string' && isOfSite(path) && typeof title === 'string';
}

/** Rejects `/\host`, which browsers read as another host, and `javascript:`, which they run. */
function isOfSite(path: string): boolean {
  const { origin } = window.location;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}
