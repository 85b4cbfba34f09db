import { Bench } from 'tinybench';
import { OWN, type Suite } from './suite.js';

/** How fast the ways of a suite are. */
export interface Measurement {
  readonly suite: string;
  /** The time of one operation in nanoseconds, by the names of the libraries. */
  readonly nanoseconds: Readonly<Record<string, number>>;
  /** How many times as fast as the fastest of the others the own way is. */
  readonly advantage: number;
}

export interface MeasureOptions {
  /** How often all ways are measured, each time in another order. */
  readonly rounds: number;
  /** How long a way is measured in a round, in milliseconds. */
  readonly time: number;
}

/**
 * Measures the ways of a suite side by side, in turns, and takes the median of the rounds, so that
 * neither the order nor a moment in which the machine is busy favours one of them.
 *
 * @throws Error when the ways do not give the same.
 */
export async function measure(
  suite: Suite,
  { rounds, time }: MeasureOptions,
): Promise<Measurement> {
  await assertSame(suite);
  const ways = Object.entries(suite.ways);
  const times = new Map(ways.map(([library]): [string, number[]] => [library, []]));
  for (let round = 0; round < rounds; round += 1) {
    const bench = new Bench({ time, warmupTime: time / 4 });
    const first = round % ways.length;
    for (const [library, run] of [...ways.slice(first), ...ways.slice(0, first)]) {
      bench.add(library, () => {
        const result = run();
        sink.value = result;
        // A promise is waited for, as a part of what is measured.
        return result;
      });
    }
    await bench.run();
    for (const { name, result } of bench.tasks) {
      if (!('latency' in result)) {
        throw new Error(`"${suite.name}" with ${name} was not measured: ${result.state}`);
      }
      times.get(name)?.push((result.latency.p50 * 1e6) / suite.operations);
    }
  }
  const nanoseconds = Object.fromEntries(
    [...times].map(([library, values]) => [library, median(values)]),
  );
  const { [OWN]: own = Number.NaN, ...others } = nanoseconds;
  return { suite: suite.name, nanoseconds, advantage: Math.min(...Object.values(others)) / own };
}

/** Holds the results of the ways, so that no compiler removes them as unused. */
const sink: { value: number | Promise<number> } = { value: 0 };

async function assertSame({ name, ways }: Suite): Promise<void> {
  const results: (readonly [string, number])[] = [];
  for (const [library, run] of Object.entries(ways)) {
    results.push([library, await run()]);
  }
  if (new Set(results.map(([, result]) => result)).size > 1) {
    const given = results.map(([library, result]) => `${library}: ${String(result)}`).join(', ');
    throw new Error(`The ways of "${name}" do not give the same: ${given}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((self, other) => self - other)[values.length >> 1] ?? Number.NaN;
}
