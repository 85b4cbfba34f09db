import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Task } from './index.js';

const defect = new Error('defect');

const low = Task.from((): Result<number, 'low'> => Result.Ok(1));
const long = Task.from((): Result<string, 'long'> => Result.Ok('a'));

const broken: Task<never, never> = Task.from(() => {
  throw defect;
});

/** Returns a task that adds a string to a list, immediately or later. */
function noteIn(notes: string[], text: string, milliseconds?: number): Task<string, never> {
  const note = Task.from(() => Result.Ok((notes.push(text), text)));
  return milliseconds === undefined ? note : Task.andThen(Task.delay(milliseconds), () => note);
}

describe('gen', () => {
  test('returns the result of the function after its steps, in order', async () => {
    const notes: string[] = [];
    const task = Task.gen(function* () {
      const first = yield* noteIn(notes, 'a', 2);
      const second = yield* noteIn(notes, 'b', 1);
      return first + second;
    });
    expect(notes).toEqual([]);
    expect(await Task.run(task)).toEqual(Result.Ok('ab'));
    expect(notes).toEqual(['a', 'b']);
  });

  test('is synchronous if its steps are, and may have no steps', () => {
    const sum = Task.gen(function* () {
      return (yield* Task.Ok(1)) + (yield* Task.Ok(2));
    });
    // eslint-disable-next-line require-yield -- It has no step.
    const none = Task.gen(function* () {
      return 1;
    });
    expect(Task.run(sum)).toEqual(Result.Ok(3));
    expect(Task.run(none)).toEqual(Result.Ok(1));
  });

  test('calls the function again for each run', async () => {
    let count = 0;
    const task = Task.gen(function* () {
      const mine = (count += 1);
      yield* Task.delay(1);
      return mine;
    });
    expect(await Promise.all([Task.run(task), Task.run(task)])).toEqual([
      Result.Ok(1),
      Result.Ok(2),
    ]);
  });

  test('accepts task-like objects', () => {
    const task = Task.gen(function* () {
      return yield* Task.from({ runTask: () => Result.Ok(1) });
    });
    expect(Task.run(task)).toEqual(Result.Ok(1));
  });

  test('the first error ends the function and runs its finally blocks', () => {
    const notes: string[] = [];
    const task = Task.gen(function* () {
      try {
        try {
          yield* Task.Err('no');
          notes.push('never');
        } catch {
          notes.push('never');
        } finally {
          notes.push('inner');
          yield* noteIn(notes, 'step');
          notes.push('after the step');
        }
      } finally {
        notes.push('outer');
      }
    });
    expect(Task.run(task)).toEqual(Result.Err('no'));
    expect(notes).toEqual(['inner', 'step', 'after the step', 'outer']);
  });

  test('an error in a finally block does not replace the first one and continues with the outer block', () => {
    const notes: string[] = [];
    const task = Task.gen(function* () {
      try {
        try {
          yield* Task.Err('first');
        } finally {
          yield* Task.Err('second');
          notes.push('never');
        }
      } finally {
        notes.push('outer');
      }
    });
    expect(Task.run(task)).toEqual(Result.Err('first'));
    expect(notes).toEqual(['outer']);
  });

  test('a finally block that is reached without an error may fail', () => {
    const task = Task.gen(function* () {
      try {
        return yield* Task.Ok(1);
      } finally {
        yield* Task.Err('late');
      }
    });
    expect(Task.run(task)).toEqual(Result.Err('late'));
  });

  test('a defect of a step or of the function runs the finally blocks and is thrown', () => {
    const notes: string[] = [];
    const ofStep = Task.gen(function* () {
      try {
        yield* broken;
      } finally {
        yield* noteIn(notes, 'step');
      }
    });
    const ofFunction = Task.gen(function* () {
      try {
        yield* Task.Ok(1);
        throw defect;
      } finally {
        yield* noteIn(notes, 'function');
      }
    });
    expect(() => Task.run(ofStep)).toThrow(defect);
    expect(() => Task.run(ofFunction)).toThrow(defect);
    expect(notes).toEqual(['step', 'function']);
  });

  test('a defect in a finally block continues with the outer block, and all defects are reported', () => {
    const notes: string[] = [];
    const other = new Error('other');
    const ofFinally = Task.gen(function* () {
      try {
        try {
          yield* Task.Err('no');
        } finally {
          yield* broken;
          notes.push('never');
        }
      } finally {
        yield* noteIn(notes, 'outer');
        notes.push('after the step');
      }
    });
    const ofBoth = Task.gen(function* () {
      try {
        yield* broken;
      } finally {
        yield* Task.from(() => {
          throw other;
        });
      }
    });
    expect(() => Task.run(ofFinally)).toThrow(
      expect.objectContaining({ errors: ['no', defect], name: 'AggregateError' }),
    );
    expect(notes).toEqual(['outer', 'after the step']);
    expect(() => Task.run(ofBoth)).toThrow(
      expect.objectContaining({ errors: [defect, other], name: 'AggregateError' }),
    );
  });

  test('a cancellation runs the finally blocks and waits for them', async () => {
    const notes: string[] = [];
    const controller = new AbortController();
    const task = Task.gen(function* () {
      try {
        yield* Task.delay(60_000);
        notes.push('never');
      } finally {
        yield* noteIn(notes, 'closed', 2);
      }
    });
    const running = Task.run(task, { signal: controller.signal });
    controller.abort();
    expect(await running).toEqual(Result.Err(expect.any(AbortError)));
    expect(notes).toEqual(['closed']);
  });

  test('a cancellation interrupts a finally block that was reached without one', async () => {
    const notes: string[] = [];
    const clock = Task.virtualClock();
    const canceler = Task.canceler();
    const task = Task.gen(function* () {
      try {
        try {
          yield* Task.Ok(1);
        } finally {
          yield* noteIn(notes, 'never', 10);
          notes.push('never');
        }
      } finally {
        yield* noteIn(notes, 'outer', 10);
        notes.push('after the step');
      }
    });
    const running = Task.run(task, { ...clock, canceler });
    await clock.advance(5);
    canceler.cancel();
    await clock.advance(10);
    expect(await running).toEqual(Result.Err(expect.any(AbortError)));
    expect(notes).toEqual(['outer', 'after the step']);
  });

  test('does not start if the run was cancelled before', () => {
    const canceler = Task.canceler();
    canceler.cancel();
    const notes: string[] = [];
    // eslint-disable-next-line require-yield -- It is not begun.
    const task = Task.gen(function* () {
      notes.push('never');
    });
    expect(Task.run(task, { canceler })).toEqual(Result.Err(expect.any(AbortError)));
    expect(notes).toEqual([]);
  });

  test('does not overflow the call stack with 100,000 steps or nested functions', () => {
    const many = Task.gen(function* () {
      let sum = 0;
      for (let index = 0; index < 100_000; index += 1) {
        sum += yield* Task.Ok(1);
      }
      return sum;
    });
    let closed = 0;
    const down = (level: number): Task<number, string> =>
      Task.gen(function* () {
        try {
          return level === 0 ? yield* Task.Err('low') : yield* down(level - 1);
        } finally {
          closed += 1;
        }
      });
    expect(Task.run(many)).toEqual(Result.Ok(100_000));
    expect(Task.run(down(100_000))).toEqual(Result.Err('low'));
    expect(closed).toBe(100_001);
  });

  test('has only the errors of its steps', () => {
    const both = Task.gen(function* () {
      const value = yield* low;
      expectTypeOf(value).toEqualTypeOf<number>();
      const text = yield* long;
      expectTypeOf(text).toEqualTypeOf<string>();
      return { text, value };
    });
    expectTypeOf(both).toEqualTypeOf<Task<{ text: string; value: number }, 'low' | 'long'>>();
    const sure = Task.gen(function* () {
      return yield* Task.Ok(1);
    });
    expectTypeOf(sure).toEqualTypeOf<Task<number, never>>();
    // eslint-disable-next-line require-yield -- It has no step.
    const none = Task.gen(function* () {
      return 'a' as const;
    });
    expectTypeOf(none).toEqualTypeOf<Task<'a', never>>();
    expect(Task.run(both)).toEqual(Result.Ok({ text: 'a', value: 1 }));
  });
});
