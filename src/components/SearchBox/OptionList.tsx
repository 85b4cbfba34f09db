import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { isPlainClick } from '../../dom/isPlainClick';
import type { Answer } from '../../search/answer';
import type { SymbolDetails } from '../../search/details';
import { AnswerLine, PartLine } from '../SearchResults/AnswerLine';
import styles from './styles.module.css';

/** What can be chosen, by what is unique of it: the path of an answer, or a search of before. */
export type Option = string;

export interface OptionListProps {
  readonly id: string;
  /** Searches of before, to be searched again. */
  readonly recent: readonly string[];
  readonly answers: readonly Answer[];
  /** Whether other answers may come. */
  readonly isPending: boolean;
  /** The option that the keys of the field have reached. */
  readonly active: Option | undefined;
  readonly detailsOf: (answer: Answer) => SymbolDetails | undefined;
  /** The address of the page that shows what is found for a query. */
  readonly searchPage: (query: string) => string;
  readonly onPoint: (option: Option) => void;
  readonly onChoose: (option: Option) => void;
}

/** Returns what can be chosen, in the order of the list. */
export function optionsOf({
  recent,
  answers,
}: Pick<OptionListProps, 'recent' | 'answers'>): readonly Option[] {
  const paths = answers.flatMap(({ path, parts = [] }) => [
    path,
    ...parts.map((part) => part.path),
  ]);
  return [...recent, ...paths];
}

/** Returns the id of the element of an option. */
export function optionId(listId: string, option: Option): string {
  return `${listId}-${encodeURIComponent(option)}`;
}

/** What can be chosen. The focus stays in the field, whose keys move through the list. */
export function OptionList(list: OptionListProps): ReactNode {
  const { id, recent, answers, isPending, detailsOf, searchPage } = list;
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-busy={isPending}
      aria-label={translate({
        id: 'SearchBox.list',
        message: 'Results',
        description: 'Names the list of what is found',
      })}
    >
      {recent.map((query) => (
        <OptionLink key={query} list={list} option={query} href={searchPage(query)}>
          {query}
        </OptionLink>
      ))}
      {answers.map((answer) => (
        <AnswerGroup key={answer.path} list={list} answer={answer}>
          <OptionLink list={list} option={answer.path} href={answer.path}>
            <AnswerLine answer={answer} details={detailsOf(answer)} />
          </OptionLink>
        </AnswerGroup>
      ))}
    </div>
  );
}

interface AnswerGroupProps {
  readonly list: OptionListProps;
  readonly answer: Answer;
  readonly children: ReactNode;
}

/** An answer, in a group with the parts of its page where there are any. */
function AnswerGroup({ list, answer, children }: AnswerGroupProps): ReactNode {
  const { title, parts = [] } = answer;
  if (parts.length === 0) {
    return children;
  }
  return (
    <div role="group" aria-label={title.map(({ text }) => text).join('')}>
      {children}
      {parts.map((part) => (
        <OptionLink
          key={part.path}
          list={list}
          option={part.path}
          href={part.path}
          className={styles.part}
        >
          <PartLine part={part} />
        </OptionLink>
      ))}
    </div>
  );
}

interface OptionLinkProps {
  readonly list: OptionListProps;
  readonly option: Option;
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link, so that an option can be opened in another tab too. */
function OptionLink({ list, option, href, className, children }: OptionLinkProps): ReactNode {
  return (
    <a
      id={optionId(list.id, option)}
      role="option"
      aria-selected={option === list.active}
      tabIndex={-1}
      className={clsx(styles.option, className)}
      href={href}
      onPointerMove={() => {
        list.onPoint(option);
      }}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          list.onChoose(option);
        }
      }}
    >
      {children}
    </a>
  );
}
