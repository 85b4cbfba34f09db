import { type ReactNode, useEffect, useRef } from 'react';

export interface StaticHtmlProps {
  /** The id of the element, by which its content is found in the page. */
  readonly id: string;
  /** Its content; nothing in the browser, where the page has it. */
  readonly html: string;
}

/**
 * Content that stands in the HTML of its page, and not in the application: React leaves it alone.
 *
 * A reader who comes from another page of the site has not loaded that HTML, so it is fetched.
 */
export default function StaticHtml({ id, html }: StaticHtmlProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (target?.childElementCount === 0) {
      void fillFromPage(target);
    }
  }, []);
  return (
    <div
      ref={element}
      id={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

async function fillFromPage(target: HTMLElement): Promise<void> {
  const { pathname, hash } = window.location;
  try {
    const response = await fetch(pathname);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    target.innerHTML = page.getElementById(target.id)?.innerHTML ?? '';
  } catch {
    // Without a network the page is loaded anew, and says so.
    window.location.reload();
  }
  // What the address names was not there when the page opened.
  target.querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)?.scrollIntoView();
}
