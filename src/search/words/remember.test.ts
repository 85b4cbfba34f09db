import { expect, test, vi } from 'vitest';
import type { PagefindPage } from './pagefind';
import { rememberPages } from './remember';

const PAGE: PagefindPage = { url: '/', excerpt: '', content: '', meta: {}, sub_results: [] };

function setUp() {
  const data = vi.fn(() => Promise.resolve(PAGE));
  const search = vi.fn((query: string) =>
    Promise.resolve({ results: [{ id: query, score: 1, data }] }),
  );
  const findPages = rememberPages({ options: () => Promise.resolve(), search });
  return { data, search, findPages };
}

test('a word is looked for once, and its pages are read once', async () => {
  const { data, search, findPages } = setUp();
  for (const word of ['one', 'two', 'one', 'two']) {
    const [found] = await findPages(word);
    expect(found).toMatchObject({ id: word, score: 1 });
    expect(await found?.data()).toBe(PAGE);
  }
  expect(search.mock.calls).toEqual([['one'], ['two']]);
  expect(data).toHaveBeenCalledTimes(2);
});

test('of many words those are forgotten that were not asked for', async () => {
  const { search, findPages } = setUp();
  await findPages('old');
  for (let index = 0; index < 200; index += 1) {
    await findPages(`word${String(index)}`);
    await findPages('kept');
  }
  search.mockClear();
  await findPages('kept');
  expect(search).not.toHaveBeenCalled();
  await findPages('old');
  expect(search).toHaveBeenCalledWith('old');
});
