import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { type Filter, KINDS, toggleFilter } from '@tstd-internal/search';
import type { SearchState } from '../../search/useSearch';
import { KIND_TEXTS } from './answerTexts';
import styles from './styles.module.css';

export interface FilterChipsProps {
  readonly search: SearchState;
  readonly onChange: (typed: string) => void;
}

type Chip = Pick<Filter, 'by' | 'value'>;

export function FilterChips({ search, onChange }: FilterChipsProps): ReactNode {
  const chips = (['kind', 'package'] as const).flatMap((by) => offerFilters(search, by));
  const label = translate({ id: 'FilterChips.label', message: 'Filters' });
  return chips.length === 0 ? null : (
    <div role="group" aria-label={label} className={styles.filters}>
      {chips.map(({ by, value }) => {
        const kind = KINDS.find((each) => by === 'kind' && value === each);
        return (
          <button
            key={by + value}
            type="button"
            className={clsx(styles.filter, by === 'package' && styles.package)}
            aria-pressed={search.query.filters.some(
              (each) => each.by === by && each.value === value,
            )}
            onClick={() => {
              onChange(toggleFilter(search.typed, { by, value }));
            }}
          >
            {kind === undefined ? value : KIND_TEXTS[kind]}
          </button>
        );
      })}
    </div>
  );
}

/** Sorted, so that a chip does not move when it is pressed. */
function offerFilters({ query, answers }: SearchState, by: Filter['by']): readonly Chip[] {
  const set = query.filters.filter((filter) => filter.by === by).map(({ value }) => value);
  const found = answers.flatMap((answer) =>
    answer.package === undefined || query.type !== undefined
      ? []
      : [by === 'kind' ? answer.kind : answer.package],
  );
  const values = [...new Set([...set, ...found])].sort();
  return values.length > 1 || set.length > 0 ? values.map((value) => ({ by, value })) : [];
}
