// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import BlogArchivePage from './index';

interface ChildrenProps {
  readonly children: ReactNode;
}

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { readonly message: string }) => message,
}));
vi.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: 'en-GB' } }),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: ChildrenProps & { readonly to: string }) => (
    <a href={to}>{children}</a>
  ),
}));
vi.mock('@theme/Layout', () => ({ default: ({ children }: ChildrenProps) => children }));
vi.mock('@theme/Heading', () => ({
  default: ({ id, children }: ChildrenProps & { readonly id: string }) => (
    <h2 id={id}>{children}</h2>
  ),
}));

afterEach(cleanup);

function postOf(title: string, date: string) {
  return { metadata: { title, date, permalink: `/blog/${title}` } };
}

test('BlogArchivePage lists the posts under the year of their date in UTC', () => {
  const blogPosts = [
    postOf('c', '2026-01-01T00:00:00.000Z'),
    postOf('b', '2025-12-31T23:59:59.000Z'),
    postOf('a', '2025-03-02T00:00:00.000Z'),
  ];
  render(<BlogArchivePage archive={{ blogPosts } as never} />);
  const years = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const items = within(heading.parentElement ?? document.body).getAllByRole('listitem');
    return [heading.id, items.map((item) => item.textContent)];
  });
  expect(years).toEqual([
    ['2026', ['1 January – c']],
    ['2025', ['31 December – b', '2 March – a']],
  ]);
});
