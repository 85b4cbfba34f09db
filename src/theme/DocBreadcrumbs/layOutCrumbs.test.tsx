import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { layOutCrumbs } from './layOutCrumbs';

const STATE = { collapsible: true, collapsed: true } as const;

const PAGE: PropSidebarItem = {
  type: 'link',
  label: 'Option',
  href: '/std/api/core/namespace/Option',
};
const KIND: PropSidebarItem = {
  type: 'category',
  label: 'Namespaces',
  items: [PAGE],
  ...STATE,
};
const PACKAGE: PropSidebarItemCategory = {
  type: 'category',
  label: '@tstd/core',
  // The address of an index page ends in a slash, as Docusaurus gives it.
  href: '/std/api/core/',
  items: [KIND],
  ...STATE,
};
const CRUMB: PropSidebarItem = { ...PACKAGE, href: '/std/api/core', items: [PAGE] };
const ROOT: PropSidebarItem = { type: 'link', label: 'API reference', href: '/std/api/' };

describe('layOutCrumbs()', () => {
  test('leaves out a category that is no link', () => {
    expect(layOutCrumbs([PACKAGE])).toEqual([CRUMB]);
  });

  test('puts a first page above those whose addresses begin with its own', () => {
    expect(layOutCrumbs([ROOT, PACKAGE])).toEqual([
      {
        type: 'category',
        label: 'API reference',
        href: '/std/api',
        collapsible: false,
        collapsed: false,
        items: [CRUMB],
      },
    ]);
  });

  test('leaves a first page beside others', () => {
    const other: PropSidebarItem = { type: 'link', label: 'Guide', href: '/std/docs/guide' };
    expect(layOutCrumbs([ROOT, other])).toEqual([{ ...ROOT, href: '/std/api' }, other]);
  });
});
