import { Option, Result } from '@tstd/core';
import { Number as Num, type RoundingMode } from '@tstd/num';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { computeData } from './computeData';
import { stepsOf } from './RoundingModes';
import { EXITS } from './TaskLife';
import { calledOn } from './Tracks';
import data from './data.json';
import type { Station } from './model';

test('the drawings show what the functions give; "vitest -u" writes the file anew', async () => {
  const json = await format(JSON.stringify(await computeData()), {
    parser: 'json',
    printWidth: 100,
  });
  await expect(json).toMatchFileSnapshot('data.json');
});

test('the staircases of RoundingModes are what the modes give', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...data.rounding),
      fc.double({ min: -2.5, max: 2.5, noNaN: true }),
      (rounding, x) => {
        const expected = (Num.round(x, rounding.mode as RoundingMode) ?? Number.NaN) + 0;
        const drawn = Number.isInteger(x * 2)
          ? rounding.at[x * 2 + 5]
          : stepsOf(rounding).find(({ from, to }) => from < x && x < to)?.value;
        expect(drawn).toBe(expected === 0 ? 0 : expected);
      },
    ),
  );
});

test('the box of Tracks stands where the function is called', () => {
  const stations = Object.fromEntries(
    [...data.tracks.Option, ...data.tracks.Result].map((station) => [
      station.name,
      calledOn(station as Station),
    ]),
  );
  const calls = (call: (fn: () => never) => unknown): boolean => {
    try {
      call(() => {
        throw new Error('Called');
      });
      return false;
    } catch {
      return true;
    }
  };
  const onUpper = {
    map: calls((fn) => Option.map(1, fn)),
    andThen: calls((fn) => Option.andThen(1, fn)),
    filter: calls((fn) => Option.filter(1, fn)),
    orElse: calls((fn) => Option.orElse(1, fn)),
    mapError: calls((fn) => Result.mapError(Result.Ok(1), fn)),
  };
  expect(stations).toEqual(
    Object.fromEntries(
      Object.entries(onUpper).map(([name, isUpper]) => [name, isUpper ? 'upper' : 'lower']),
    ),
  );
});

test('TaskLife has the ends that a finalizer is told of', async () => {
  const told = new Set<string>();
  const note = <Value, Failure>(task: Task<Value, Failure>): Task<Value, Failure> =>
    Task.andFinally(task, ({ _ }) => Task.from(() => Result.Ok(told.add(_))));
  await Task.run(note(Task.Ok(1)));
  await Task.run(note(Task.Err('busy')));
  const defect = Task.from(() => {
    throw new Error('A mistake');
  });
  expect(() => Task.run(note(defect))).toThrow('A mistake');
  const canceler = Task.canceler();
  const running = Task.run(note(Task.delay(60_000)), { canceler });
  canceler.cancel();
  await running;
  expect([...told]).toEqual(EXITS.map(({ tag }) => tag));
});
