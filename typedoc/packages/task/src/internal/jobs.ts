import { ignore } from '@tstd/core';

/**
 * How deep the loop may stand in itself on the call stack. It does so when a function of a task runs
 * another task, or cancels one. What comes at a greater depth is left to the loop outside.
 */
const MAX_DEPTH = 64;

/**
 * A piece of work on a subject. It leaves what is deep to further jobs, and calls nothing that could
 * nest without a limit.
 */
type Job<Subject> = (subject: Subject) => void;

/**
 * What is still to be done, the next last: each job, and after it its subject. That it is a stack
 * gives the jobs the order of nested calls; that they are no calls lets them nest without a limit.
 */
const jobs: unknown[] = [];

let depth = 0;

/** Values that take as much of the call stack as the loop and a short function that it calls. */
const SOME: readonly unknown[] = new Array(256).fill(undefined);

/** As many as take what an engine needs to compile a function when it is called for the first time. */
const MANY: readonly unknown[] = new Array(8192).fill(undefined);

/** How many values are known to have room on the call stack, where the loop that is at work stands. */
let room = 0;

/** A promise whose callbacks have the call stack for themselves. The engine calls its method without a frame. */
export const emptyStack: Promise<void> = Promise.resolve();

/** Throws a `RangeError` near the end of the call stack, before anything has begun. */
export function checkRoom(values: readonly unknown[] = SOME): void {
  Reflect.apply(ignore, undefined, values);
}

/** Returns whether there is room on the call stack for all that the loop does. */
export function hasRoom(): boolean {
  return room > 0 || findsRoom(SOME);
}

/** Returns whether there is room on the call stack for functions that have not been called before. */
export function hasMuchRoom(): boolean {
  return room >= MANY.length || findsRoom(MANY);
}

/** Looks once in each loop, for this takes longer than to run a short task. */
function findsRoom(values: readonly unknown[]): boolean {
  try {
    checkRoom(values);
    room = values.length;
    return true;
  } catch {
    return false;
  }
}

/** Leaves a job to the loop, to be done before those that are there. */
export function pushJob<Subject>(job: Job<Subject>, subject: Subject): void {
  jobs.push(job, subject);
}

/** Leaves a job to the loop, to be done after those that came since a mark was made. */
export function insertJob<Subject>(mark: number, job: Job<Subject>, subject: Subject): void {
  jobs.splice(mark, 0, job, subject);
}

/** Returns a mark, which is greater when there are more jobs. */
export function markJobs(): number {
  return jobs.length;
}

/**
 * Calls a function, and does the jobs that it leaves. They are done when this function returns,
 * unless the loop stands too deep in itself, or a job finds no room on the call stack.
 *
 * What is known of the room is a number of values: `Infinity` where the call stack is empty.
 */
export function enter<Subject>(act: Job<Subject>, subject: Subject, known: number): void {
  // Nothing is left to a loop outside where there is none.
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
      // SAFETY: a job and its subject come in together.
      (job as Job<unknown>)(next);
    }
  } catch (error) {
    if (job === undefined || known === Infinity) {
      throw error;
    }
    // It is done again by the loop outside, or on an empty call stack. Nothing here needs room.
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

/** Enters for a timer or a cancellation, which must not be lost: later, when there is no room for it. */
export function enterSafely<Subject>(act: Job<Subject>, subject: Subject): void {
  try {
    checkRoom(MANY);
  } catch {
    enterLater(act, subject);
    return;
  }
  enter(act, subject, MANY.length);
}

/** Enters from a callback of a promise, which has the call stack for itself. */
export function enterLater<Subject>(act: Job<Subject>, subject: Subject): void {
  void emptyStack.then(() => {
    enter(act, subject, Infinity);
  });
}
