import type { ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { KINDS } from '@tstd-internal/search';
import type { SearchState } from '../../search/useSearch';
import { answerName } from './answerTexts';
import styles from './SearchStatus.module.css';

export interface SearchStatusProps {
  readonly search: SearchState;
  readonly limit: number;
}

export function SearchStatus({ search, limit }: SearchStatusProps): ReactNode {
  const text = [useCountText(search, limit), ...filterNotes(search)].join(' ');
  const [first] = search.answers;
  return (
    <>
      <p className={styles.status} role="status">
        {!search.isEmpty && text}
        {first !== undefined && !search.isPending && (
          // Two queries may have the same count, which would not be announced again.
          <span className={styles.heard}> {answerName(first)}</span>
        )}
      </p>
      {search.hasFailed && (
        <div role="alert" className={styles.notice}>
          <span>
            <Translate id="SearchStatus.failed">The search could not be loaded.</Translate>
          </span>
          <button
            type="button"
            className="button button--primary button--sm"
            onClick={search.retry}
          >
            <Translate id="FailureNotice.retry">Retry</Translate>
          </button>
        </div>
      )}
    </>
  );
}

function useCountText(
  { answers, isWeak, isPending, hasFailed }: SearchState,
  limit: number,
): string {
  const { selectMessage } = usePluralForm();
  const { length: count } = answers;
  if (isWeak) {
    return translate({ id: 'SearchStatus.weak', message: 'No match. The closest results:' });
  }
  if (count === limit) {
    return translate({ id: 'SearchStatus.first', message: 'The first {count} results' }, { count });
  }
  if (count > 0) {
    const message = translate(
      {
        id: 'SearchStatus.count',
        message: '{count} result|{count} results',
        description: 'The number of results, with the plural after |',
      },
      { count },
    );
    return selectMessage(count, message);
  }
  if (isPending) {
    return translate({ id: 'SearchStatus.pending', message: 'Searching…' });
  }
  if (hasFailed) {
    return '';
  }
  return translate({
    id: 'SearchStatus.nothing',
    message: 'No results. Try another word, part of a name, or a type.',
  });
}

function filterNotes({ unknownFilters, packages }: SearchState): readonly string[] {
  return unknownFilters.map((filter) => {
    const known =
      filter.by === 'kind'
        ? KINDS.map((kind) => `kind:${kind}`)
        : packages.map((name) => `pkg:${name}`);
    return translate(
      { id: 'SearchStatus.unknownFilter', message: 'Nothing matches “{filter}”. Use {known}.' },
      { filter: filter.written, known: known.join(', ') },
    );
  });
}
