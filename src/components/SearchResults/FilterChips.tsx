import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { type Answer, KINDS } from '@tstd-internal/search';
import { hasFilter, offerFilters, toggleFilter } from '../../search/filters';
import { KIND_TEXTS } from './texts';
import styles from './styles.module.css';

export interface FilterChipsProps {
  readonly query: string;
  readonly answers: readonly Answer[];
  /** Is given the query with a filter more or less. */
  readonly onChange: (query: string) => void;
}

/** Toggles for the kinds and packages among the answers. */
export function FilterChips({ query, answers, onChange }: FilterChipsProps): ReactNode {
  const filters = offerFilters(query, answers);
  const label = translate({ id: 'FilterChips.label', message: 'Filters' });
  return filters.length === 0 ? null : (
    <div role="group" aria-label={label} className={styles.filters}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={clsx(styles.filter, filter.startsWith('pkg:') && styles.package)}
          aria-pressed={hasFilter(query, filter)}
          onClick={() => {
            onChange(toggleFilter(query, filter));
          }}
        >
          {filterText(filter)}
        </button>
      ))}
    </div>
  );
}

function filterText(filter: string): string {
  const kind = KINDS.find((each) => filter === `kind:${each}`);
  return kind === undefined ? filter.slice(filter.indexOf(':') + 1) : KIND_TEXTS[kind];
}
