// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Option, Result } from '@tstd/core';
import { afterEach, describe, expect, test } from 'vitest';
import Tracks, { STATIONS } from '.';

const TEXTS = { title: 'A title', description: 'A description.' };

afterEach(cleanup);

describe.each(['Option', 'Result'] as const)('Tracks of %s', (of) => {
  test('are an image with a name and a description', () => {
    render(<Tracks {...TEXTS} of={of} />);
    expect(
      screen.getByRole('img', { name: TEXTS.title, description: TEXTS.description }),
    ).toBeTruthy();
  });

  test('have the colours of the page, and hide nothing in forced colours', () => {
    const { container } = render(<Tracks {...TEXTS} of={of} />);
    for (const element of container.querySelectorAll('[fill], [stroke]')) {
      expect(['currentColor', 'none', null]).toContain(element.getAttribute('fill'));
      expect(['currentColor', null]).toContain(element.getAttribute('stroke'));
    }
    expect(container.innerHTML).toContain('forced-color-adjust: auto');
  });

  test('have a line for each track and for each function that may change the track', () => {
    const { container } = render(<Tracks {...TEXTS} of={of} />);
    const switches = STATIONS[of].filter(({ isSwitch }) => isSwitch);
    expect(container.querySelectorAll('path[stroke], [stroke] > path')).toHaveLength(
      2 + switches.length,
    );
  });
});

function calls(call: (fn: () => never) => unknown): boolean {
  const fn = (): never => {
    throw new Error('Called');
  };
  try {
    call(fn);
    return false;
  } catch {
    return true;
  }
}

test.each(STATIONS.Option)('Option.$name is called on the $track track', ({ name, track }) => {
  const run = Option[name as 'map'];
  expect(calls((fn) => run(1, fn))).toBe(track === 'upper');
  expect(calls((fn) => run(undefined, fn))).toBe(track === 'lower');
});

test.each(STATIONS.Result)('Result.$name is called on the $track track', ({ name, track }) => {
  const run = Result[name as 'map'];
  expect(calls((fn) => run(Result.Ok(1), fn))).toBe(track === 'upper');
  expect(calls((fn) => run(Result.Err('busy'), fn))).toBe(track === 'lower');
});
