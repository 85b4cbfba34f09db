import { ANSICode, Console } from '@tstd/console';
import { Codec, Int } from '@tstd/core';
import { Env } from '@tstd/env';
import * as HTTP from '@tstd/http';
import { randomInt, seededGenerator, shuffle } from '@tstd/random';
import { Task } from '@tstd/task';
import { Time, TimeDuration } from '@tstd/time';
import { UUID, nameBasedUUID, randomUUID, timeOrderedUUID } from '@tstd/uuid';

/* What the packages claim. A page has its own server, and a program has a variable that names it. */

const server = Env.get(Env.current(), 'SERVER') ?? location.origin;
const echo = Codec.object({ size: Int.codec, first: Codec.string, token: Codec.string });
type Options = HTTP.RequestOptions<unknown>;
type Part = 'size' | 'first' | 'token';
const open = HTTP.Client.of({ baseURL: server });
const secretive = HTTP.Client.extend(open, { headers: { 'X-Token': 'secret' } });

const parser = HTTP.ResponseParser.json(echo);
/** Returns a part of what the server has received, or the name of the error. */
const get =
  (part: Part, path: string, options: Options = {}, client = open) =>
  async () => {
    const result = await Task.run(
      HTTP.requestSend(client, HTTP.Request(path, { ...options, parser })),
    );
    return result.ok ? result.value.body[part] : result.error.name;
  };

const post = (part: Part, body: HTTP.RequestBody, options: Options = {}, path = '/echo') =>
  get(part, path, { ...options, body, method: 'POST' });
const stream = (size: number) => () => new Blob(['stream '.repeat(size / 7)]).stream();
const bytes = new Uint8Array(8e6);
const form = new FormData();
form.set('name', 'Ada');
const onUpload = (): void => undefined;
const hashed = get('size', '/echo', { integrity: `sha256-${'A'.repeat(43)}=` });
const away = get('token', '/away', {}, secretive);
const timeout = TimeDuration.of({ milliseconds: 50 });

/** Returns the size that arrives, the end of the progress, and whether no step is long but an only one. */
async function progress(): Promise<unknown> {
  const seen = [0];
  const size = await post('size', bytes, { onUpload: ({ loaded }) => void seen.push(loaded) })();
  const isFine = seen.every((loaded, index) => loaded - (seen[index - 1] ?? 0) <= 65_536);
  return [size, seen.at(-1), isFine || seen.length === 2];
}

const variables = Env.from({ N: '4' });
const lines: unknown[] = [];
const writer = Console.from({ ...console, log: (text: unknown) => lines.push(text) });
const written = writer.log(ANSICode.bold('S1', { isEnabled: true }));
const count = (left: number): Task<number, never> =>
  left === 0 ? Task.Ok(0) : Task.andThen(Task.Ok(left - 1), count);
const rolls = Task.all(Array.from({ length: 1000 }, () => randomInt(1, 6)));
const keys = Task.zip(timeOrderedUUID(), timeOrderedUUID());
const shuffled = shuffle(['A1', 'A2', 'A3'], { generator: seededGenerator(1) });
const signal = AbortSignal.timeout(10);
const delay = Task.delay(60_000);
const value = Task.toPromise;

/** The package, the claim, what is done, and what it must return, or one of several. */
const CLAIMS: readonly (readonly [string, string, () => unknown, ...unknown[]])[] = [
  ['http', 'a response is read', get('size', '/echo'), 0],
  ['http', 'a status is an error', get('size', '/404'), 'StatusError'],
  ['http', 'bytes arrive', post('size', bytes), 8e6],
  ['http', 'bytes with a progress arrive', progress, [8e6, 8e6, true]],
  ['http', 'a stream arrives', post('size', stream(7e5)), 7e5],
  ['http', 'a stream is itself', post('first', stream(21)), 'st'],
  ['http', 'a long stream', post('size', stream(21e6)), 21e6, 'InvalidRequest'],
  ['http', 'a form with a progress is a form', post('first', form, { onUpload }), '--'],
  ['http', 'a stream follows a 307', post('size', stream(70), {}, '/307'), 70],
  ['http', 'headers stay in the origin', get('token', '/302', {}, secretive), 'secret'],
  ['http', 'no header leaves it', away, '', 'NetworkError'],
  ['http', 'no other origin has a header', get('token', '/leaked'), ''],
  ['http', 'a wrong hash is an error', hashed, 'InvalidRequest', 'NetworkError'],
  ['http', 'a short body is an error', get('size', '/cut'), 'NetworkError'],
  ['http', 'the limit of time holds', get('size', '/slow', { timeout }), 'TimeoutError'],
  ['task', 'it runs at once', () => Task.run(Task.Ok(7)), { ok: true, value: 7 }],
  ['task', 'the slow one loses', () => value(Task.race([delay, Task.Ok(1)])), 1],
  ['task', '100,000 steps need no stack', () => value(count(100_000)), 0],
  ['task', 'a signal cancels', async () => (await Task.run(delay, { signal })).ok, false],
  ['env', 'a missing one is None', () => Env.get(Env.current(), 'NO_SUCH_VARIABLE'), undefined],
  ['env', 'a codec reads', () => Env.read(variables, 'N', Int.codec), { ok: true, value: 4 }],
  ['console', 'nothing is written before the run', () => [...lines], []],
  ['console', 'a run writes', () => value(written).then(() => lines), ['\u001b[1mS1\u001b[22m']],
  ['console', 'the platform has one', () => value(Console.debug('')), undefined],
  ['console', 'styles are removed', () => ANSICode.strip(ANSICode.red('S1')), 'S1'],
  ['random', 'a seed repeats', () => value(shuffled), ['A3', 'A1', 'A2']],
  ['random', 'bounds hold', async () => new Set(await value(rolls)).size, 6],
  ['uuid', 'version 4', async () => UUID.version(await value(randomUUID())), 4],
  ['uuid', 'version 5', () => UUID.version(nameBasedUUID('a', UUID.NAMESPACE_DNS)), 5],
  ['uuid', 'version 7 sorts', async () => UUID.lessThan(...(await value(keys))), true],
  ['time', 'a text is read', () => Time.parse('2024-02-10T12:00:00+01:00'), 1_707_562_800_000],
  ['time', 'no day is invented', () => Time.parse('2024-02-30T12:00:00Z'), undefined],
  ['time', 'the clock goes', async () => (await value(Time.now)) - Date.now() < 1000, true],
];

const reports: unknown[] = [];
for (const [name, claim, act, ...expected] of CLAIMS) {
  const result = await Promise.resolve().then(act).catch(String);
  const isRight = expected.some((each) => JSON.stringify(each) === JSON.stringify(result));
  reports.push({ name, claim, fault: isRight ? '' : `returns ${JSON.stringify(result)}` });
}
await fetch(`${server}/report`, { method: 'POST', body: JSON.stringify(reports) });
