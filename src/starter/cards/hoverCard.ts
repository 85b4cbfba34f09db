import { createCard, placeCard } from './card';
import type { Described } from './described';

/** Why a card is open: a finger has no other way than to press. */
export type Reason = 'hover' | 'focus' | 'press';

/** How long a pointer rests before a card opens. */
const OPEN_MILLISECONDS = 150;

/** How long the pointer may take from what is described to the card. */
const CLOSE_MILLISECONDS = 200;

let current: HoverCard | undefined;

/** Shows the card of what an event is on, for as long as the pointer or the focus is on either. */
export function showHoverCard(
  event: Event,
  reason: Reason,
  describe: () => Described | undefined,
): void {
  if (current?.covers(event) !== true) {
    const described = describe();
    if (described === undefined) {
      return;
    }
    current?.close();
    current = new HoverCard(described, event.target as Node);
  }
  current.keepOpen(reason);
}

class HoverCard {
  readonly #described: Described;
  readonly #reasons = new Set<Reason>();
  readonly #listeners = new AbortController();
  #timer = 0;
  #isDismissed = false;
  #element: HTMLElement | undefined;

  constructor(described: Described, origin: Node) {
    this.#described = described;
    this.#openSoon();
    const close = (): void => {
      this.close();
    };
    for (const type of ['pointerover', 'pointermove']) {
      this.#listen(type, (event) => {
        if (this.covers(event) || this.#contains(event.target)) {
          this.keepOpen('hover');
        } else {
          this.#release('hover');
        }
      });
    }
    this.#listen('focusout', () => {
      this.#release('focus');
    });
    this.#listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') {
        this.#dismiss();
      }
    });
    this.#listen('scroll', ({ target }) => {
      if (this.#element === undefined && this.#reasons.has('focus') && !this.#isDismissed) {
        // The page still brings the link into view that has the focus.
        this.#openSoon();
      } else if (target instanceof Node && target.contains(origin)) {
        // What scrolls elsewhere, as the list of members does by itself, leaves the card in its place.
        close();
      }
    });
    // The reader follows a link, or goes back.
    this.#listen('click', close);
    this.#listen('popstate', close);
  }

  covers(event: Event): boolean {
    return this.#described.covers(event);
  }

  keepOpen(reason: Reason): void {
    this.#reasons.add(reason);
  }

  close(): void {
    this.#dismiss();
    this.#listeners.abort();
    if (current === this) {
      current = undefined;
    }
  }

  /** Takes the card away until the pointer or the focus has been elsewhere. */
  #dismiss(): void {
    this.#isDismissed = true;
    clearTimeout(this.#timer);
    this.#element?.remove();
    this.#element = undefined;
    this.#described.element?.removeAttribute('aria-describedby');
  }

  #release(reason: Reason): void {
    if (!this.#reasons.delete(reason)) {
      return;
    }
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
    const { element, rectangle, details } = this.#described;
    const content = await details().catch(() => undefined);
    const place = rectangle();
    if (content !== undefined && place !== undefined && !this.#isDismissed) {
      this.#element = createCard(content);
      document.body.append(this.#element);
      placeCard(this.#element, place);
      element?.setAttribute('aria-describedby', this.#element.id);
    }
  }

  #contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.#element?.contains(target) === true;
  }

  /** Listens until the card is closed, also to events that do not bubble. */
  #listen(type: string, listener: (event: Event) => void): void {
    const { signal } = this.#listeners;
    window.addEventListener(type, listener, { capture: true, passive: true, signal });
  }
}
