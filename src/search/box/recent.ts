import { createStorageSlot } from '@docusaurus/theme-common';

/** How many searches the device remembers. */
const MAX_RECENT = 8;
const MAX_LENGTH = 100;

const slot = createStorageSlot('tstd.search.recent');

/** The searches that led somewhere, the last first. They stay on the device. */
export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    // Something else has written there.
    return [];
  }
}

export function rememberRecent(query: string): void {
  const text = query.trim();
  if (text !== '' && text.length <= MAX_LENGTH) {
    const others = readRecent().filter((each) => each !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
  }
}

export function forgetRecent(): void {
  slot.del();
}
