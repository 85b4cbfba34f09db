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
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPlainClick } from '../../dom/isPlainClick';
import { BOX_LIMIT } from '../../search/box/limit';
import { markOnNextPage } from '../../search/box/marks';
import { forgetOpened, readOpened, rememberOpened } from '../../search/box/opened';
import { toQuery } from '../../search/box/toQuery';
import { useDetails } from '../../search/box/useDetails';
import { useFollow } from '../../search/box/useFollow';
import { useSearchField } from '../../search/box/useSearchField';
import { DIALOG_CLASS, type Typed } from '../../starter/searchEntry';
import { FilterChips } from '../SearchResults/FilterChips';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { answerChoices, exampleChoices, openedChoices } from './choices';
import { optionId, OptionList } from './OptionList';
import { exampleQueries, SearchHelp } from './SearchHelp';
import { pageTitle } from '../SearchResults/texts';
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
  const { follow, stay, loading, retry } = useFollow();

  const isEmpty = toQuery(query) === '';
  const searchPage = (text: string): string => `${baseUrl}search?q=${encodeURIComponent(text)}`;
  const groupsOfEmpty = isHelpShown
    ? []
    : [openedChoices(opened), exampleChoices(exampleQueries(), searchPage)];
  const groups = isEmpty
    ? groupsOfEmpty.filter(({ options }) => options.length > 0)
    : found.answers.map((answer) => answerChoices(answer, detailsOf(answer)));
  const choices = groups.flatMap((group) => group.options);
  const options = choices.map(({ href }) => href);
  // Enter in the empty field leads nowhere.
  const first = isEmpty ? undefined : options[0];
  const active = pointed !== undefined && options.includes(pointed) ? pointed : first;

  const close = (): void => {
    dialog.current?.close();
  };
  const change = (text: string): void => {
    stay();
    setEntered(false);
    setPointed(undefined);
    setHelpShown(false);
    field.type(text);
  };
  const choose = (option: string): void => {
    const choice = choices.find(({ href }) => href === option);
    if (choice?.query !== undefined) {
      change(choice.query);
      input.current?.focus();
    } else if (choice !== undefined) {
      follow(option, () => {
        const { answer, name } = choice;
        rememberOpened({
          path: option,
          title: answer === undefined ? name : pageTitle(answer, option),
        });
        if (answer !== undefined) {
          markOnNextPage(answer);
        }
        close();
      });
    }
  };
  const showOnPage = (): void => {
    follow(searchPage(query.trim()), close);
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

  useEffect(() => {
    if (active !== undefined) {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [listId, active]);

  // A page may still make room for a better one; a name stays, whatever pages come.
  const isName = found.answers.some(
    ({ path, reasons }) => path === active && reasons !== undefined,
  );
  const isSure = !found.isPending || (isName && found.query === toQuery(query));
  const goOn = (): void => {
    if (active !== undefined) {
      choose(active);
    } else if (!isEmpty) {
      showOnPage();
    }
  };
  const goOnAtLast = useEffectEvent(goOn);
  useEffect(() => {
    if (!isEntered || !isSure || isEmpty) {
      return undefined;
    }
    const timer = setTimeout(goOnAtLast);
    return () => {
      clearTimeout(timer);
    };
  }, [isEntered, isSure, isEmpty]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const position = active === undefined ? -1 : options.indexOf(active);
    const moves: Readonly<Record<string, string | undefined>> = {
      ArrowDown: options[position + 1] ?? options[0],
      ArrowUp: options[position - 1] ?? options.at(-1),
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
      setPointed(next);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={DIALOG_CLASS}
      aria-label={translate({
        id: 'SearchBox.label',
        message: 'Search the site',
        description: 'Names the search box',
      })}
      onClose={onClose}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
            aria-label={translate({
              id: 'SearchBox.input',
              message: 'Name, type or words',
              description: 'Names the field of the search box',
            })}
            placeholder={translate({
              id: 'SearchBox.placeholder',
              message: 'Option.map, string -> Option<number>, time out…',
              description: 'Stands in the empty field',
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
            aria-label={translate({
              id: 'SearchBox.help',
              message: 'How to search',
              description: 'Names the button of the help',
            })}
            onClick={() => {
              setHelpShown(!isHelpShown);
            }}
          >
            ?
          </button>
          <button type="button" className={styles.action} onClick={close}>
            <Translate id="SearchBox.close" description="Closes the box">
              Close
            </Translate>
          </button>
        </div>
        <SearchStatus field={field} retryPage={retry} />
        {isHelpShown && <SearchHelp onTry={change} />}
        <FilterChips query={query} answers={found.answers} onChange={change} />
        <OptionList
          id={listId}
          groups={groups}
          isPending={found.isPending}
          active={active}
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
              <Translate id="SearchBox.forget" description="Clears the pages opened before">
                Forget the pages opened last
              </Translate>
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
              <Translate id="SearchBox.page" description="Leads to the page of results">
                Show on a page
              </Translate>
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}
