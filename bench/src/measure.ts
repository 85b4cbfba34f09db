import { Bench } from 'tinybench';
import type { Suite } from './suite.js';

/** By library, with three significant digits. */
export type Nanoseconds = Readonly<Record<string, number>>;

export interface MeasureOptions {
  readonly rounds: number;
  /** In milliseconds, per library and round. */
  readonly time: number;
}

/** Measures the libraries in turns, so that neither their order nor a busy moment favours one. */
export async function measure(
  suite: Suite,
  { rounds, time }: MeasureOptions,
): Promise<Nanoseconds> {
  await assertSame(suite);
  const implementations = Object.entries(suite.implementations);
  const times = new Map(implementations.map(([library]): [string, number[]] => [library, []]));
  for (let round = 0; round < rounds; round += 1) {
    const bench = new Bench({ time, warmupTime: time / 4 });
    const first = round % implementations.length;
    for (const [library, run] of [
      ...implementations.slice(first),
      ...implementations.slice(0, first),
    ]) {
      bench.add(library, () => {
        const result = run();
        sink.value = result;
        // Awaiting a promise is part of the measured time.
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
  return Object.fromEntries(
    [...times].map(([library, values]) => [library, Number(median(values).toPrecision(3))]),
  );
}

/** Uses the results, so that the compiler does not remove the calls as dead code. */
const sink: { value: number | Promise<number> } = { value: 0 };

async function assertSame({ name, implementations }: Suite): Promise<void> {
  const results: (readonly [string, number])[] = [];
  for (const [library, run] of Object.entries(implementations)) {
    results.push([library, await run()]);
  }
  if (new Set(results.map(([, result]) => result)).size > 1) {
    const outputs = results.map(([library, result]) => `${library}: ${String(result)}`).join(', ');
    throw new Error(`The libraries in "${name}" return different results: ${outputs}`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((self, other) => self - other)[values.length >> 1] ?? Number.NaN;
}
