import { CURRENT_ATTRIBUTE } from '../dom/contents';
import { HASH_LINK_CLASS } from '../dom/framework';
import { isPlainClick } from '../dom/isPlainClick';
import type { StarterTexts } from './settings';
import { closest } from './intent';

const COPIED_MILLISECONDS = 2000;

/** A screen reader announces text only in an element that was there before the text. */
const ANNOUNCE_MILLISECONDS = 100;
const ANNOUNCED_MILLISECONDS = 4000;

const timers = new WeakMap<Element, number>();

/** Lets the buttons of code blocks copy the code, and links of headings and members their address. */
export function copyOnPress({ linkCopied }: Pick<StarterTexts, 'linkCopied'>): void {
  document.addEventListener('click', (event) => {
    const button = closest(event.target, '[data-native=copy]');
    const block = button?.closest('[data-language]');
    if (button && block) {
      void copyCode(block, button);
    }
    const member = closest(event.target, '[data-native=copy-link]');
    const place = member?.parentElement?.querySelector<HTMLAnchorElement>(
      `[${CURRENT_ATTRIBUTE}] a`,
    );
    if (place) {
      void copyLink(place.href, linkCopied);
    }
    const link = closest(event.target, `a.${HASH_LINK_CLASS}`);
    if (link instanceof HTMLAnchorElement && isPlainClick(event)) {
      void copyLink(link.href, linkCopied);
    }
  });
}

/** The button has both labels; the style sheet shows that of the moment. */
async function copyCode(block: Element, button: HTMLElement): Promise<void> {
  // Imports that are folded are a part of their own.
  const parts = [...block.querySelectorAll('code')];
  try {
    await navigator.clipboard.writeText(parts.map(({ textContent }) => textContent).join(''));
    button.dataset['copied'] = '';
    later(button, COPIED_MILLISECONDS, () => {
      delete button.dataset['copied'];
    });
  } catch {
    // There is no clipboard without HTTPS, or it is forbidden: leave the last step to the reader.
    parts[0]?.closest('details')?.setAttribute('open', '');
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last) {
      window.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    }
  }
}

async function copyLink(address: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // The address is in the address bar.
    return;
  }
  const notice = document.querySelector('.link-copied') ?? createNotice();
  notice.textContent = '';
  later(notice, ANNOUNCE_MILLISECONDS, () => {
    notice.textContent = text;
    later(notice, ANNOUNCED_MILLISECONDS, () => {
      notice.textContent = '';
    });
  });
}

function createNotice(): Element {
  const notice = document.createElement('div');
  notice.className = 'link-copied';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  return notice;
}

/** Does one thing later for an element; another one takes its place. */
function later(element: Element, milliseconds: number, action: () => void): void {
  clearTimeout(timers.get(element));
  timers.set(element, window.setTimeout(action, milliseconds));
}
