import { Option, Result } from '@tstd/core';
import { EUR, Money } from '@tstd/money';
import { Number as Num, RoundingMode } from '@tstd/num';
import { seededRandom } from '@tstd/random';
import { Task } from '@tstd/task';
import type {
  AllocationData,
  DrawingData,
  RetryRow,
  RoundingData,
  Station,
  TrackName,
} from './model';

/*
 * The data of the drawings, computed by the functions that they are about. It is kept in `data.json`,
 * so that a page brings these numbers and not the packages; a test holds the two equal.
 */

/** Computes the data of all drawings. */
export async function computeData(): Promise<DrawingData> {
  return {
    tracks: { Option: optionStations(), Result: resultStations() },
    retry: await retryRows(),
    rounding: RoundingMode.values.map(roundingOf),
    allocation: allocationOf(EUR('0.20'), [3, 3, 1]),
  };
}

type OptionStep = (self: Option<number>, to: Option<number>) => Option<number>;
type ResultStep = (
  self: Result<number, string>,
  to: Result<number, string>,
) => Result<number, string>;

const OPTION_STEPS: readonly (readonly [name: string, step: OptionStep])[] = [
  ['map', (self) => Option.map(self, (value) => value + 1)],
  ['andThen', (self, to) => Option.andThen(self, () => to)],
  ['filter', (self, to) => Option.filter(self, () => Option.isSome(to))],
  ['orElse', (self, to) => Option.orElse(self, () => to)],
];

const RESULT_STEPS: readonly (readonly [name: string, step: ResultStep])[] = [
  ['map', (self) => Result.map(self, (value) => value + 1)],
  ['mapError', (self) => Result.mapError(self, (error) => `${error}!`)],
  ['andThen', (self, to) => Result.andThen(self, () => to)],
  ['orElse', (self, to) => Result.orElse(self, () => to)],
];

function optionStations(): readonly Station[] {
  const trackOf = (value: Option<number>): TrackName => (Option.isSome(value) ? 'upper' : 'lower');
  return OPTION_STEPS.map(([name, step]) => ({
    name,
    leaves: {
      upper: tracks([0, undefined], (to) => trackOf(step(1, to))),
      lower: tracks([0, undefined], (to) => trackOf(step(undefined, to))),
    },
  }));
}

function resultStations(): readonly Station[] {
  const targets = [Result.Ok(0), Result.Err('late')];
  const trackOf = ({ ok }: Result<number, string>): TrackName => (ok ? 'upper' : 'lower');
  return RESULT_STEPS.map(([name, step]) => ({
    name,
    leaves: {
      upper: tracks(targets, (to) => trackOf(step(Result.Ok(1), to))),
      lower: tracks(targets, (to) => trackOf(step(Result.Err('busy'), to))),
    },
  }));
}

/** The tracks that are reached, each once, whichever way the function of the reader turns. */
function tracks<Value>(
  targets: readonly Value[],
  reach: (to: Value) => TrackName,
): readonly TrackName[] {
  return [...new Set(targets.map(reach))];
}

const TIMES = 5;

const SCHEDULES: readonly (readonly [fields: string, schedule: Task.Schedule<string>])[] = [
  ['delay: 200', { times: TIMES, delay: 200 }],
  ['delay: 100, factor: 2', { times: TIMES, delay: 100, factor: 2 }],
  ['…, maxDelay: 400', { times: TIMES, delay: 100, factor: 2, maxDelay: 400 }],
];

const SEEDS = [1, 2, 3];

async function retryRows(): Promise<readonly RetryRow[]> {
  const rows: RetryRow[] = [];
  for (const [fields, schedule] of SCHEDULES) {
    rows.push({ fields, runs: [await attemptsOf(schedule, () => 0)] });
  }
  const jittered = { times: TIMES, delay: 100, factor: 2, maxDelay: 400, jitter: 0.5 };
  const runs: (readonly number[])[] = [];
  for (const seed of SEEDS) {
    runs.push(await attemptsOf(jittered, seededRandom(seed)));
  }
  return [...rows, { fields: '…, jitter: 0.5', runs }];
}

/** The times in milliseconds at which a task that always fails is run. */
async function attemptsOf(
  schedule: Task.Schedule<string>,
  random: () => number,
): Promise<readonly number[]> {
  const times: number[] = [];
  const fail = Task.from(({ now }) => {
    times.push(Math.round(now()));
    return Result.Err('busy');
  });
  const clock = Task.virtualClock();
  const running = Task.run(Task.retry(fail, schedule), { ...clock, random });
  while (await clock.advanceToNext());
  await running;
  return times;
}

/** Every half from -2.5 to 2.5: a rounding mode can only step at a half. */
const HALVES = Array.from({ length: 11 }, (_, index) => (index - 5) / 2);

function roundingOf(mode: RoundingMode): RoundingData {
  const round = (value: number): number => plain(Option.getOr(Num.round(value, mode), Number.NaN));
  return {
    mode,
    at: HALVES.map(round),
    between: HALVES.slice(1).map((half) => round(half - 0.25)),
  };
}

/** JSON has no negative zero. */
function plain(value: number): number {
  return value === 0 ? 0 : value;
}

function allocationOf(amount: Money<'EUR'>, ratios: readonly number[]): AllocationData {
  const sum = ratios.reduce((one, other) => one + other, 0);
  const parts = Option.getOr(Money.allocate(amount, ratios), []);
  const quotients = ratios.map((ratio) => Money.divide(Money.multiply(amount, ratio), sum));
  return {
    total: cents(amount),
    parts: parts.map((part, index) => ({
      ratio: ratios[index] ?? Number.NaN,
      exact: (cents(amount) * (ratios[index] ?? Number.NaN)) / sum,
      rounded: cents(quotients[index] ?? EUR('0')),
      allocated: cents(part),
    })),
  };
}

function cents(amount: Money): number {
  return Number(Option.getOr(Money.toMinorUnits(amount), 0n));
}
