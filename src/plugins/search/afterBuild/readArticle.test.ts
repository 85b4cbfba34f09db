import { describe, expect, test } from 'vitest';
import { NOT_SEARCHED_ATTRIBUTE } from '../../../dom/search';
import { readArticle } from './readArticle';

function blocksOf(article: string) {
  const { blocks } = readArticle(`<main><p>Beside</p><article>${article}</article></main>`);
  return blocks.map(({ tag, id, text }) => [tag + (id === undefined ? '' : `#${id}`), text]);
}

describe('readArticle()', () => {
  test('reads what the head says of the page, and the titles above it', () => {
    const { description, keywords, trail } = readArticle(`
      <head>
        <meta name=description content="A &lt;cell&gt; &amp; more">
        <meta name="keywords" content="mutable,state">
      </head>
      <article><nav><ul>
        <li class=breadcrumbs__item><a><svg></svg></a>
        <li class=breadcrumbs__item>Packages
        <li class="breadcrumbs__item breadcrumbs__item--active">Ref
      </ul></nav></article>`);
    expect({ description, keywords, trail }).toEqual({
      description: 'A <cell> & more',
      keywords: 'mutable,state',
      trail: ['Packages'],
    });
  });

  test('reads headings with their anchors, and every text by itself', () => {
    expect(
      blocksOf(`
        <header><h1>Option</h1></header>
        <h2 id=use>Use it<a class=hash-link href=#use>\u200B</a></h2>
        <p>A <code>Some</code> or
           <a href=#none>None</a>.</p>
        <div>A label</div>
        <ul><li>One <b>thing</b><li>Last</ul>`),
    ).toEqual([
      ['h1', 'Option'],
      ['h2#use', 'Use it'],
      ['p', 'A Some or None.'],
      ['p', 'One thing'],
      ['p', 'Last'],
    ]);
  });

  test('reads the cells of a table without their heads', () => {
    expect(
      blocksOf('<table><tr><th>To<th>Use</tr><tbody><tr><td>a<td><b>b</b></tr></table>'),
    ).toEqual([
      ['p', 'a'],
      ['p', 'b'],
    ]);
  });

  test('keeps a no-break space, which French writes before signs', () => {
    expect(blocksOf('<p>Une valeur\u{A0}:\n\tla sienne</p>')).toEqual([
      ['p', 'Une valeur\u{A0}: la sienne'],
    ]);
  });

  test('leaves out code in blocks, buttons, and what is marked', () => {
    expect(
      blocksOf(`<pre>const a</pre><button>Copy</button><nav>Next</nav><footer>Edit</footer>
        <p ${NOT_SEARCHED_ATTRIBUTE}>Copies</p><p>Kept <time>today</time></p>`),
    ).toEqual([['p', 'Kept']]);
  });

  test('finds no text on a page without an article', () => {
    expect(readArticle('<main><p>Text</p></main>')).toEqual({
      description: '',
      keywords: '',
      trail: [],
      blocks: [],
    });
  });
});
