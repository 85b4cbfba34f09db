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
 * Does the jobs that an act from outside leaves: a call of `run` or `cancel`, a timer, a promise.
 * They are done when this function returns, unless the loop stands too deep in itself.
 */
export function enter(act: () => void): void {
  const mark = jobs.length;
  act();
  doJobs(mark);
}

/** Does the jobs that came since a mark was made, unless the loop stands too deep in itself. */
export function doJobs(mark: number): void {
  if (depth >= MAX_DEPTH) {
    return;
  }
  depth += 1;
  let job: unknown;
  let subject: unknown;
  try {
    while (jobs.length > mark) {
      subject = jobs.pop();
      job = jobs.pop();
      // SAFETY: a job and its subject come in together.
      (job as Job<unknown>)(subject);
    }
  } catch (error) {
    if (job === undefined || !isStackOverflow(error)) {
      throw error;
    }
    // Whoever has called left no room for the loop. What it was about to do is done when there is.
    jobs.push(job, subject);
    queueMicrotask(doAllJobs);
  } finally {
    depth -= 1;
  }
}

function doAllJobs(): void {
  doJobs(0);
}

/** Tells the error of an exhausted call stack, which each engine names in its own way. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && /call stack|recursion/iu.test(error.message);
}
