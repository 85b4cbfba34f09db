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
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPlainClick } from '../../dom/isPlainClick';
import { BOX_LIMIT } from '../../search/box/limit';
import { forgetRecent, readRecent, rememberRecent } from '../../search/box/recent';
import { toQuery } from '../../search/box/toQuery';
import { useDetails } from '../../search/box/useDetails';
import { useSearchField } from '../../search/box/useSearchField';
import { prepareSearch } from '../../search/prepareSearch';
import { DIALOG_CLASS, type Typed } from '../../starter/searchEntry';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { type Option, optionId, OptionList, optionsOf } from './OptionList';
import { SearchHelp } from './SearchHelp';
import styles from './styles.module.css';

export interface SearchBoxProps {
  readonly typed: Typed;
  readonly onClose: () => void;
}

/** The search box: a field, and below it what is found as one types. */
export default function SearchBox({ typed, onClose }: SearchBoxProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isEntered, setEntered] = useState(typed.isEntered);
  const [pointed, setPointed] = useState<Option>();
  const [isHelpShown, setHelpShown] = useState(false);
  const [recent, setRecent] = useState(readRecent);
  const { typed: query, found, type } = useSearchField(typed.query, { baseUrl, limit: BOX_LIMIT });
  const detailsOf = useDetails(found.answers, baseUrl);

  const isEmpty = toQuery(query) === '';
  const choices = {
    recent: isEmpty && !isHelpShown ? recent : [],
    answers: isEmpty ? [] : found.answers,
  };
  const options = optionsOf(choices);
  const active = pointed !== undefined && options.includes(pointed) ? pointed : options[0];
  const searchPage = (text: string): string => `${baseUrl}search?q=${encodeURIComponent(text)}`;

  const close = (): void => {
    dialog.current?.close();
  };
  const change = (text: string): void => {
    setEntered(false);
    setPointed(undefined);
    setHelpShown(false);
    // Names are found and drawn within this call: all else is set before it.
    type(text);
  };
  const leave = (path: string): void => {
    rememberRecent(query);
    close();
    history.push(path);
  };
  const choose = (option: Option): void => {
    if (choices.recent.includes(option)) {
      change(option);
      input.current?.focus();
    } else {
      leave(option);
    }
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

  useEffect(() => prepareSearch(baseUrl), [baseUrl]);

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
  const leaveAtLast = useEffectEvent(() => {
    leave(active ?? searchPage(query.trim()));
  });
  useEffect(() => {
    if (isEntered && isSure && !isEmpty) {
      leaveAtLast();
    }
  }, [isEntered, isSure, isEmpty]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const position = active === undefined ? -1 : options.indexOf(active);
    const moves: Readonly<Record<string, Option | undefined>> = {
      ArrowDown: options[position + 1] ?? options[0],
      ArrowUp: options[position - 1] ?? options.at(-1),
      Home: options[0],
      End: options.at(-1),
    };
    const next = moves[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isSure) {
        setEntered(true);
      } else if (active !== undefined) {
        choose(active);
      } else if (!isEmpty) {
        leave(searchPage(query.trim()));
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
              description: 'Examples that stand in the empty field of the search box',
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
              description: 'Label of the button that shows help on searching',
            })}
            onClick={() => {
              setHelpShown(!isHelpShown);
            }}
          >
            ?
          </button>
          <button type="button" className={styles.action} onClick={close}>
            <Translate id="SearchBox.close" description="Label of the button that closes the box">
              Close
            </Translate>
          </button>
        </div>
        <SearchStatus query={query} found={found} />
        {isHelpShown && <SearchHelp onTry={change} />}
        {choices.recent.length > 0 && (
          <p className={styles.heading}>
            <Translate id="SearchBox.recent" description="Heads the searches of before">
              Recent searches
            </Translate>
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                forgetRecent();
                setRecent([]);
                input.current?.focus();
              }}
            >
              <Translate
                id="SearchBox.forget"
                description="Label of the button that clears the searches of before"
              >
                Clear
              </Translate>
            </button>
          </p>
        )}
        <OptionList
          id={listId}
          {...choices}
          isPending={found.isPending}
          active={active}
          detailsOf={detailsOf}
          searchPage={searchPage}
          onPoint={setPointed}
          onChoose={choose}
        />
        {!isEmpty && (
          <p className={styles.foot}>
            <a
              href={searchPage(query.trim())}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  leave(searchPage(query.trim()));
                }
              }}
            >
              <Translate
                id="SearchBox.page"
                description="Leads from the search box to the page of results"
              >
                Show on a page
              </Translate>
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}
