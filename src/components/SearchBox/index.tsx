import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { titleOf } from '@tstd-internal/search';
import { isPlainClick } from '../../dom/isPlainClick';
import { BOX_LIMIT } from '../../search/limit';
import { forgetOpened, readOpened } from '../../search/opened';
import { toQuery } from '../../search/toQuery';
import { useDetails } from '../../search/useDetails';
import { useFollow } from '../../search/useFollow';
import { useSearchField } from '../../search/useSearchField';
import { DIALOG_CLASS, type Typed } from '../../starter/searchEntry';
import { answerLines } from '../SearchResults/answerLines';
import { FilterChips } from '../SearchResults/FilterChips';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { type Choice, type ChoiceGroup, optionId, OptionList } from './OptionList';
import { EXAMPLE_QUERIES, SearchHelp } from './SearchHelp';
import styles from './styles.module.css';

export interface SearchBoxProps {
  readonly typed: Typed;
  readonly onClose: () => void;
}

/** The search box: a field, and below it what is found as one types. */
export default function SearchBox({ typed, onClose }: SearchBoxProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isEntered, setEntered] = useState(typed.isEntered);
  const [pointed, setPointed] = useState<string>();
  const [isHelpShown, setHelpShown] = useState(false);
  const [opened, setOpened] = useState(readOpened);
  const field = useSearchField(typed.query, { baseUrl, limit: BOX_LIMIT });
  const { typed: query, found } = field;
  const detailsOf = useDetails(found.answers, baseUrl);
  const close = (): void => {
    dialog.current?.close();
  };
  const { follow, stay, loading, retry } = useFollow(close);

  const isEmpty = toQuery(query) === '';
  const searchPage = (text: string): string => `${baseUrl}search?q=${encodeURIComponent(text)}`;
  const beginnings: readonly ChoiceGroup[] = [
    {
      label: translate({ id: 'SearchBox.opened', message: 'Opened last' }),
      isLabelShown: true,
      choices: opened.map((page) => ({ ...page, name: page.title, head: page.title })),
    },
    {
      label: translate({ id: 'SearchBox.examples', message: 'Examples' }),
      isLabelShown: true,
      choices: EXAMPLE_QUERIES.map((example) => ({
        path: searchPage(example),
        query: example,
        name: example,
        head: example,
      })),
    },
  ];
  const answers = found.answers.map((answer) => ({
    label: titleOf(answer),
    isLabelShown: false,
    choices: answerLines(answer, detailsOf(answer), baseUrl),
  }));
  const groups = isEmpty
    ? beginnings.filter(({ choices }) => !isHelpShown && choices.length > 0)
    : answers;
  const choices: readonly Choice[] = groups.flatMap((group) => group.choices);
  // Enter in the empty field leads nowhere.
  const first = isEmpty ? undefined : choices[0];
  const active = choices.find(({ path }) => path === pointed) ?? first;

  const change = (text: string): void => {
    stay();
    setEntered(false);
    setPointed(undefined);
    setHelpShown(false);
    field.type(text);
  };
  const choose = (choice: Choice): void => {
    if (choice.query === undefined) {
      follow(choice);
    } else {
      change(choice.query);
      input.current?.focus();
    }
  };
  const showOnPage = (): void => {
    follow({ path: searchPage(query.trim()) });
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    // Modal: the page behind it is out of reach, and the focus goes back to where it was.
    element?.showModal();
    input.current?.focus();
    const closeBeside = ({ target }: Event): void => {
      // The area around the box belongs to the dialog.
      if (target === element) {
        element?.close();
      }
    };
    element?.addEventListener('click', closeBeside);
    return () => {
      element?.removeEventListener('click', closeBeside);
    };
  }, []);

  const activeId = active && optionId(listId, active.path);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  // A page may still make room for a better one; a name stays, whatever pages come.
  const isName = active?.isPart !== true && active?.answer?.reasons !== undefined;
  const isSure = !found.isPending || (isName && found.query === toQuery(query));
  const goOn = (): void => {
    if (active !== undefined) {
      choose(active);
    } else if (!isEmpty) {
      showOnPage();
    }
  };
  const goOnAtLast = useEffectEvent(goOn);
  const isDue = isEntered && isSure && !isEmpty;
  useEffect(() => {
    const timer = isDue ? setTimeout(goOnAtLast) : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [isDue]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const position = active === undefined ? -1 : choices.indexOf(active);
    const moves: Readonly<Record<string, Choice | undefined>> = {
      ArrowDown: choices[position + 1] ?? choices[0],
      ArrowUp: choices[position - 1] ?? choices.at(-1),
    };
    const next = moves[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isSure) {
        goOn();
      } else {
        setEntered(true);
      }
    } else if (event.key === '?' && query === '') {
      event.preventDefault();
      setHelpShown(true);
    } else if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      setPointed(next.path);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={DIALOG_CLASS}
      aria-label={translate({ id: 'SearchBox.label', message: 'Search the site' })}
      onClose={onClose}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-label={translate({ id: 'SearchBox.input', message: 'Name, type or words' })}
            placeholder={translate({
              id: 'SearchBox.placeholder',
              message: 'Option.map, string -> Option<number>, time out…',
            })}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.action}
            aria-expanded={isHelpShown}
            aria-label={translate({ id: 'SearchBox.help', message: 'How to search' })}
            onClick={() => {
              setHelpShown(!isHelpShown);
            }}
          >
            ?
          </button>
          <button type="button" className={styles.action} onClick={close}>
            {translate({ id: 'SearchBox.close', message: 'Close' })}
          </button>
        </div>
        <SearchStatus field={field} retryPage={retry} />
        {isHelpShown && <SearchHelp onTry={change} />}
        <FilterChips query={query} answers={found.answers} onChange={change} />
        <OptionList
          id={listId}
          groups={groups}
          isPending={found.isPending}
          active={active?.path}
          loading={loading}
          onPoint={setPointed}
          onChoose={choose}
        />
        {isEmpty && opened.length > 0 && (
          <p className={styles.foot}>
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                forgetOpened();
                setOpened([]);
                input.current?.focus();
              }}
            >
              {translate({ id: 'SearchBox.forget', message: 'Forget the pages opened last' })}
            </button>
          </p>
        )}
        {!isEmpty && (
          <p className={styles.foot}>
            <a
              href={searchPage(query.trim())}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  showOnPage();
                }
              }}
            >
              {translate({ id: 'SearchBox.page', message: 'Show on a page' })}
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}
