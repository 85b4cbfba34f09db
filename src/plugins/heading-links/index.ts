import type { Plugin } from '@docusaurus/types';

/** Copies the address of a heading when its link is followed, on all pages alike. */
export default function headingLinks(): Plugin {
  return { name: 'heading-links', getClientModules: () => ['./client/copyLink.ts'] };
}
