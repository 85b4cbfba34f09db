// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import ProblemList from './index';

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: { readonly children: ReactNode }) => children,
}));

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));

afterEach(cleanup);

test('ProblemList shows each problem with its code, the first one open, and one at a time', () => {
  const problems = ['first', 'second'].map((id) => ({
    id,
    title: `The ${id} problem. `,
    difference: `Solved: ${id}. `,
    Code: () => <pre>{`${id}();`}</pre>,
  }));
  render(<ProblemList problems={problems} />);
  const groups = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['problem']));
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'The first problem. Solved: first. first();',
    'The second problem. Solved: second. second();',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/category/recipes');
});
