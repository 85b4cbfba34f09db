import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { SearchField } from '../../search/box/useSearchField';
import type { Follow } from '../../search/box/useFollow';
import { KINDS } from '../../search/names/symbol';
import { FailureNotice } from './FailureNotice';
import { answerName } from './texts';
import styles from './SearchStatus.module.css';

export interface SearchStatusProps {
  readonly field: Pick<SearchField, 'found' | 'retry'>;
  /** Tries again to open a page that could not be loaded. */
  readonly retryPage: Follow['retry'];
}

/** Says how many answers there are, to those who do not see them too, and what failed. */
export function SearchStatus({ field: { found, retry }, retryPage }: SearchStatusProps): ReactNode {
  const { selectMessage } = usePluralForm();
  const [first] = found.answers;
  return (
    <>
      <p className={styles.status} role="status">
        {(found.query !== '' || found.isPending) && (
          <>
            {statusText(found, selectMessage)}
            {first !== undefined && !found.isPending && (
              // Answers of two queries may be as many.
              <span className={styles.heard}> {answerName(first)}</span>
            )}
          </>
        )}
      </p>
      {found.hasFailed && (
        <FailureNotice onRetry={retry}>
          <Translate id="SearchStatus.failed" description="Said when a file failed to load">
            A part of the search could not be loaded.
          </Translate>
        </FailureNotice>
      )}
      {retryPage !== undefined && (
        <FailureNotice onRetry={retryPage}>
          <Translate id="SearchStatus.pageFailed" description="Said when a page failed to load">
            The page could not be loaded.
          </Translate>
        </FailureNotice>
      )}
    </>
  );
}

type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];
type Found = SearchField['found'];

function statusText(found: Found, selectMessage: SelectMessage): string {
  const { unknownFilters, packages } = found;
  const notes = unknownFilters.map((filter) => {
    const known = filter.startsWith('kind:')
      ? KINDS.map((kind) => `kind:${kind}`)
      : packages.map((name) => `pkg:${name}`);
    return translate(
      {
        id: 'SearchStatus.unknownFilter',
        message: 'Nothing has “{filter}”. There are {known}.',
        description: 'Said of a filter that nothing passes',
      },
      { filter, known: known.join(', ') },
    );
  });
  return [countText(found, selectMessage), ...notes].join(' ');
}

function countText(
  { answers, isWeak, isCut, isPending, hasFailed }: Found,
  selectMessage: SelectMessage,
): string {
  const count = String(answers.length);
  if (isWeak) {
    return translate({
      id: 'SearchStatus.weak',
      message: 'Nothing fits. The nearest:',
      description: 'Said before weak answers',
    });
  }
  if (isCut) {
    return translate(
      {
        id: 'SearchStatus.first',
        message: 'The first {count} results',
        description: 'How many answers are shown',
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
          description: 'How many answers there are, with the plural after |',
        },
        { count },
      ),
    );
  }
  if (isPending) {
    return translate({
      id: 'SearchStatus.pending',
      message: 'Searching…',
      description: 'Said until the first answer comes',
    });
  }
  return hasFailed
    ? ''
    : translate({
        id: 'SearchStatus.nothing',
        message: 'Nothing found. Try another word, a part of a name, or a type.',
        description: 'Said when a search has no answer',
      });
}
