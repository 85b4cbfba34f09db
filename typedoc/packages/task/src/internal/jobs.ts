import { ignore } from '@tstd/core';

/**
 * How many loops may be nested on the call stack. They nest if a function of a task runs or cancels
 * another task. Deeper jobs are left to the outer loop.
 */
const MAX_DEPTH = 64;

/**
 * Work on a subject. It leaves work that could nest without a limit to further jobs.
 */
type Job<Subject> = (subject: Subject) => void;

/**
 * The pending jobs, each followed by its subject, with the next job last. As they form a stack,
 * they run in the order of nested calls; as they are not calls, they can nest without a limit.
 */
const jobs: unknown[] = [];

let depth = 0;

/** Values that take up as much of the call stack as the loop and a short function that it calls. */
const SOME: readonly unknown[] = new Array(256).fill(undefined);

/** Values that take up as much as an engine needs to compile a function at its first call. */
const MANY: readonly unknown[] = new Array(8192).fill(undefined);

/** How many values are known to fit on the call stack at the position of the running loop. */
let room = 0;

/** A promise whose callbacks start with an empty call stack. The engine calls its method without a frame. */
export const emptyStack: Promise<void> = Promise.resolve();

/** Throws a `RangeError` near the end of the call stack, before any work has begun. */
export function checkRoom(values: readonly unknown[] = SOME): void {
  Reflect.apply(ignore, undefined, values);
}

/** Checks whether the call stack has room for the work of the loop. */
export function hasRoom(): boolean {
  return room > 0 || findsRoom(SOME);
}

/** Checks whether the call stack has room for functions that have never been called. */
export function hasMuchRoom(): boolean {
  return room >= MANY.length || findsRoom(MANY);
}

/**
 * The result is kept for the rest of the loop, because this takes longer than running a short task.
 */
function findsRoom(values: readonly unknown[]): boolean {
  try {
    checkRoom(values);
    room = values.length;
    return true;
  } catch {
    return false;
  }
}

/** Leaves a job to the loop, which runs it before all pending jobs. */
export function pushJob<Subject>(job: Job<Subject>, subject: Subject): void {
  jobs.push(job, subject);
}

/** Leaves a job to the loop, which runs it after the jobs added since `mark`. */
export function insertJob<Subject>(mark: number, job: Job<Subject>, subject: Subject): void {
  jobs.splice(mark, 0, job, subject);
}

/** Returns a mark, which is greater if there are more jobs. */
export function markJobs(): number {
  return jobs.length;
}

/**
 * Calls a function and runs the jobs that it leaves. All of them have run when this function
 * returns, unless too many loops are nested or a job finds no room on the call stack.
 *
 * `known` is the number of values that are known to fit on the call stack: `Infinity` if it is empty.
 */
export function enter<Subject>(act: Job<Subject>, subject: Subject, known: number): void {
  // Without an outer loop, there is nothing to leave to it.
  const mark = depth === 0 ? 0 : jobs.length;
  const outside = room;
  let job: unknown;
  let next: unknown;
  room = known;
  depth += 1;
  try {
    act(subject);
    while (depth <= MAX_DEPTH && jobs.length > mark) {
      next = jobs.pop();
      job = jobs.pop();
      // SAFETY: a job and its subject are always added together.
      (job as Job<unknown>)(next);
    }
  } catch (error) {
    if (job === undefined || known === Infinity) {
      throw error;
    }
    // The outer loop repeats it, or an empty call stack does. Nothing here needs room.
    jobs.push(job, next);
    if (depth === 1) {
      void emptyStack.then(() => {
        enter(ignore, undefined, Infinity);
      });
    }
  } finally {
    depth -= 1;
    room = outside;
  }
}

/** Enters for a timer or a cancellation, which must not be lost: if there is no room now, it enters later. */
export function enterSafely<Subject>(act: Job<Subject>, subject: Subject): void {
  try {
    checkRoom(MANY);
  } catch {
    enterLater(act, subject);
    return;
  }
  enter(act, subject, MANY.length);
}

/** Enters from a callback of a promise, which starts with an empty call stack. */
export function enterLater<Subject>(act: Job<Subject>, subject: Subject): void {
  void emptyStack.then(() => {
    enter(act, subject, Infinity);
  });
}
