import { CONTENTS_ATTRIBUTE, FILTER_ATTRIBUTE, MEMBER_LINKS } from '../../dom/contents';
import { targetOf } from '../contents';

/** Goes to the next member of the page, or to the one before. */
export function goToMember(step: 1 | -1): void {
  const members = membersOfPage();
  const link = members[nextIndex(step, members)]?.link;
  if (link !== undefined) {
    // Pressed, so that all is as after a press; but one step is no place to come back to.
    const prevent = (event: Event): void => {
      event.preventDefault();
    };
    link.addEventListener('click', prevent, { once: true });
    link.click();
    window.location.replace(link.hash);
  }
}

/** Puts the focus into the field that narrows the list of members, or opens the list that folds. */
export function goToField(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`[${FILTER_ATTRIBUTE}]`)];
  const field = fields.find(isShown);
  if (field) {
    field.select();
    field.focus();
    return;
  }
  const folded = document.querySelector<HTMLDetailsElement>(`details[${CONTENTS_ATTRIBUTE}]`);
  if (folded && isShown(folded)) {
    folded.open = true;
    (fields.find((each) => folded.contains(each)) ?? folded.querySelector('summary'))?.focus();
  }
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

interface Member {
  readonly link: HTMLAnchorElement;
  /** How far its heading is below the top of the window, in pixels. */
  readonly top: number;
}

function membersOfPage(): readonly Member[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(MEMBER_LINKS)];
  const byHash = new Map(links.map((link) => [link.hash, link]));
  return [...byHash.values()].flatMap((link) => {
    const target = targetOf(link.hash);
    return target === null ? [] : [{ link, top: target.getBoundingClientRect().top }];
  });
}

function nextIndex(step: 1 | -1, members: readonly Member[]): number {
  const { innerHeight, location } = window;
  // The last members of a page do not get to the top of the window.
  const chosen = members.findIndex(
    ({ link, top }) => link.hash === location.hash && top >= 0 && top < innerHeight,
  );
  if (chosen !== -1) {
    return chosen + step;
  }
  return step === 1
    ? members.findIndex(({ top }) => top > innerHeight / 3)
    : members.findLastIndex(({ top }) => top < 0);
}
