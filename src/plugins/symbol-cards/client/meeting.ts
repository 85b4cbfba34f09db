import { createCard, placeCard } from './card';
import { findDetails } from './findDetails';

/** What keeps the card of a link open. */
type Holder = 'pointer' | 'focus';

/** How long a link is pointed at before it is asked about. */
const SHOW_MILLISECONDS = 150;

/** How long the pointer may take from the link to the card. */
const LEAVE_MILLISECONDS = 200;

let current: Meeting | undefined;

/** Shows the card of a link for as long as the pointer is on either of them, or the focus is. */
export function meet(link: HTMLAnchorElement, holder: Holder): void {
  if (current?.link !== link) {
    current?.end();
    current = new Meeting(link);
  }
  current.hold(holder);
}

class Meeting {
  readonly link: HTMLAnchorElement;
  readonly #holders = new Set<Holder>();
  readonly #listeners = new AbortController();
  readonly #delay: number;
  #card: HTMLElement | undefined;

  constructor(link: HTMLAnchorElement) {
    this.link = link;
    this.#delay = window.setTimeout(() => void this.#show(), SHOW_MILLISECONDS);
    const end = (): void => {
      this.end();
    };
    this.#listen('pointerover', ({ target }) => {
      if (this.#isOver(target)) {
        this.hold('pointer');
      } else {
        this.#release('pointer');
      }
    });
    this.#listen('focusout', () => {
      this.#release('focus');
    });
    this.#listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') {
        this.end();
      }
    });
    this.#listen('scroll', ({ target }) => {
      if (!this.#isOver(target)) {
        this.end();
      }
    });
    // What follows a link, and what goes back.
    this.#listen('click', end);
    this.#listen('popstate', end);
  }

  hold(holder: Holder): void {
    this.#holders.add(holder);
  }

  end(): void {
    clearTimeout(this.#delay);
    this.#listeners.abort();
    this.#card?.remove();
    this.link.removeAttribute('aria-describedby');
    if (current === this) {
      current = undefined;
    }
  }

  #release(holder: Holder): void {
    this.#holders.delete(holder);
    const endUnlessHeld = (): void => {
      if (this.#holders.size === 0) {
        this.end();
      }
    };
    if (this.#card === undefined) {
      endUnlessHeld();
    } else {
      setTimeout(endUnlessHeld, LEAVE_MILLISECONDS);
    }
  }

  async #show(): Promise<void> {
    const details = await findDetails(this.link).catch(() => undefined);
    if (details !== undefined && !this.#listeners.signal.aborted) {
      this.#card = createCard(details);
      document.body.append(this.#card);
      placeCard(this.#card, this.link);
      this.link.setAttribute('aria-describedby', this.#card.id);
    }
  }

  #isOver(target: EventTarget | null): boolean {
    return (
      target instanceof Node &&
      (this.link.contains(target) || this.#card?.contains(target) === true)
    );
  }

  /** Listens until the meeting ends, to what does not rise from its target, too. */
  #listen(type: string, listener: (event: Event) => void): void {
    const { signal } = this.#listeners;
    window.addEventListener(type, listener, { capture: true, passive: true, signal });
  }
}
