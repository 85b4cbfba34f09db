import { checkFunction, checkObject } from '@tstd/error/Argument';
import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

/**
 * The target of messages: an object with five methods, such as the global `console`.
 *
 * @example A target that records messages
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * const lines: unknown[] = [];
 * const keep = (...values: readonly unknown[]): void => {
 *   lines.push(values);
 * };
 * const target: Console.ConsoleTarget = {
 *   debug: keep,
 *   error: keep,
 *   info: keep,
 *   log: keep,
 *   warn: keep,
 * };
 *
 * await Task.run(Console.from(target).log('a', 1));
 * lines; // => [['a', 1]]
 * ```
 *
 * @keywords fake, spy, logger, winston, capture
 * @category Models
 * @since 1.0.0
 */
export interface ConsoleTarget {
  /**
   * Writes a debug message.
   *
   * @param values - The values of one message, in order.
   */
  debug(...values: readonly unknown[]): void;

  /**
   * Writes an error message.
   *
   * @param values - The values of one message, in order.
   */
  error(...values: readonly unknown[]): void;

  /**
   * Writes an informational message.
   *
   * @param values - The values of one message, in order.
   */
  info(...values: readonly unknown[]): void;

  /**
   * Writes a message.
   *
   * @param values - The values of one message, in order.
   */
  log(...values: readonly unknown[]): void;

  /**
   * Writes a warning.
   *
   * @param values - The values of one message, in order.
   */
  warn(...values: readonly unknown[]): void;
}

/**
 * Functions that return tasks for writing messages.
 *
 * This module itself is a `Console` that writes to the global `console`. To write to another target, create a `Console` with {@link from}. You can test a function that accepts a `Console` without replacing the global console.
 *
 * @example Test a function that writes a message
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * const greet = (
 *   name: string,
 *   to: Console.Console = Console,
 * ): Task<void, never> => to.log(`Hello ${name}`);
 *
 * const lines: unknown[] = [];
 * const silent = Console.from({
 *   ...console,
 *   log: (text) => lines.push(text),
 * });
 *
 * await Task.run(greet('Ada', silent));
 * lines; // => ['Hello Ada']
 * ```
 *
 * @alias logger, log4j, winston, pino, bunyan, loglevel, consola, slf4j, tslog, signale, roarr,
 *   NLog
 * @keywords logging, stdout, stderr, output, mock, test, intercept, silent, spy
 * @category Models
 * @since 1.0.0
 */
export interface Console {
  /**
   * Returns a task that writes a debug message.
   *
   * @param values - The values to write. They are read when the task runs.
   * @returns The task.
   */
  readonly debug: (...values: readonly unknown[]) => Task.Task<void, never>;

  /**
   * Returns a task that writes an error message.
   *
   * @param values - The values to write. They are read when the task runs.
   * @returns The task.
   */
  readonly error: (...values: readonly unknown[]) => Task.Task<void, never>;

  /**
   * Returns a task that writes an informational message.
   *
   * @param values - The values to write. They are read when the task runs.
   * @returns The task.
   */
  readonly info: (...values: readonly unknown[]) => Task.Task<void, never>;

  /**
   * Returns a task that writes a message.
   *
   * @param values - The values to write. They are read when the task runs.
   * @returns The task.
   */
  readonly log: (...values: readonly unknown[]) => Task.Task<void, never>;

  /**
   * Returns a task that writes a warning.
   *
   * @param values - The values to write. They are read when the task runs.
   * @returns The task.
   */
  readonly warn: (...values: readonly unknown[]) => Task.Task<void, never>;
}

/**
 * Returns functions that write to the given target.
 *
 * Each task looks up the method of the target when it runs, so you can replace the method later. An exception thrown by the method is a defect of the task.
 *
 * @param target - The object whose methods the tasks call when they run.
 * @returns The functions that write to `target`.
 *
 * @example Write to another target
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * const errors: unknown[] = [];
 * const custom = Console.from({
 *   ...console,
 *   error: (text) => errors.push(text),
 * });
 *
 * await Task.run(custom.error('No network'));
 * errors; // => ['No network']
 * ```
 *
 * @alias createLogger, getLogger, LoggerFactory, winston.createLogger, pino.logger
 * @keywords redirect, stderr, stream, file, custom, mock, capture, winston, spy, silence
 * @category Constructors
 * @since 1.0.0
 */
export function from(target: ConsoleTarget): Console {
  checkObject(target, 'target');
  for (const method of METHODS) {
    checkFunction(Reflect.get(target, method), `target.${method}`);
  }
  return create(() => target);
}

/**
 * Returns a task that writes a message to the global console.
 *
 * Nothing is written until the task runs, and each run writes the message once. On platforms without a console, the task does nothing.
 *
 * @param values - The values to write. They are read when the task runs.
 * @returns The task, which cannot fail.
 *
 * @example Write a message when the task runs
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * const hello = Console.log('Hello', 'world');
 *
 * Task.run(hello); // => { ok: true, value: undefined }
 * ```
 *
 * @alias print, println, puts, echo, printf, IO.puts, fmt.Println, putStrLn, Effect.log,
 *   process.stdout.write, NSLog, Debug.WriteLine
 * @keywords stdout, output, write, terminal
 * @category Constructors
 * @since 1.0.0
 */
export function log(...values: readonly unknown[]): Task.Task<void, never> {
  return GLOBAL.log(...values);
}

/**
 * Returns a task that writes a debug message to the global console.
 *
 * Nothing is written until the task runs, and each run writes the message once. On platforms without a console, the task does nothing.
 * Some browsers hide debug messages by default.
 *
 * @param values - The values to write. They are read when the task runs.
 * @returns The task, which cannot fail.
 *
 * @example A debug message
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * Task.run(Console.debug('cache', { size: 3 })); // => { ok: true, value: undefined }
 * ```
 *
 * @alias dbg, logDebug, logTrace, console.trace
 * @keywords verbose, trace, troubleshoot, diagnostic, development
 * @category Constructors
 * @since 1.0.0
 */
export function debug(...values: readonly unknown[]): Task.Task<void, never> {
  return GLOBAL.debug(...values);
}

/**
 * Returns a task that writes an informational message to the global console.
 *
 * Nothing is written until the task runs, and each run writes the message once. On platforms without a console, the task does nothing.
 *
 * @param values - The values to write. They are read when the task runs.
 * @returns The task, which cannot fail.
 *
 * @example An informational message
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * Task.run(Console.info('Listening on port', 8080)); // => { ok: true, value: undefined }
 * ```
 *
 * @alias Effect.logInfo, logInfo
 * @keywords notice, status, progress, report, startup
 * @category Constructors
 * @since 1.0.0
 */
export function info(...values: readonly unknown[]): Task.Task<void, never> {
  return GLOBAL.info(...values);
}

/**
 * Returns a task that writes a warning to the global console.
 *
 * Nothing is written until the task runs, and each run writes the message once. On platforms without a console, the task does nothing.
 * Node writes the message to standard error.
 *
 * @param values - The values to write. They are read when the task runs.
 * @returns The task, which cannot fail.
 *
 * @example A warning
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * Task.run(Console.warn('The file is empty')); // => { ok: true, value: undefined }
 * ```
 *
 * @alias logWarning, logging.warning
 * @keywords caution, alert, deprecation, stderr
 * @category Constructors
 * @since 1.0.0
 */
export function warn(...values: readonly unknown[]): Task.Task<void, never> {
  return GLOBAL.warn(...values);
}

/**
 * Returns a task that writes an error message to the global console.
 *
 * Nothing is written until the task runs, and each run writes the message once. On platforms without a console, the task does nothing.
 * Node writes the message to standard error. The message does not make the task fail.
 *
 * @param values - The values to write. They are read when the task runs.
 * @returns The task, which cannot fail.
 *
 * @example An error message
 * ```ts
 * import { Console } from '@tstd/console';
 * import { Task } from '@tstd/task';
 *
 * Task.run(Console.error('No network')); // => { ok: true, value: undefined }
 * ```
 *
 * @alias eprintln, perror, logError, logFatal, process.stderr.write, System.err.println
 * @keywords stderr, log, report, fatal, print
 * @category Constructors
 * @since 1.0.0
 */
export function error(...values: readonly unknown[]): Task.Task<void, never> {
  return GLOBAL.error(...values);
}

const METHODS: readonly (keyof ConsoleTarget)[] = ['debug', 'error', 'info', 'log', 'warn'];

const GLOBAL: Console = /* @__PURE__ */ create(() => globalThis.console);

/** The target is looked up when a task runs. Some platforms have no console. */
function create(findTarget: () => ConsoleTarget | undefined): Console {
  const write =
    (method: keyof ConsoleTarget) =>
    (...values: readonly unknown[]): Task.Task<void, never> =>
      Task.from(() => {
        findTarget()?.[method](...values);
        return Result.Ok(undefined);
      });
  return {
    debug: write('debug'),
    error: write('error'),
    info: write('info'),
    log: write('log'),
    warn: write('warn'),
  };
}
