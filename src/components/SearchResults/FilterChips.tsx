import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { type Answer, KINDS } from '@tstd-internal/search';
import { offerFilters } from '../../search/filters';
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
  const words: readonly string[] = query.match(/\S+/g) ?? [];
  const toChip = (filter: string): ReactNode => {
    const isSet = words.includes(filter);
    const changed = isSet ? words.filter((word) => word !== filter) : [...words, filter];
    const kind = KINDS.find((each) => filter === `kind:${each}`);
    return (
      <button
        key={filter}
        type="button"
        className={clsx(styles.filter, filter.startsWith('pkg:') && styles.package)}
        aria-pressed={isSet}
        onClick={() => {
          onChange(changed.join(' '));
        }}
      >
        {kind === undefined ? filter.slice(filter.indexOf(':') + 1) : KIND_TEXTS[kind]}
      </button>
    );
  };
  const filters = offerFilters(query, answers);
  const label = translate({ id: 'FilterChips.label', message: 'Filters' });
  return filters.length === 0 ? null : (
    <div role="group" aria-label={label} className={styles.filters}>
      {filters.map(toChip)}
    </div>
  );
}
