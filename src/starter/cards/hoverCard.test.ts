// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ExampleTypes,
  exampleTypesFile,
  textOfExample,
  toExampleKey,
} from '../../../typedoc/plugin/examples/key';
import { showCards } from '../cards';
import { describedLink } from './describedLink';
import { showHoverCard } from './hoverCard';
import { create } from './showCard';

/** More than any delay of a card. */
const LONG = 1000;

const CORE = {
  '/api/core/namespace/Option': ['', 'Une valeur qui peut manquer.'],
  '/api/core/namespace/Option#map': ['function map(a: A): B', 'Applique une fonction.'],
};

const HTML = `
  <p><a href="/std/fr/api/core/namespace/Option">prose</a></p>
  <pre><code>
    <a href="/std/fr/api/core/namespace/Option">Option</a>.<a
      href="/std/fr/api/core/namespace/Option#map">map</a>
    <a href="/std/fr/api/core#gone">gone</a>
    <a href="https://example.org/std/fr/api/core/namespace/Option">abroad</a>
  </code></pre>
  <div data-contents><a data-kind="function" href="/std/fr/api/core/namespace/Option#map">map()</a></div>`;

beforeAll(() => {
  // jsdom has no sheets of scripts, and events of pointers without a kind.
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.assign(document, { adoptedStyleSheets: [] });
  const showCard = create('/std/fr/', '');
  showCards(() => Promise.resolve({ showCard }));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(CORE))),
  );
  document.body.innerHTML = HTML;
});

afterEach(async () => {
  press('Escape');
  await pass();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function link(text: string): HTMLAnchorElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  if (found === undefined) {
    throw new Error(`There is no link "${text}"`);
  }
  return found;
}

function card(): HTMLElement | null {
  return document.querySelector('[role=tooltip]');
}

async function pass(milliseconds = LONG): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function point(target: Element, pointerType = 'mouse', type = 'pointerover'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: pointerX });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

/** Where the pointer is: a letter is one pixel wide. */
let pointerX = 0;

async function show(text: string): Promise<void> {
  point(link(text));
  await pass();
}

function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

describe('a name in code that is pointed at', () => {
  test('has a card with its signatures and its first sentence', async () => {
    await show('map');
    expect([...(card()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'function map(a: A): B',
      'Applique une fonction.',
    ]);
    expect(fetch).toHaveBeenCalledWith('/std/fr/assets/symbols/core.json');
    expect(link('map').getAttribute('aria-describedby')).toBe(card()?.id);
  });

  test('has a card in the list of members too', async () => {
    await show('map()');
    expect(card()?.querySelector('p')?.textContent).toBe('Applique une fonction.');
  });

  test('has a card with its kind and its name where there is no signature', async () => {
    await show('Option');
    expect(card()?.innerHTML).toBe(
      '<code>namespace Option</code><p>Une valeur qui peut manquer.</p>',
    );
  });

  test('has no card before the pointer has rested on it', async () => {
    point(link('map'));
    await pass(100);
    point(document.body);
    await pass();
    expect(card()).toBeNull();
  });

  test.each(['prose', 'gone', 'abroad'])('has no card where it is "%s"', async (text) => {
    await show(text);
    expect(card()).toBeNull();
  });

  test('has no card under a finger', async () => {
    point(link('map'), 'touch');
    await pass();
    expect(card()).toBeNull();
  });

  test('keeps its card while the pointer is on it, and loses it when the pointer leaves', async () => {
    await show('map');
    point(document.body);
    point(card() as HTMLElement);
    await pass();
    expect(card()).not.toBeNull();
    point(document.body);
    await pass();
    expect(card()).toBeNull();
    expect(link('map').hasAttribute('aria-describedby')).toBe(false);
  });

  test('gives its place to the next', async () => {
    await show('map');
    await show('Option');
    expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
    expect(link('map').hasAttribute('aria-describedby')).toBe(false);
  });

  test.each([
    ['Escape', () => press('Escape')],
    ['scrolling', () => document.body.dispatchEvent(new Event('scroll'))],
    ['a click', () => document.body.click()],
    ['going back', () => window.dispatchEvent(new Event('popstate'))],
  ])('loses its card by %s', async (_, act) => {
    await show('map');
    expect(card()).not.toBeNull();
    act();
    expect(card()).toBeNull();
  });

  test('keeps its card when another key is pressed, or the card itself scrolls', async () => {
    await show('map');
    press('a');
    card()?.dispatchEvent(new Event('scroll'));
    expect(card()).not.toBeNull();
  });

  test('keeps its card when something beside it scrolls, and loses it with its own place', async () => {
    await show('map');
    document.querySelector('[data-contents]')?.dispatchEvent(new Event('scroll'));
    expect(card()).not.toBeNull();
    document.querySelector('pre')?.dispatchEvent(new Event('scroll'));
    expect(card()).toBeNull();
  });

  test('has no card when the page is another by then', async () => {
    point(link('map'));
    document.body.innerHTML = '';
    await pass();
    expect(card()).toBeNull();
  });

  test('has no card that comes after the reader has gone on', async () => {
    let answer = (_response: Response): void => {};
    vi.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const far = link('map');
    far.href = '/std/fr/api/far#one';
    await show('map');
    press('Escape');
    answer(Response.json({ '/api/far#one': ['const one: 1', 'One.'] }));
    await pass();
    expect(card()).toBeNull();
  });

  test('has no card where the details cannot be loaded, and one when they can', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    link('map').href = '/std/fr/api/weak#one';
    await show('map');
    expect(card()).toBeNull();
    point(document.body);
    vi.mocked(fetch).mockResolvedValueOnce(
      Response.json({ '/api/weak#one': ['const one: 1', 'One.'] }),
    );
    await show('map');
    expect(card()?.textContent).toBe('const one: 1One.');
  });
});

describe('a name in code that has the focus', () => {
  test('has a card once the page has brought it into view', async () => {
    link('map').focus();
    await pass(100);
    document.body.dispatchEvent(new Event('scroll'));
    await pass(100);
    expect(card()).toBeNull();
    await pass();
    expect(card()).not.toBeNull();
  });

  test('has a card until it loses the focus', async () => {
    link('map').focus();
    await pass();
    expect(card()?.textContent).toContain('function map');
    link('map').blur();
    await pass();
    expect(card()).toBeNull();
  });

  test('keeps its card when the pointer leaves it', async () => {
    link('map').focus();
    await show('map');
    point(document.body);
    await pass();
    expect(card()).not.toBeNull();
  });
});

describe('a word of an example', () => {
  const IMPORTS = "import { Option } from '@tstd/core';\n\n";
  const CODE = 'const total = 1; // Le compte\nconst twice = total;\nOption.map(total);';

  /** Another example, whose types are in the same file. */
  const NEIGHBOUR = Array.from({ length: 5_000 }, (_, index) => `const total = 'a${index}';`).find(
    (example) => exampleTypesFile(keyOf(example)) === exampleTypesFile(keyOf(IMPORTS + CODE)),
  ) as string;

  function keyOf(example: string): string {
    const text = textOfExample(example);
    return toExampleKey(createHash('sha256').update(text).digest('hex'));
  }

  beforeEach(() => {
    document.body.innerHTML = `
      <div data-language="ts">
        <pre><code>${IMPORTS}</code></pre>
        <pre><code id="code"><span>const</span> total = 1; // Le compte
const twice = total;
Option.map(total);</code></pre>
      </div>`;
    const key = keyOf(IMPORTS + CODE.replace('Le compte', 'The sum'));
    const types: ExampleTypes = {
      [keyOf(NEIGHBOUR)]: [[0, 6, 5, 'total: string']],
      [key]: [
        [2, 6, 5, 'total: number'],
        [3, 14, 5, 'total: number'],
        [4, 7, 3, '/api/core/namespace/Option#map'],
      ],
    };
    vi.mocked(fetch).mockImplementation((url) =>
      Promise.resolve(Response.json(url === `/std/fr/${exampleTypesFile(key)}` ? types : CORE)),
    );
    // jsdom has no layout: the place of the pointer is that of a letter in the text of the code.
    Range.prototype.getClientRects = function getClientRects(this: Range) {
      const start = textBefore(this.startContainer) + this.startOffset;
      return [new DOMRect(start, 0, this.toString().length, 10)] as unknown as DOMRectList;
    };
    Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    Object.assign(document, {
      caretPositionFromPoint: (x: number) => {
        const node = texts().findLast((each) => textBefore(each) <= x);
        return node && { offsetNode: node, offset: Math.floor(x - textBefore(node)) };
      },
    });
  });

  function texts(): readonly Text[] {
    const walker = document.createTreeWalker(code(), NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode() !== null) {
      found.push(walker.currentNode as Text);
    }
    return found;
  }

  function textBefore(node: Node): number {
    return texts()
      .slice(0, texts().indexOf(node as Text))
      .reduce((sum, { length }) => sum + length, 0);
  }

  function code(): HTMLElement {
    return document.querySelector('#code') as HTMLElement;
  }

  async function pointAt(word: string, type = 'pointermove', pointerType = 'mouse'): Promise<void> {
    pointerX = code().textContent.lastIndexOf(word) + 0.5;
    point(code(), pointerType, type);
    const digest = vi.spyOn(crypto.subtle, 'digest');
    await pass();
    // The platform computes the key on a thread of its own.
    await Promise.all(digest.mock.results.map(({ value }) => value as Promise<unknown>));
    await pass(0);
  }

  test('has a card with its type, in a page of another language too', async () => {
    await pointAt('total;');
    expect(card()?.innerHTML).toBe('<code>total: number</code>');
  });

  test('has a card when the pointer comes from another word of the same text', async () => {
    await pointAt('twice');
    expect(card()).toBeNull();
    await pointAt('total;');
    expect(card()?.textContent).toBe('total: number');
  });

  test('has its own type where another example has its types in the same file', async () => {
    await pointAt('total;');
    expect(card()?.textContent).toBe('total: number');
    document.body.innerHTML = `<div data-language="ts"><pre><code id="code">${NEIGHBOUR}</code></pre></div>`;
    await pointAt('total');
    expect(card()?.textContent).toBe('total: string');
  });

  test('has the card of what it names where it is used again', async () => {
    await pointAt('map');
    expect(card()?.textContent).toBe('function map(a: A): BApplique une fonction.');
  });

  test('has a card when a finger presses it', async () => {
    await pointAt('total;', 'pointermove', 'touch');
    expect(card()).toBeNull();
    await pointAt('total;', 'click', 'touch');
    expect(card()?.textContent).toBe('total: number');
  });

  test('has no card when a page comes under a pointer that rests', async () => {
    await pointAt('total;', 'pointerover');
    expect(card()).toBeNull();
  });

  test('has no card again before the pointer has left it, once it was dismissed', async () => {
    await pointAt('total;');
    press('Escape');
    await pointAt('total;');
    expect(card()).toBeNull();
    await pointAt('twice');
    await pointAt('total;');
    expect(card()).not.toBeNull();
  });

  test('has no card when a mouse presses it, where it has no type, and beside the words', async () => {
    await pointAt('total;', 'click');
    await pointAt('compte');
    await pointAt(' = total');
    expect(card()).toBeNull();
  });
});

describe('the place of a card', () => {
  const WIDTH = 390;
  const HEIGHT = 800;
  const CARD = { width: 300, height: 100 };

  beforeEach(() => {
    const size = (name: string, value: number, element: Element | typeof HTMLElement.prototype) =>
      vi.spyOn(element as HTMLElement, name as 'offsetWidth', 'get').mockReturnValue(value);
    size('clientWidth', WIDTH, document.documentElement);
    size('clientHeight', HEIGHT, document.documentElement);
    size('offsetWidth', CARD.width, HTMLElement.prototype);
    size('offsetHeight', CARD.height, HTMLElement.prototype);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['above its link', { left: 20, top: 400 }, { left: '20px', top: '294px' }],
    ['below a link at the top', { left: 20, top: 50 }, { left: '20px', top: '76px' }],
    ['above a link at the bottom', { left: 20, top: 780 }, { left: '20px', top: '674px' }],
    ['within the window', { left: 350, top: 400 }, { left: '82px', top: '294px' }],
    ['at the edge at most', { left: -30, top: 400 }, { left: '8px', top: '294px' }],
  ])('is %s', async (_, { left, top }, place) => {
    const target = link('map');
    target.getBoundingClientRect = () => new DOMRect(left, top, 30, 20);
    showHoverCard(new FocusEvent('focusin'), 'focus', () => describedLink(target, '/std/fr/'));
    await pass();
    const { style } = card() as HTMLElement;
    expect({ left: style.left, top: style.top }).toEqual(place);
  });
});
