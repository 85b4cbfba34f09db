import { createCard, placeCard } from './card';
import { findDetails } from './findDetails';

/** Why a card is open. */
type Reason = 'hover' | 'focus';

/** How long a link is pointed at before its card opens. */
const OPEN_MILLISECONDS = 150;

/** How long the pointer may take from the link to the card. */
const CLOSE_MILLISECONDS = 200;

let current: HoverCard | undefined;

/** Shows the card of a link for as long as the pointer is on either of them, or the focus is. */
export function showHoverCard(link: HTMLAnchorElement, reason: Reason): void {
  if (current?.link !== link) {
    current?.close();
    current = new HoverCard(link);
  }
  current.keepOpen(reason);
}

class HoverCard {
  readonly link: HTMLAnchorElement;
  readonly #reasons = new Set<Reason>();
  readonly #listeners = new AbortController();
  #timer = 0;
  #element: HTMLElement | undefined;

  constructor(link: HTMLAnchorElement) {
    this.link = link;
    this.#openSoon();
    const close = (): void => {
      this.close();
    };
    this.#listen('pointerover', ({ target }) => {
      if (this.#contains(target)) {
        this.keepOpen('hover');
      } else {
        this.#release('hover');
      }
    });
    this.#listen('focusout', () => {
      this.#release('focus');
    });
    this.#listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') {
        close();
      }
    });
    this.#listen('scroll', ({ target }) => {
      if (this.#element === undefined && this.#reasons.has('focus')) {
        // The page still brings the link into view that has the focus.
        this.#openSoon();
      } else if (!this.#contains(target)) {
        close();
      }
    });
    // The reader follows a link, or goes back.
    this.#listen('click', close);
    this.#listen('popstate', close);
  }

  keepOpen(reason: Reason): void {
    this.#reasons.add(reason);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.abort();
    this.#element?.remove();
    this.link.removeAttribute('aria-describedby');
    if (current === this) {
      current = undefined;
    }
  }

  #release(reason: Reason): void {
    this.#reasons.delete(reason);
    if (this.#element === undefined) {
      this.#closeUnlessKept();
    } else {
      setTimeout(() => {
        this.#closeUnlessKept();
      }, CLOSE_MILLISECONDS);
    }
  }

  #closeUnlessKept(): void {
    if (this.#reasons.size === 0) {
      this.close();
    }
  }

  #openSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#open(), OPEN_MILLISECONDS);
  }

  async #open(): Promise<void> {
    const details = await findDetails(this.link).catch(() => undefined);
    if (details !== undefined && !this.#listeners.signal.aborted) {
      this.#element = createCard(details);
      document.body.append(this.#element);
      placeCard(this.#element, this.link);
      this.link.setAttribute('aria-describedby', this.#element.id);
    }
  }

  #contains(target: EventTarget | null): boolean {
    return (
      target instanceof Node &&
      (this.link.contains(target) || this.#element?.contains(target) === true)
    );
  }

  /** Listens until the card is closed, also to events that do not bubble. */
  #listen(type: string, listener: (event: Event) => void): void {
    const { signal } = this.#listeners;
    window.addEventListener(type, listener, { capture: true, passive: true, signal });
  }
}
