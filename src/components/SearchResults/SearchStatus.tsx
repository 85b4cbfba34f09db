import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Answers } from '../../search/box/queryRunner';
import styles from './SearchStatus.module.css';

export interface SearchStatusProps {
  readonly query: string;
  readonly found: Answers;
}

/** Says how many answers there are, to those who do not see them too. */
export function SearchStatus({ query, found }: SearchStatusProps): ReactNode {
  const { selectMessage } = usePluralForm();
  return (
    <p className={styles.status} role="status">
      {query.trim() === '' ? '' : statusText(found, selectMessage)}
    </p>
  );
}

type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];

function statusText(
  { unknownFilters, hasFailed, ...found }: Answers,
  selectMessage: SelectMessage,
): string {
  const notes = [
    ...unknownFilters.map((filter) =>
      translate(
        {
          id: 'SearchStatus.unknownFilter',
          message: 'Nothing has “{filter}”.',
          description: 'Said when no symbol is of a kind or a package that was asked for',
        },
        { filter },
      ),
    ),
    ...(hasFailed
      ? [
          translate({
            id: 'SearchStatus.failed',
            message: 'A part of the search could not be loaded: type on to try again.',
            description: 'Said when a file that the search needs did not arrive',
          }),
        ]
      : []),
  ];
  return [countText(found, selectMessage), ...notes].join(' ');
}

function countText(
  {
    answers,
    isWeak,
    isCut,
    isPending,
  }: Pick<Answers, 'answers' | 'isWeak' | 'isCut' | 'isPending'>,
  selectMessage: SelectMessage,
): string {
  const count = String(answers.length);
  if (isWeak) {
    return translate({
      id: 'SearchStatus.weak',
      message: 'Nothing fits. The nearest:',
      description: 'Said before answers that have little of what was asked for',
    });
  }
  if (isCut) {
    return translate(
      {
        id: 'SearchStatus.first',
        message: 'The first {count} results',
        description: 'How many answers of a search are shown where there may be more',
      },
      { count },
    );
  }
  if (answers.length > 0) {
    return selectMessage(
      answers.length,
      translate(
        {
          id: 'SearchStatus.count',
          message: '{count} result|{count} results',
          description: 'How many answers a search has; the forms of the plural with | between them',
        },
        { count },
      ),
    );
  }
  return isPending
    ? translate({
        id: 'SearchStatus.pending',
        message: 'Searching…',
        description: 'Said until the first answer comes',
      })
    : translate({
        id: 'SearchStatus.nothing',
        message: 'Nothing found. Try another word, a part of a name, or a type.',
        description: 'Said when a search has no answer',
      });
}
