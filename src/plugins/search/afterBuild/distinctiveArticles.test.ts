import { expect, test } from 'vitest';
import type { Article, Block } from './readArticle';
import { distinctiveArticles } from './distinctiveArticles';

function article(...blocks: readonly (readonly [tag: string, text: string])[]): Article {
  return {
    description: '',
    keywords: '',
    trail: [],
    blocks: blocks.map(([tag, text]): Block => ({ tag, text })),
  };
}

function textsOf(articles: readonly Article[]): readonly (readonly string[])[] {
  return articles.map(({ blocks }) => blocks.map(({ text }) => text));
}

const options = { contents: ['Contents', 'Sommaire'] };

test('what stands on many pages says nothing of any of them', () => {
  const pages = Array.from({ length: 9 }, (_, index) =>
    article(['h1', `Page ${String(index)}`], ['h2', 'Parameters'], ['p', 'Since 1.0.0']),
  );
  const own = article(['p', 'Parameters'], ['p', 'Its own'], ['p', 'Its own']);
  const texts = textsOf(distinctiveArticles([...pages, own], options));
  expect(texts[0]).toEqual(['Page 0']);
  expect(texts.at(-1)).toEqual(['Its own', 'Its own']);
  const few = textsOf(distinctiveArticles(pages.slice(0, 8), options));
  expect(few[0]).toEqual(['Page 0', 'Parameters', 'Since 1.0.0']);
});

test('a list of contents is left out, up to the next heading', () => {
  const page = article(
    ['p', 'Before'],
    ['h2', 'Sommaire'],
    ['p', 'map()'],
    ['p', 'zip()'],
    ['h3', 'map()'],
    ['p', 'Returns'],
  );
  const last = article(['h2', 'Contents'], ['p', 'map()']);
  expect(textsOf(distinctiveArticles([page, last], options))).toEqual([
    ['Before', 'map()', 'Returns'],
    [],
  ]);
});
