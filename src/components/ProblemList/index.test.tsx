// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import ProblemList, { Problem } from './index';

afterEach(cleanup);

test('ProblemList shows each problem with its code, one of them open', () => {
  renderInSite(
    <ProblemList>
      {['first', 'second'].map((id) => (
        <Problem
          key={id}
          id={id}
          isOpen={id === 'first'}
          title={`The ${id} problem. `}
          recipe={`/docs/recipes/${id}`}
        >
          <p>{`Solved: ${id}. `}</p>
          <pre>{`${id}();`}</pre>
        </Problem>
      ))}
    </ProblemList>,
  );
  const groups = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(groups.map(({ open }) => open)).toEqual([true, false]);
  // Groups do not close each other: the page would move under the pointer.
  expect(groups.some((group) => group.hasAttribute('name'))).toBe(false);
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'The first problem. Solved: first. first();The whole recipe',
    'The second problem. Solved: second. second();The whole recipe',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#problems',
    '/docs/recipes/first',
    '/docs/recipes/second',
    '/docs/category/recipes',
  ]);
});
