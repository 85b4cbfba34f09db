import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkArray } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import * as Time from '@tstd/time/Time';
import * as TimeDuration from '@tstd/time/TimeDuration';

import type { Method } from '../fetchTypes.js';
import { Headers } from '../Headers.js';
import { type HTTPError, isTransient } from '../HTTPError.js';
import { checkMethod, checkOption } from './checks.js';
import { parseHTTPDate } from './httpDate.js';

/**
 * The settings for retries of a failed request. A request is retried only if `HTTPError.isTransient` returns `true` for its error.
 *
 * The delay doubles with each attempt, and up to half of it is random. If the response has a `Retry-After` header, in seconds or as a date in any of the three formats of RFC 9110, the delay from the header is used instead. If that delay is longer than `maxDelay`, the request is not retried. The timeout applies to each attempt separately.
 *
 * @example A client that retries requests
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 * import { TimeDuration } from '@tstd/time';
 *
 * const retry: HTTP.Client.RetryOptions = {
 *   times: 2,
 *   delay: TimeDuration.of({ milliseconds: 1 }),
 * };
 * let count = 0;
 * const client = HTTP.Client.virtual(
 *   () => {
 *     count += 1;
 *     return count < 3
 *       ? new Response('', { status: 503 })
 *       : new Response('here');
 *   },
 *   { retry },
 * );
 * const sent = HTTP.requestSend(client, HTTP.Request('/'));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 'here' }
 * ```
 *
 * @alias IAxiosRetryConfig
 * @keywords backoff, attempts, exponential
 * @category Models
 * @since 1.0.0
 * @see [RFC 9110, 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3)
 */
export interface RetryOptions {
  /** The delay after the first failure. The default is half a second. */
  readonly delay?: TimeDuration.TimeDuration | undefined;

  /** The longest delay. The default is 30 seconds. */
  readonly maxDelay?: TimeDuration.TimeDuration | undefined;

  /** The methods whose requests are safe to send twice. By default, these are the methods that RFC 9110 calls idempotent, except `TRACE`: `DELETE`, `GET`, `HEAD`, `OPTIONS` and `PUT`. */
  readonly methods?: readonly Method[] | undefined;

  /** The maximum number of retries, which must be a non-negative integer. */
  readonly times: number;
}

const IDEMPOTENT: readonly Method[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT'];

/** Throws if options of a retry are out of range. */
export function checkRetry(retry: unknown): void {
  if (retry === 'none') {
    return;
  }
  const isObject = typeof retry === 'object' && retry !== null;
  checkArgument(isObject, 'retry', 'options or "none"', retry);
  const { delay, maxDelay, times }: { readonly [Name in keyof RetryOptions]?: unknown } = retry;
  const isCount = Number.isSafeInteger(times) && Number(times) >= 0;
  checkArgument(isCount, 'times', 'a non-negative integer', times);
  checkOption(retry, 'methods', checkMethods);
  for (const [name, wait] of Object.entries({ delay, maxDelay })) {
    const isWait = wait === undefined || (TimeDuration.hasInstance(wait) && wait >= 0);
    checkArgument(isWait, name, 'a non-negative duration', wait);
  }
}

function checkMethods(methods: unknown, name: string): void {
  checkArray(methods, name);
  for (const [index, method] of methods.entries()) {
    checkMethod(method, `${name}[${index}]`);
  }
}

/** Returns a task that runs another one, and repeats it while a retry may succeed and the options allow it. */
export function retryBy<Value>(
  task: Task.Task<Value, HTTPError>,
  method: Method,
  retry: RetryOptions | 'none',
): Task.Task<Value, HTTPError> {
  if (retry === 'none' || !(retry.methods ?? IDEMPOTENT).includes(method)) {
    return task;
  }
  const attempt = (count: number): Task.Task<Value, HTTPError> =>
    Task.orElse(task, (error) =>
      count === retry.times || !isTransient(error)
        ? Task.Err(error)
        : Task.andThen(waitAfter(error, count, retry), (wait) =>
            wait === undefined
              ? Task.Err(error)
              : Task.andThen(Task.delay(wait), () => attempt(count + 1)),
          ),
    );
  return attempt(0);
}

/** Returns how long to wait, or None if the server asks for a longer delay than the options allow. */
function waitAfter(
  error: HTTPError,
  count: number,
  {
    delay = 500 as TimeDuration.TimeDuration,
    maxDelay = 30_000 as TimeDuration.TimeDuration,
  }: RetryOptions,
): Task.Task<Option<number>, never> {
  return Task.andThen(Time.now, (now) =>
    Task.from(({ random }) => {
      const asked = retryAfterOf(error, now);
      if (asked !== undefined) {
        return Result.Ok(asked <= maxDelay ? asked : undefined);
      }
      // If the first delay is 0, doubling it without limit would result in `NaN`.
      const wait = delay === 0 ? 0 : Math.min(delay * 2 ** count, maxDelay);
      return Result.Ok(wait * (1 - random() / 2));
    }),
  );
}

/** The delay in milliseconds that a response requests, in seconds or as a date, or None. */
function retryAfterOf(error: HTTPError, now: number): Option<number> {
  if (error.name !== 'StatusError') {
    return undefined;
  }
  const text = Headers.get(error.response.headers, 'retry-after') ?? '';
  if (/^\d+$/.test(text)) {
    return Number(text) * 1000;
  }
  const date = parseHTTPDate(text, now);
  return date === undefined ? undefined : Math.max(0, date - now);
}
