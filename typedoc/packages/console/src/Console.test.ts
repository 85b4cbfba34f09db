import { Task } from '@tstd/task';
import fc from 'fast-check';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as Console from './Console.js';

interface Stream {
  write: (text: string) => void;
}

// The packages are compiled without the types of Node, so that no source uses them by mistake.
const { Console: NodeConsole } = (await import('node:console' as string)) as {
  readonly Console: new (streams: {
    readonly stdout: Stream;
    readonly stderr: Stream;
  }) => Console.ConsoleTarget;
};
const { PassThrough } = (await import('node:stream' as string)) as {
  readonly PassThrough: new () => Stream;
};

const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/** A target that records each message with the name of the method. */
function createTarget(): Console.ConsoleTarget & { readonly calls: unknown[] } {
  const calls: unknown[] = [];
  const keep =
    (name: string) =>
    (...values: readonly unknown[]): void => {
      calls.push([name, ...values]);
    };
  return {
    calls,
    debug: keep('debug'),
    error: keep('error'),
    info: keep('info'),
    log: keep('log'),
    warn: keep('warn'),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(METHODS)('%s()', (name) => {
  test('writes all values with the method of that name when the task runs', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        const target = createTarget();
        vi.stubGlobal('console', target);
        const task = Console[name](...values);
        expect(target.calls).toEqual([]);
        expect(Task.run(task)).toEqual({ ok: true, value: undefined });
        expect(target.calls).toStrictEqual([[name, ...values]]);
      }),
    );
  });

  test('writes immediately, and once for each run', () => {
    const target = createTarget();
    vi.stubGlobal('console', target);
    const task = Console[name]('a');
    Task.run(task);
    expect(target.calls).toEqual([[name, 'a']]);
    Task.run(task);
    expect(target.calls).toEqual([
      [name, 'a'],
      [name, 'a'],
    ]);
  });

  test('looks up the console when the task runs', () => {
    const task = Console[name]('a');
    const targets = [createTarget(), createTarget()];
    for (const target of targets) {
      vi.stubGlobal('console', target);
      Task.run(task);
    }
    expect(targets.map(({ calls }) => calls)).toEqual([[[name, 'a']], [[name, 'a']]]);
  });

  test('does nothing without a console', () => {
    vi.stubGlobal('console', undefined);
    expect(Task.run(Console[name]('a'))).toEqual({ ok: true, value: undefined });
  });

  test('is a task that cannot fail', () => {
    expectTypeOf(Console[name]).returns.toEqualTypeOf<Task<void, never>>();
    expectTypeOf(Console[name]).parameters.toEqualTypeOf<unknown[]>();
    expect(Task.hasInstance(Console[name]('a'))).toBe(true);
  });

  test('can be passed as a function', () => {
    const target = createTarget();
    vi.stubGlobal('console', target);
    const { [name]: write } = Console;
    Task.run(write('a'));
    expect(target.calls).toEqual([[name, 'a']]);
  });
});

describe('from()', () => {
  test('writes to the target and not to the global console', () => {
    const [target, other] = [createTarget(), createTarget()];
    vi.stubGlobal('console', other);
    const custom = Console.from(target);
    for (const name of METHODS) {
      expect(Task.run(custom[name](name, 1))).toEqual({ ok: true, value: undefined });
    }
    expect(target.calls).toEqual(METHODS.map((name) => [name, name, 1]));
    expect(other.calls).toEqual([]);
  });

  test('calls the methods on the target, as they are when the task runs', () => {
    class Target {
      readonly lines: unknown[] = [];
      debug(): void {
        this.lines.push('debug');
      }
      error(): void {
        this.lines.push('error');
      }
      info(): void {
        this.lines.push('info');
      }
      log(text: unknown): void {
        this.lines.push(text);
      }
      warn(): void {
        this.lines.push('warn');
      }
    }
    const target = new Target();
    const task = Console.from(target).log('a');
    Task.run(task);
    target.log = (text) => target.lines.push(text, 'replaced');
    Task.run(task);
    expect(target.lines).toEqual(['a', 'a', 'replaced']);
  });

  test('writes warnings and errors to standard error on Node, and the rest to standard output', () => {
    const written: (readonly [string, string])[] = [];
    const streamOf = (name: string): Stream =>
      Object.assign(new PassThrough(), {
        write: (text: string) => written.push([name, text.trim()]),
      });
    const custom = Console.from(
      new NodeConsole({ stdout: streamOf('stdout'), stderr: streamOf('stderr') }),
    );
    for (const name of METHODS) {
      Task.run(custom[name](name));
    }
    expect(written).toEqual([
      ['stdout', 'debug'],
      ['stderr', 'error'],
      ['stdout', 'info'],
      ['stdout', 'log'],
      ['stderr', 'warn'],
    ]);
  });

  test('does not catch exceptions of the target', () => {
    const fault = new Error('Closed');
    const custom = Console.from({
      ...createTarget(),
      log: () => {
        throw fault;
      },
    });
    expect(() => Task.run(custom.log('a'))).toThrow(fault);
  });

  test('returns an object with the functions of the module', () => {
    expectTypeOf(Console).toExtend<Console.Console>();
    expectTypeOf(Console.from).returns.toEqualTypeOf<Console.Console>();
    expectTypeOf(globalThis.console).toExtend<Console.ConsoleTarget>();
    expect(Object.keys(Console.from(createTarget())).sort()).toEqual([...METHODS]);
    // @ts-expect-error A target has all five methods.
    expect(() => Console.from({ log: () => undefined })).toThrow(
      'Expected "target.debug" to be a function, received undefined',
    );
  });
});
