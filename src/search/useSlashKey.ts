import { useStorageSlot } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';
import { SLASH_KEY, SLASH_OFF } from '../dom/isSearchKey';

const KEY = `${String(siteConfig.customFields?.['shortTitle'])}.${SLASH_KEY}`;

/** Whether `/` opens the search, and a function that changes it (WCAG 2.1.4). Stays on the device. */
export function useSlashKey(): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const [value, slot] = useStorageSlot(KEY);
  return [
    value !== SLASH_OFF,
    (isOn) => {
      slot.set(isOn ? 'on' : SLASH_OFF);
    },
  ];
}
