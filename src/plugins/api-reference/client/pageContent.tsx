import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  lazy,
  useEffect,
  useRef,
  useState,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistory } from '@docusaurus/router';
import { updateScrollBoxes } from '../../../components/ScrollBox';
import { copyFromBlock } from '../../../theme/CodeBlock/copyCode';
import { followLink, preloadLink } from '../../../theme/CodeBlock/followLink';

/*
 * A page of the reference is plain Markdown: its text has links and code to copy, and no state.
 * The HTML of the first page is therefore kept as it came, and its text is not loaded a second
 * time as JavaScript. Pages that the reader goes to from there are rendered as any other.
 */

interface ContentModule {
  readonly default: ComponentType;
}

type LoadModule = () => Promise<ContentModule>;

/** Puts the text of a page into the element that the browser can keep. */
export function wrapContent(Content: ComponentType): ComponentType {
  return function PageContent() {
    return (
      <ContentBox>
        <Content />
      </ContentBox>
    );
  };
}

/** The text of a page: loaded before the page is shown, unless it is there as HTML. */
export async function loadContent(load: LoadModule): Promise<ComponentType> {
  return isHydrating() ? keepContent(load) : wrapContent((await load()).default);
}

function isHydrating(): boolean {
  return window.docusaurusRoot === undefined;
}

/** The text of the first page, as it came; loaded when the reader comes back to it. */
function keepContent(load: LoadModule): ComponentType {
  const Live = lazy(async () => ({ default: wrapContent((await load()).default) }));
  return function FirstPageContent() {
    const isBrowser = useIsBrowser();
    const [isKept] = useState(!isBrowser);
    useEffect(
      () => () => {
        // So that the text is there when the reader comes back.
        void load().catch(() => undefined);
      },
      [],
    );
    return isKept ? (
      <KeptContent />
    ) : (
      <Suspense>
        <Live />
      </Suspense>
    );
  };
}

/** The same object at each render: React compares it, and writes what it finds in another one. */
const AS_IT_CAME = { __html: '' };

/** An element that React leaves as the server has written it, with the behaviour of its parts. */
function KeptContent(): ReactNode {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) {
        updateScrollBoxes(entry.target);
      }
    });
    if (root.current !== null) {
      observer.observe(root.current);
    }
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <ContentBox
      ref={root}
      onCopy={copyFromBlock}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_IT_CAME}
    />
  );
}

interface ContentBoxProps extends Omit<ComponentProps<'div'>, 'onCopy' | 'ref'> {
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** Copies what a button belongs to, where React knows no button. */
  readonly onCopy?: (target: EventTarget) => Promise<void>;
}

/** What holds the text of a page. Links in signatures and in text as it came are followed by it. */
function ContentBox({ ref, onCopy, ...props }: ContentBoxProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const fields = useTableSearches(box);
  const history = useHistory();

  function follow(event: MouseEvent): void {
    if (!event.isDefaultPrevented() && !followLink(event, history)) {
      void onCopy?.(event.target);
    }
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- What is clicked are links and buttons inside, and those work by keyboard. */}
      <div
        ref={box}
        className="markdown"
        onClick={follow}
        onMouseOver={preloadLink}
        onFocus={preloadLink}
        {...props}
      />
      {fields}
    </>
  );
}

/** The fields that search the tables of a page; a page without one loads nothing for it. */
function useTableSearches(box: RefObject<HTMLElement | null>): ReactNode {
  const [fields, setFields] = useState<ReactNode>(null);
  useEffect(() => {
    const root = box.current;
    if (root?.querySelector('[data-table-search]')) {
      void import(/* webpackChunkName: "table-search" */ './tableSearches').then(
        ({ createTableSearches }) => {
          setFields(createTableSearches(root));
        },
        // Where it cannot be loaded, the table is there without it.
        () => undefined,
      );
    }
  }, [box]);
  return fields;
}
