// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubResizeObserver } from '../../testing/stubResizeObserver';
import Comparison, { MeasuredWith } from '.';

const site = vi.hoisted(() => ({
  i18n: { currentLocale: 'en-GB' },
  siteConfig: { customFields: { shortTitle: 'ours' } },
}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => site }));
vi.mock('@site/bench/results.json', () => ({
  default: {
    machine: { processor: 'Abacus', cores: 2, node: 'v20.1.0', date: '2026-01-05' },
    versions: { known: '1.0.0', other: '2.0.0' },
    bytes: { one: { other: 12_000, own: 7, known: 300 } },
    nanoseconds: { two: { own: 1.25, known: 0.5 } },
  },
}));

beforeEach(stubResizeObserver);

afterEach(() => {
  site.i18n.currentLocale = 'en-GB';
  cleanup();
});

const cells = (): readonly (readonly (string | null)[])[] =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

const WORDS = { title: 'Bytes', others: 'Others' };

describe('Comparison', () => {
  test('shows its rows, each with the other libraries in ascending order', () => {
    render(<Comparison of="bytes" {...WORDS} rows={{ one: 'The one' }} />);
    expect(cells()).toEqual([
      ['Bytes', 'ours', 'Others'],
      ['The one', '7', 'known 300 · other 12,000'],
    ]);
  });

  test('writes numbers in the language of the page', () => {
    site.i18n.currentLocale = 'fr';
    render(<Comparison of="nanoseconds" {...WORDS} rows={{ two: 'Les deux' }} />);
    expect(cells()[1]).toEqual(['Les deux', '1,25', 'known 0,5']);
  });

  test('fails when a row was not measured', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Comparison of="bytes" {...WORDS} rows={{ two: 'Two' }} />)).toThrow(
      '"two" is not in "bench/results.json"',
    );
  });
});

test('MeasuredWith shows the date and the versions of the measurement', () => {
  const words = { measured: 'Measured', value: 'With', cores: 'cores', libraries: 'Libraries' };
  render(<MeasuredWith {...words} date="Date" processor="Processor" />);
  expect(cells()).toEqual([
    ['Measured', 'With'],
    ['Date', '5 January 2026'],
    ['Processor', 'Abacus, 2 cores'],
    ['Node', '20.1.0'],
    ['Libraries', 'known 1.0.0 · other 2.0.0'],
  ]);
});
