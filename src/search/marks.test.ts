// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '@tstd-internal/search';
import { markOnNextPage, showMarks } from './marks';

const ANSWER: Answer = {
  path: '/docs/task',
  kind: 'guide',
  title: [
    { text: 'A ', isMatch: false },
    { text: 'task', isMatch: true },
  ],
  excerpt: [
    { text: 'of', isMatch: true },
    { text: 'f(x)', isMatch: true },
  ],
};

const highlights = new Map<string, { readonly ranges: readonly Range[] }>();

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      readonly ranges: readonly Range[];
      constructor(...ranges: readonly Range[]) {
        this.ranges = ranges;
      }
    },
  );
  document.body.innerHTML =
    '<p>Task</p><main>A task, <b>Tasks</b> of <code>f(x)</code><i>TASK</i></main>';
});

afterEach(() => {
  highlights.clear();
  vi.unstubAllGlobals();
});

const marked = () => highlights.get('search')?.ranges.map(String);

test('whole words by which a page was found are marked, until one goes on', () => {
  markOnNextPage(ANSWER);
  expect(marked()).toBeUndefined();
  showMarks();
  expect(marked()).toEqual(['task', 'f(x)', 'TASK']);
  showMarks();
  expect(marked()).toBeUndefined();
});

test('Escape takes the marks away', () => {
  markOnNextPage(ANSWER);
  showMarks();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(marked()).toHaveLength(3);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(marked()).toBeUndefined();
});

test('nothing is marked where nothing was found by its words, or the browser cannot', () => {
  markOnNextPage({ ...ANSWER, title: [], excerpt: [] });
  showMarks();
  expect(marked()).toBeUndefined();
  vi.stubGlobal('Highlight', undefined);
  markOnNextPage(ANSWER);
  showMarks();
  expect(marked()).toBeUndefined();
});
