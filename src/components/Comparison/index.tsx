import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import results from '@site/bench/results.json';
import ScrollTable from '../ScrollTable';

export interface ComparisonProps {
  readonly of: 'bytes' | 'nanoseconds';
  readonly title: string;
  readonly others: string;
  /** By name in `bench/results.json`. */
  readonly rows: Readonly<Record<string, string>>;
}

export default function Comparison({ of, title, others, rows }: ComparisonProps): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const measured: Readonly<Record<string, Readonly<Record<string, number>>>> = results[of];
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>{title}</th>
          <th style={{ textAlign: 'end' }}>{String(siteConfig.customFields?.['shortTitle'])}</th>
          <th>{others}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, label]) => {
          const { own, ...rest } = measured[name] ?? {};
          if (own === undefined) {
            throw new Error(`"${name}" is not in "bench/results.json": name one of its rows`);
          }
          return (
            <tr key={name}>
              <td>{label}</td>
              <td style={{ textAlign: 'end' }}>{own.toLocaleString(i18n.currentLocale)}</td>
              <td>
                {Object.entries(rest)
                  .sort(([, self], [, other]) => self - other)
                  .map(
                    ([library, value]) => `${library} ${value.toLocaleString(i18n.currentLocale)}`,
                  )
                  .join(' · ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

export interface MeasuredWithProps {
  readonly measured: string;
  readonly value: string;
  readonly date: string;
  readonly processor: string;
  readonly cores: string;
  readonly libraries: string;
}

export function MeasuredWith(labels: MeasuredWithProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { machine, versions } = results;
  const date = new Date(machine.date).toLocaleDateString(currentLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const rows = [
    [labels.date, date],
    [labels.processor, `${machine.processor}, ${machine.cores} ${labels.cores}`],
    ['Node', machine.node.replace('v', '')],
    [
      labels.libraries,
      Object.entries(versions)
        .map((entry) => entry.join(' '))
        .join(' · '),
    ],
  ] as const;
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>{labels.measured}</th>
          <th>{labels.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
