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
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSlashKey } from '../../search/useSlashKey';
import { loadSearch, useSearch } from '../../search/useSearch';
import { FilterChips } from '../SearchResults/FilterChips';
import { type Line, LineLink, answerLines } from '../SearchResults/lines';
import { SearchStatus } from '../SearchResults/SearchStatus';
import { titleOf } from '../SearchResults/answerTexts';
import { EXAMPLES } from './examples';
import styles from './styles.module.css';

export interface SearchBoxProps {
  readonly onClose: () => void;
}

interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Line[];
}

/** More results would make rendering too slow for every key press. */
const LIMIT = 8;

export default function SearchBox({ onClose }: SearchBoxProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isEntered, setEntered] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [isSlashOn, turnSlash] = useSlashKey();
  const search = useSearch(LIMIT);
  const { typed, isEmpty, isPending } = search;
  const close = (): void => {
    dialog.current?.close();
  };
  const history = useHistory();
  const follow = ({ path }: Line): void => {
    close();
    history.push(path);
  };

  const examples: ChoiceGroup = {
    label: translate({ id: 'SearchBox.examples', message: 'Examples' }),
    choices: EXAMPLES.map(({ query, text }) => ({
      path: `${baseUrl}search?q=${encodeURIComponent(query)}`,
      query,
      name: query,
      head: <code>{query}</code>,
      about: text,
    })),
  };
  const groups: readonly ChoiceGroup[] = isEmpty
    ? [examples]
    : search.answers.map((answer) => ({
        label: titleOf(answer),
        choices: answerLines(answer, baseUrl),
      }));
  const choices = groups.flatMap((group) => group.choices);
  // Enter does nothing if the field is empty or no result matches.
  const first = isEmpty || search.isWeak ? undefined : choices[0];
  const active = choices.find(({ path }) => path === pointed) ?? first;
  const optionId = ({ path }: Line): string => `${listId}-${encodeURIComponent(path)}`;
  const activeId = active && optionId(active);

  const change = (text: string): void => {
    setEntered(false);
    setPointed(undefined);
    search.type(text);
  };
  const choose = (choice: Line): void => {
    if (choice.query === undefined) {
      follow(choice);
    } else {
      change(choice.query);
      input.current?.focus();
    }
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    // Modal, so that the page is inert, and the focus returns on closing.
    element?.showModal();
    input.current?.focus();
    element?.addEventListener('click', ({ target }) => {
      // A click outside the box has the dialog itself as its target.
      if (target === element) {
        element.close();
      }
    });
  }, []);

  useEffect(loadSearch, []);

  useEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Until then, the results are those of the previous query.
  const isDue = isEntered && !isPending;
  const goOn = useEffectEvent(() => {
    setEntered(false);
    if (active !== undefined) {
      choose(active);
    }
  });
  useEffect(() => {
    const timer = isDue ? setTimeout(goOn) : undefined;
    return () => {
      clearTimeout(timer);
    };
  }, [isDue]);

  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition, the input method handles the keys.
    const key = event.nativeEvent.isComposing ? '' : event.key;
    const position = active === undefined ? -1 : choices.indexOf(active);
    const moves: Readonly<Record<string, Line | undefined>> = {
      ArrowDown: choices[position + 1] ?? choices[0],
      ArrowUp: choices[position - 1] ?? choices.at(-1),
    };
    const next = moves[key];
    if (key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    } else if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      setPointed(next.path);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
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
            value={typed}
            onChange={({ target }) => {
              change(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.action} onClick={close}>
            <Translate id="SearchBox.close">Close</Translate>
          </button>
        </div>
        <SearchStatus search={search} limit={LIMIT} />
        <FilterChips search={search} onChange={change} />
        <div
          id={listId}
          role="listbox"
          className={styles.list}
          aria-busy={isPending}
          aria-label={translate({ id: 'SearchBox.list', message: 'Results' })}
        >
          {groups.map(({ label, choices: members }) => {
            const options = members.map((choice) => (
              <LineLink
                key={choice.path}
                id={optionId(choice)}
                line={choice}
                onChoose={choose}
                role="option"
                aria-selected={choice === active}
                aria-label={choice.name}
                tabIndex={-1}
                className={styles.option}
                onPointerMove={() => {
                  setPointed(choice.path);
                }}
              />
            ));
            return options.length === 1 && !isEmpty ? (
              options
            ) : (
              <div key={members[0]?.path} role="group" aria-label={label}>
                {isEmpty && (
                  <div className={styles.heading} aria-hidden="true">
                    {label}
                  </div>
                )}
                {options}
              </div>
            );
          })}
        </div>
        {isEmpty && (
          <p className={styles.foot}>
            <label className={styles.setting}>
              <input
                type="checkbox"
                checked={isSlashOn}
                onChange={({ target }) => {
                  turnSlash(target.checked);
                }}
              />
              {translate({ id: 'SearchBox.slash', message: 'Open the search with the / key' })}
            </label>
          </p>
        )}
        {!isEmpty && (
          <p className={styles.foot}>
            <Link to={`/search?q=${encodeURIComponent(typed.trim())}`} onClick={close}>
              <Translate id="SearchBox.page">Show on a page</Translate>
            </Link>
          </p>
        )}
      </div>
    </dialog>
  );
}
