// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import DocCard from './index';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { readonly message: string }, { count }: { readonly count: number }) =>
    message.replace('{count}', String(count)),
}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, messages: string) => messages.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  findFirstSidebarItemLink: ({ href }: { readonly href?: string }) => href,
  useDocById: (id: string | undefined) =>
    id === 'core/option' ? { description: 'From the document' } : undefined,
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(cleanup);

const LINK = { type: 'link', label: 'Option', href: '/docs/option' } as const;
const CATEGORY = { type: 'category', label: 'Core', collapsed: true, collapsible: true } as const;

describe('DocCard', () => {
  test('leads to a document by its label, under a heading of the second level', () => {
    render(<DocCard item={LINK} />);
    const link = screen.getByRole('link', { name: 'Option' });
    expect(link.getAttribute('href')).toBe('/docs/option');
    expect(screen.getByRole('heading', { level: 2 }).contains(link)).toBe(true);
  });

  test('shows the description of the sidebar before that of the document', () => {
    render(<DocCard item={{ ...LINK, docId: 'core/option', description: 'From the sidebar' }} />);
    expect(screen.getByRole('paragraph').textContent).toBe('From the sidebar');
  });

  test('shows the description of the document where the sidebar has none', () => {
    render(<DocCard item={{ ...LINK, docId: 'core/option' }} />);
    expect(screen.getByRole('paragraph').textContent).toBe('From the document');
  });

  test('shows no text for a link without any description', () => {
    render(<DocCard item={LINK} />);
    expect(screen.queryByRole('paragraph')).toBeNull();
  });

  test('counts the items of a category that nothing describes', () => {
    render(<DocCard item={{ ...CATEGORY, href: '/docs/core', items: [LINK, LINK] }} />);
    expect(screen.getByRole('paragraph').textContent).toBe('2 items');
  });

  test('shows the description of a category', () => {
    render(
      <DocCard item={{ ...CATEGORY, href: '/docs/core', items: [LINK], description: 'Types' }} />,
    );
    expect(screen.getByRole('paragraph').textContent).toBe('Types');
  });

  test('describes a category without a description by its first document', () => {
    const items = [{ ...LINK, docId: 'core/option' }, LINK];
    render(<DocCard item={{ ...CATEGORY, href: '/docs/core', items }} />);
    expect(screen.getByRole('paragraph').textContent).toBe('From the document');
  });

  test('leaves out a category that leads nowhere', () => {
    const { container } = render(<DocCard item={{ ...CATEGORY, items: [] }} />);
    expect(container.childElementCount).toBe(0);
  });

  test('refuses an item that is no link', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const item = { type: 'html', value: '<hr>', defaultStyle: false } as const;
    expect(() => render(<DocCard item={item} />)).toThrow(
      'A card cannot show the sidebar item {"type":"html"',
    );
    vi.restoreAllMocks();
  });
});
