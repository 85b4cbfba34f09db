import { type Application, whenParsed } from './application';
import { closest } from './intent';

/** Remembers whether a reader wants long lines of code broken: `wrap` or `scroll`. */
const KEY = 'tstd.codeLines';

const BLOCKS = '[data-language]:has(> [role=group])';

/** Marks a block with lines that are longer than it is wide, for its button. */
const WIDE_ATTRIBUTE = 'data-wide';

/** Below it the style sheet breaks lines by itself. */
const NARROW = '(width <= 576px)';

/**
 * Lets the buttons of code blocks break long lines or let them run on, in all blocks and on the pages
 * to come, and shows the buttons where lines are long.
 */
export function wrapCodeOnPress({ whenReady }: Pick<Application, 'whenReady'>): void {
  const root = document.documentElement;
  const narrow = matchMedia(NARROW);
  const isWrapped = (): boolean =>
    root.dataset['codeLines'] === undefined ? narrow.matches : root.dataset['codeLines'] === 'wrap';
  const setPressed = (): void => {
    for (const button of document.querySelectorAll('[data-native=wrap]')) {
      button.setAttribute('aria-pressed', String(isWrapped()));
    }
  };
  const measure = (): void => {
    const blocks = [...document.querySelectorAll(BLOCKS)];
    const kept = root.dataset['codeLines'];
    // As long as they are: all is read before anything is written.
    root.dataset['codeLines'] = 'measure';
    const areWide = blocks.map((block) => {
      const code = block.querySelector(':scope > [role=group]');
      return code !== null && code.scrollWidth > code.clientWidth;
    });
    if (kept === undefined) {
      delete root.dataset['codeLines'];
    } else {
      root.dataset['codeLines'] = kept;
    }
    blocks.forEach((block, index) => {
      block.toggleAttribute(WIDE_ATTRIBUTE, areWide[index] === true);
    });
    setPressed();
  };

  const saved = read();
  if (saved === 'wrap' || saved === 'scroll') {
    root.dataset['codeLines'] = saved;
  }
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-native=wrap]') !== null) {
      const choice = isWrapped() ? 'scroll' : 'wrap';
      root.dataset['codeLines'] = choice;
      save(choice);
      setPressed();
    }
  });
  // Also told when a tab, a fold or another width of the window shows code anew.
  const observer = new ResizeObserver(measure);
  const observe = (): void => {
    for (const code of document.querySelectorAll(`${BLOCKS} > [role=group]`)) {
      observer.observe(code);
    }
  };
  whenParsed(observe);
  whenReady(() => {
    // From now on pages come without being loaded.
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(hasCode))) {
        observe();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function hasCode(node: Node): boolean {
  return node instanceof Element && node.querySelector(BLOCKS) !== null;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function save(choice: string): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // It holds until the page is left.
  }
}
