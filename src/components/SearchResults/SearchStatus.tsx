import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { KINDS } from '@tstd-internal/search';
import type { Follow } from '../../search/useFollow';
import type { SearchField } from '../../search/useSearchField';
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
        {(found.query !== '' || found.isPending) && statusText(found, selectMessage)}
        {first !== undefined && !found.isPending && (
          // Answers of two queries may be as many.
          <span className={styles.heard}> {answerName(first)}</span>
        )}
      </p>
      {found.hasFailed && (
        <FailureNotice onRetry={retry}>
          {translate({
            id: 'SearchStatus.failed',
            message: 'A part of the search could not be loaded.',
          })}
        </FailureNotice>
      )}
      {retryPage !== undefined && (
        <FailureNotice onRetry={retryPage}>
          {translate({ id: 'SearchStatus.pageFailed', message: 'The page could not be loaded.' })}
        </FailureNotice>
      )}
    </>
  );
}

interface FailureNoticeProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

function FailureNotice({ children, onRetry }: FailureNoticeProps): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <span>{children}</span>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        {translate({ id: 'FailureNotice.retry', message: 'Retry' })}
      </button>
    </div>
  );
}

type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];
type Found = SearchField['found'];

function statusText(found: Found, selectMessage: SelectMessage): string {
  const notes = found.unknownFilters.map((filter) => {
    const known = filter.startsWith('kind:')
      ? KINDS.map((kind) => `kind:${kind}`)
      : found.packages.map((name) => `pkg:${name}`);
    return translate(
      {
        id: 'SearchStatus.unknownFilter',
        message: 'Nothing has “{filter}”. There are {known}.',
      },
      { filter, known: known.join(', ') },
    );
  });
  return [countText(found, selectMessage), ...notes].join(' ');
}

function countText(
  { answers: { length }, isWeak, isCut, isPending, hasFailed }: Found,
  selectMessage: SelectMessage,
): string {
  const count = String(length);
  if (isWeak) {
    return translate({ id: 'SearchStatus.weak', message: 'Nothing fits. The nearest:' });
  }
  if (isCut) {
    return translate({ id: 'SearchStatus.first', message: 'The first {count} results' }, { count });
  }
  if (length > 0) {
    const message = translate(
      {
        id: 'SearchStatus.count',
        message: '{count} result|{count} results',
        description: 'How many answers there are, with the plural after |',
      },
      { count },
    );
    return selectMessage(length, message);
  }
  if (isPending) {
    return translate({ id: 'SearchStatus.pending', message: 'Searching…' });
  }
  const nothing = translate({
    id: 'SearchStatus.nothing',
    message: 'Nothing found. Try another word, a part of a name, or a type.',
  });
  return hasFailed ? '' : nothing;
}
