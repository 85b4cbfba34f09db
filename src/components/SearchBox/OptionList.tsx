import { memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { isPlainClick } from '../../dom/isPlainClick';
import type { Answer } from '../../search/answer';
import type { SymbolDetails } from '../../search/details';
import { AnswerLine, PartLine } from '../SearchResults/AnswerLine';
import styles from './styles.module.css';

/** The key of an option: the path of an answer, or a recent search. */
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

/** Returns the option in whose element something happens. */
function optionAt(listId: string, { target }: Event): Option | undefined {
  const element = target instanceof Element ? target.closest('[role=option]') : null;
  return element === null
    ? undefined
    : decodeURIComponent(element.id.slice(optionId(listId, '').length));
}

/** The list of options. The focus stays in the field, whose keys move through the list. */
export function OptionList({
  id,
  recent,
  answers,
  isPending,
  active,
  detailsOf,
  searchPage,
  onPoint,
  onChoose,
}: OptionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const point = useEffectEvent((event: PointerEvent) => {
    const option = optionAt(id, event);
    if (option !== undefined) {
      onPoint(option);
    }
  });
  const choose = useEffectEvent((event: MouseEvent) => {
    const option = optionAt(id, event);
    if (option !== undefined && isPlainClick(event)) {
      event.preventDefault();
      onChoose(option);
    }
  });

  // One listener for all options: an option whose properties are the same is not made anew.
  useEffect(() => {
    const element = list.current;
    const onPointerMove = (event: PointerEvent): void => {
      point(event);
    };
    const onClick = (event: MouseEvent): void => {
      choose(event);
    };
    element?.addEventListener('pointermove', onPointerMove);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointermove', onPointerMove);
      element?.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <div
      ref={list}
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
        <OptionLink
          key={query}
          id={optionId(id, query)}
          href={searchPage(query)}
          isActive={query === active}
        >
          {query}
        </OptionLink>
      ))}
      {answers.map((answer) => (
        <Group
          key={answer.path}
          listId={id}
          answer={answer}
          details={detailsOf(answer)}
          active={active !== undefined && isOf(answer, active) ? active : undefined}
        />
      ))}
    </div>
  );
}

/** Whether an option is an answer or a part of it. */
function isOf({ path, parts = [] }: Answer, option: Option): boolean {
  return path === option || parts.some((part) => part.path === option);
}

interface AnswerGroupProps {
  readonly listId: string;
  readonly answer: Answer;
  readonly details: SymbolDetails | undefined;
  /** The option that the keys have reached, where it is here. */
  readonly active: Option | undefined;
}

/**
 * An answer, in a group with the parts of its page where there are any. With each key the list is
 * made anew several times, and most of it is as it was.
 */
const Group = memo(function AnswerGroup({
  listId,
  answer,
  details,
  active,
}: AnswerGroupProps): ReactNode {
  const { path, title, parts = [] } = answer;
  const link = (
    <OptionLink id={optionId(listId, path)} href={path} isActive={path === active}>
      <AnswerLine answer={answer} details={details} />
    </OptionLink>
  );
  return parts.length === 0 ? (
    link
  ) : (
    <div role="group" aria-label={title.map(({ text }) => text).join('')}>
      {link}
      {parts.map((part) => (
        <OptionLink
          key={part.path}
          id={optionId(listId, part.path)}
          href={part.path}
          isActive={part.path === active}
          className={styles.part}
        >
          <PartLine part={part} />
        </OptionLink>
      ))}
    </div>
  );
});

interface OptionLinkProps {
  readonly id: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link, so that an option can be opened in another tab too. */
function OptionLink({ id, href, isActive, className, children }: OptionLinkProps): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(styles.option, className)}
      href={href}
    >
      {children}
    </a>
  );
}
