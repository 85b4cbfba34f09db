// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import Allocation from './Allocation';
import RetrySchedule from './RetrySchedule';
import RoundingModes from './RoundingModes';
import TaskLife from './TaskLife';
import Tracks from './Tracks';
import data from './data.json';

const TEXTS = { title: 'A title', description: 'A description.' };
const TEXTS_AS_NAME = { name: TEXTS.title, description: TEXTS.description };
const STATES = { described: 'told', running: 'runs', finalizing: 'ends' };
const MOVERS = { ends: ['last', 'step'], finalized: ['over'] };

const DRAWINGS = {
  'the tracks of Option': <Tracks {...TEXTS} of="Option" />,
  'the tracks of Result': <Tracks {...TEXTS} of="Result" />,
  'the life of a task': <TaskLife {...TEXTS} {...STATES} {...MOVERS} />,
  'a schedule': <RetrySchedule {...TEXTS} unit="ms" />,
  'an allocation': <Allocation {...TEXTS} rounded="one:" allocated="all:" exact="line" />,
};

const modes = (
  <RoundingModes {...TEXTS} towards={{ ceil: 'Up', halfEven: 'To the nearest even' }} />
);

afterEach(cleanup);

function all(selector: string, within: ParentNode = document): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

function numbers(elements: readonly Element[], name: string): readonly number[] {
  return elements.map((element) => Number(element.getAttribute(name)));
}

describe('each drawing', () => {
  test.each(Object.entries(DRAWINGS))('%s is an image with a name and a description', (_, each) => {
    render(each);
    expect(screen.getByRole('img', TEXTS_AS_NAME)).toBe(document.querySelector('svg'));
  });

  test.each(Object.entries({ ...DRAWINGS, 'the modes': modes }))(
    '%s has the colours of the page, in a forced palette too',
    (_, each) => {
      render(each);
      const colours = all('[fill], [stroke], [color]').flatMap((element) =>
        ['fill', 'stroke', 'color'].flatMap((name) => element.getAttribute(name) ?? []),
      );
      expect(
        colours.filter((colour) => !/^(?:currentColor|none|var\(--ifm-[\w-]+\))$/.test(colour)),
      ).toEqual([]);
      expect(all('svg').every((svg) => svg.outerHTML.includes('forced-color-adjust: auto'))).toBe(
        true,
      );
    },
  );

  test.each(Object.entries({ ...DRAWINGS, 'the modes': modes }))(
    '%s hides nothing behind what is filled, which a forced palette paints in the colour of text',
    (_, each) => {
      render(each);
      const fills = all('[fill]').map((element) => element.getAttribute('fill'));
      expect(fills.filter((fill) => fill !== 'none' && fill !== 'currentColor')).toEqual([]);
    },
  );

  test.each(Object.entries({ ...DRAWINGS, 'the modes': modes }))(
    '%s has no letters below 11 pixels on a phone',
    (_, each) => {
      render(each);
      const sizes = numbers(all('[font-size]'), 'font-size');
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      for (const svg of all('svg')) {
        expect(Number(svg.getAttribute('viewBox')?.split(' ')[2])).toBeLessThanOrEqual(358);
      }
    },
  );
});

describe('RoundingModes', () => {
  test('has a drawing for each mode, which says what becomes of ties', () => {
    render(modes);
    expect(screen.getByRole('group', TEXTS_AS_NAME)).toBeTruthy();
    const names = screen.getAllByRole('img').map((image) => image.querySelector('title'));
    expect(names.map((title) => title?.textContent)).toEqual(data.rounding.map(({ mode }) => mode));
    const even = screen.getByRole('img', { name: 'halfEven' });
    expect(even.querySelector('desc')?.textContent).toBe(
      'To the nearest even. −2.5 → −2, −1.5 → −2, −0.5 → 0, 0.5 → 0, 1.5 → 2, 2.5 → 2.',
    );
  });

  test('a full point stands at each half whose value stands apart from a level part', () => {
    render(modes);
    const even = screen.getByRole('img', { name: 'halfEven' });
    const full = all('circle[fill=currentColor]', even);
    const hollow = all('circle:not([fill=currentColor])', even);
    expect(full.length).toBe(6);
    expect(hollow.length).toBe(4);
  });
});

describe('Tracks', () => {
  test.each(['Option', 'Result'] as const)('%s has a line for each way to leave', (of) => {
    render(<Tracks {...TEXTS} of={of} />);
    const ways = data.tracks[of].flatMap(({ leaves }) => [...leaves.upper, ...leaves.lower]);
    expect(all('path[fill=none]')).toHaveLength(ways.length);
  });
});

test('RetrySchedule has a point for each attempt, as far from the first as it is later', () => {
  render(DRAWINGS['a schedule']);
  const runs = data.retry.flatMap((row) => row.runs);
  const places = numbers(all('circle'), 'cx');
  expect(places).toHaveLength(runs.flat().length);
  const [start = 0] = places;
  const scale = ((places[1] ?? 0) - start) / 200;
  for (const [index, time] of runs.flat().entries()) {
    expect((places[index] ?? 0) - start).toBeCloseTo(time * scale);
  }
});

test('Allocation has a square for each cent, and a line at each exact share', () => {
  render(DRAWINGS['an allocation']);
  const { parts, total } = data.allocation;
  expect(parts.reduce((sum, { allocated }) => sum + allocated, 0)).toBe(total);
  expect(all('rect')).toHaveLength(
    parts.reduce((sum, { rounded, allocated }) => sum + rounded + allocated, 0),
  );
  expect(all('line')).toHaveLength(2 * parts.length + 1);
  expect(screen.getByText('one: 9 + 9 + 3 = 21 ≠ 20')).toBeTruthy();
  expect(screen.getByText('all: 9 + 8 + 3 = 20')).toBeTruthy();
});
