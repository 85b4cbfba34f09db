import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Answer } from '../../search/answer';
import { forgetRecent, readRecent, rememberRecent } from '../../search/box/recent';
import { useAnswers } from '../../search/box/useAnswers';
import { useDetails } from '../../search/box/useDetails';
import { AnswerLine } from '../SearchResults/AnswerLine';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { SearchHelp } from './SearchHelp';
import styles from './styles.module.css';

export interface SearchBoxProps {
  readonly onClose: () => void;
}

/** The search box: a field, and below it what is found as one types. */
export default function SearchBox({ onClose }: SearchBoxProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const [isHelpShown, setHelpShown] = useState(false);
  const [recent, setRecent] = useState(readRecent);
  const found = useAnswers(query, baseUrl);
  const details = useDetails(found.answers, baseUrl);

  const isEmpty = query.trim() === '';
  const suggestions = isEmpty && !isHelpShown ? recent : [];
  const options: readonly (Answer | string)[] = isEmpty ? suggestions : found.answers;
  const active = Math.min(activeIndex, options.length - 1);
  const searchPage = `${baseUrl}search?q=${encodeURIComponent(query.trim())}`;

  useEffect(() => {
    const element = dialog.current;
    // Modal: the page behind it is out of reach, and the focus goes back to where it was.
    element?.showModal();
    input.current?.focus();
    const closeBeside = ({ target }: Event): void => {
      // What is around the box belongs to the dialog.
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
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const close = (): void => {
    dialog.current?.close();
  };
  const change = (text: string): void => {
    setQuery(text);
    setActiveIndex(0);
    setHelpShown(false);
  };
  const leave = (path: string): void => {
    rememberRecent(query);
    close();
    history.push(path);
  };
  const choose = (option: Answer | string | undefined): void => {
    if (typeof option === 'string') {
      change(option);
      input.current?.focus();
    } else if (option !== undefined) {
      leave(option.path);
    } else if (!isEmpty) {
      leave(searchPage);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const last = options.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === '?' && query === '') {
      event.preventDefault();
      setHelpShown(true);
    } else if (next !== undefined && options.length > 0 && !event.shiftKey) {
      event.preventDefault();
      setActiveIndex(next);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
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
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
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
        {suggestions.length > 0 && (
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
        {/* Focus stays in the field, whose keys move through the list. */}
        <div
          id={`${id}-list`}
          role="listbox"
          className={styles.list}
          aria-label={translate({
            id: 'SearchBox.list',
            message: 'Results',
            description: 'Names the list of what is found',
          })}
        >
          {options.map((option, index) => {
            const isActive = index === active;
            const common = {
              id: optionId(id, index),
              role: 'option',
              'aria-selected': isActive,
              tabIndex: -1,
              className: styles.option,
              onPointerMove: () => {
                setActiveIndex(index);
              },
            };
            return typeof option === 'string' ? (
              <button
                key={option}
                type="button"
                {...common}
                onClick={() => {
                  choose(option);
                }}
              >
                {option}
              </button>
            ) : (
              <a
                key={option.path}
                {...common}
                href={option.path}
                onClick={(event) => {
                  if (isPlainClick(event)) {
                    event.preventDefault();
                    choose(option);
                  }
                }}
              >
                <AnswerLine answer={option} details={details(option)} />
              </a>
            );
          })}
        </div>
        {!isEmpty && (
          <p className={styles.foot}>
            <a
              href={searchPage}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  leave(searchPage);
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

function optionId(id: string, index: number): string {
  return `${id}-option-${String(index)}`;
}

/** A click that opens no new tab or window. */
function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
