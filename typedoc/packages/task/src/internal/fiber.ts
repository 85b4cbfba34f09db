/* eslint-disable no-param-reassign -- A fiber is the state of one run, and the functions here are what changes it. */
import { type Awaitable, isPromiseLike, onAbort } from '@tstd/async';
import { identity, ignore } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import type { AbortError } from '@tstd/error';
import type { Task, Exit as TaskExit } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskFunction } from '../TaskFunction.js';
import type { TaskLike } from '../TaskLike.js';
import type { TaskParameters } from '../TaskParameters.js';
import type { TaskParametersOverrides } from '../TaskParametersOverrides.js';
import { createCanceler, toAbortError } from './cancellation.js';
import { checkOverrides, checkTask } from './checks.js';
import { combineDefects, toThrown } from './defects.js';
import { doJobs, enter, insertJob, markJobs, pushJob } from './jobs.js';
import type {
  Environment,
  Exit,
  Fiber,
  Node,
  Operation,
  Parts,
  Resource,
  Resume,
  Start,
  Status,
} from './model.js';
import { checkGrace } from './schedule.js';

/** The end of what was cancelled from outside: nobody looks at it. */
export const CANCELED: Exit = { ok: false, error: undefined };

/**
 * Returns a task of one operation.
 *
 * SAFETY: the types of `source` and `fn` are not known here. Each caller hands in what its operation
 * asks for, and says in its own signature what comes out.
 */
export function createTask<Value, Failure>(
  operation: Operation,
  source: unknown,
  fn: unknown,
): Task<Value, Failure> {
  return createNode(operation, source, fn) as Task<Value, Failure>;
}

function createNode(operation: Operation, source: unknown, fn: unknown): Node {
  return { _: 'Task', runTask, operation, source, fn };
}

/** Runs a task for somebody else: for a task-like object, for another copy of this package, or for a test. */
function runTask(
  this: Node,
  parameters: TaskParameters,
): Awaitable<Result.Result<unknown, unknown>> {
  const parent = (parameters as Partial<FiberParameters>)[FIBER];
  return parent === undefined
    ? execute(this, parameters, { onCancel: parameters.onCancel })
    : execute(this, parameters, { parent });
}

/** Tells own nodes, which the interpreter can walk through, by their method. All else is called. */
export function toNode(task: TaskLike<unknown, unknown>): Node {
  if (task.runTask === runTask) {
    // SAFETY: only nodes have this method.
    return task as Node;
  }
  const fn: TaskFunction<unknown, unknown> = (parameters) => task.runTask(parameters);
  return createNode('Call', (task as Partial<Node>)._, fn);
}

/** Returns the outcome of a task that has nothing to do. */
export function outcomeAtOnce(
  task: TaskLike<unknown, unknown>,
): Result.Result<unknown, unknown> | undefined {
  const { operation, source } = toNode(task);
  if (operation === 'Ok') {
    return Result.Ok(source);
  }
  return operation === 'Err' ? Result.Err(source) : undefined;
}

/** What a run belongs to, and what cancels it. */
interface RunOptions {
  readonly canceler?: TaskCanceler | undefined;
  readonly grace?: number | undefined;
  readonly onCancel?: TaskParameters['onCancel'] | undefined;
  readonly parent?: Fiber | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a task to its end, and returns its outcome: a promise of it only where it had to wait. */
export function execute(
  task: TaskLike<unknown, unknown>,
  environment: Environment,
  options: RunOptions,
): Awaitable<Result.Result<unknown, unknown>> {
  const { grace = Infinity } = options;
  checkGrace(grace);
  const fiber = createFiber(environment, toNode(task));
  const unlink = link(fiber, options);
  const mark = markJobs();
  startFiber(fiber);
  doJobs(mark);
  if (fiber.exit !== undefined) {
    const exit = unlink(fiber.exit);
    // A run that was cancelled may have waited for this part of it, and goes on.
    doJobs(mark);
    return outcomeOf(exit);
  }
  return new Promise((resolve, reject) => {
    fiber.onExit = (exit) => {
      // A run that was given up may still end.
      fiber.onExit = undefined;
      fiber.onCancel = undefined;
      try {
        resolve(outcomeOf(unlink(exit)));
      } catch (error) {
        reject(error);
      }
    };
    limitGrace(fiber, grace);
  });
}

/** Ends a fiber that was cancelled, for those who wait for it, when its finalizers have taken too long. */
function limitGrace(fiber: Fiber, grace: number): void {
  if (grace === Infinity) {
    return;
  }
  const { onExit } = fiber;
  let isOver = false;
  const finish = (exit: Exit): void => {
    if (!isOver) {
      isOver = true;
      enter(() => {
        onExit?.(exit, fiber);
      });
    }
  };
  fiber.onCancel = (reason) => {
    let stop: () => void = ignore;
    fiber.onExit = (exit) => {
      finish(callAtEnd(exit, stop));
    };
    try {
      stop = fiber.environment.startTimer(() => {
        finish(Result.Err(reason));
      }, grace);
    } catch (error) {
      // Without a timer, the wait might have no end.
      finish({ ok: undefined, defect: error });
    }
  };
  if (fiber.reason !== undefined) {
    fiber.onCancel(fiber.reason);
  }
}

/** Calls what ends a timer or a subscription of a fiber that has ended. What it throws is a defect of the fiber. */
function callAtEnd(exit: Exit, stop: (exit: Exit) => void): Exit {
  try {
    stop(exit);
    return exit;
  } catch (error) {
    return combineExits(exit, { ok: undefined, defect: error });
  }
}

function outcomeOf(exit: Exit): Result.Result<unknown, unknown> {
  if (exit.ok === undefined) {
    throw toThrown(exit.defect);
  }
  return exit;
}

/** Has a fiber cancelled by what can cancel it, and returns the function that ends this when it has ended. */
function link(fiber: Fiber, options: RunOptions): (exit: Exit) => Exit {
  const { canceler, onCancel, parent, signal } = options;
  if (!canceler && !onCancel && !parent && !signal) {
    return identity;
  }
  const unlinks: ((exit: Exit) => void)[] = [];
  const unlinkParent = parent === undefined ? ignore : linkParent(fiber, parent);
  try {
    subscribe(fiber, options, unlinks);
  } catch (error) {
    settle(fiber, 'Defect', error);
  }
  // The run around is told last, of all that went wrong.
  unlinks.push(unlinkParent);
  return (exit) => unlinks.reduce(callAtEnd, exit);
}

/** Has a fiber told of a cancellation, and adds what ends this to a list. */
function subscribe(
  fiber: Fiber,
  { canceler, onCancel, signal }: RunOptions,
  unlinks: ((exit: Exit) => void)[],
): void {
  const cancel = (cause: unknown): void => {
    enter(() => {
      cancelFiber(fiber, cause);
    });
  };
  if (onCancel !== undefined) {
    unlinks.push(onCancel(cancel));
  }
  if (canceler !== undefined) {
    unlinks.push(canceler.onCancel(cancel));
  }
  if (signal !== undefined) {
    unlinks.push(onAbort(signal, cancel));
  }
}

function linkParent(fiber: Fiber, parent: Fiber): (exit: Exit) => void {
  parent.parts ??= { active: new Set(), onEnd: undefined };
  const { parts } = parent;
  if (parent.reason !== undefined) {
    fiber.reason = parent.reason;
  }
  parts.active.add(fiber);
  return (exit) => {
    parts.active.delete(fiber);
    parts.onEnd?.(exit);
  };
}

/** Returns a fiber that has not started. */
export function createFiber(environment: Environment, node: Node): Fiber {
  return {
    environment,
    frames: [],
    canceler: undefined,
    exit: undefined,
    index: 0,
    interrupt: undefined,
    isRunning: false,
    node,
    onCancel: undefined,
    onExit: undefined,
    parameters: undefined,
    parts: undefined,
    payload: undefined,
    pending: undefined,
    reason: undefined,
    status: 'Ok',
  };
}

/** Leaves a fiber that has not started, or can go on, to the loop. */
export function startFiber(fiber: Fiber): void {
  pushJob(advance, fiber);
}

/** Cancels a fiber, and leaves to the loop to tell what it waits for. Nothing but finalizers runs in it from now on. */
export function cancelFiber(fiber: Fiber, cause: unknown): void {
  if (fiber.reason !== undefined || fiber.exit !== undefined) {
    return;
  }
  fiber.reason = toAbortError(cause);
  pushJob(tellCancellation, fiber);
}

/** Cancels several fibers, in their order. */
export function cancelFibers(fibers: Iterable<Fiber>, reason: AbortError): void {
  for (const fiber of [...fibers].reverse()) {
    cancelFiber(fiber, reason);
  }
}

function tellCancellation(fiber: Fiber): void {
  // SAFETY: it is told once the reason is set.
  const reason = fiber.reason as AbortError;
  try {
    fiber.canceler?.cancel(reason);
  } catch (error) {
    addDefect(fiber, error);
  }
  fiber.onCancel?.(reason);
  try {
    fiber.interrupt?.(reason);
  } catch (error) {
    fiber.pending?.('Defect', error);
  }
  if (fiber.parts !== undefined) {
    cancelFibers(fiber.parts.active, reason);
  }
}

/** Keeps what a function of others has thrown for the end of a fiber, which it neither hastens nor hinders. */
function addDefect(fiber: Fiber, error: unknown): void {
  fiber.frames.unshift(createNode('Restore', 'Defect', error));
}

/** Walks on until the fiber has to wait, has ended, or has to let others go first. */
function advance(fiber: Fiber): void {
  const mark = markJobs();
  let hasEnded = false;
  let length = Infinity;
  fiber.isRunning = true;
  while (fiber.isRunning) {
    try {
      hasEnded = walk(fiber, mark);
      fiber.isRunning = false;
    } catch (error) {
      fiber.pending = undefined;
      fiber.interrupt = undefined;
      fiber.node = undefined;
      fiber.status = 'Defect';
      fiber.payload = error;
      // Each defect takes a frame away. Where none can be taken, there is no room on the call stack.
      if (fiber.frames.length >= length) {
        throw error;
      }
      length = fiber.frames.length;
    }
  }
  if (hasEnded) {
    end(fiber);
  } else if (fiber.pending === undefined) {
    insertJob(mark, advance, fiber);
  }
}

/** Does step after step, and returns whether the last one was done. */
function walk(fiber: Fiber, mark: number): boolean {
  while (fiber.pending === undefined && markJobs() <= mark) {
    if (fiber.node !== undefined) {
      descend(fiber, fiber.node);
    } else {
      const frame = fiber.frames.at(-1);
      if (frame === undefined) {
        return true;
      }
      ascend(fiber, frame);
    }
  }
  return false;
}

function end(fiber: Fiber): void {
  const { payload, reason, status } = fiber;
  if (status === 'Defect') {
    fiber.exit = { ok: undefined, defect: payload };
  } else if (reason !== undefined) {
    fiber.exit = Result.Err(reason);
  } else {
    fiber.exit = status === 'Ok' ? Result.Ok(payload) : Result.Err(payload);
  }
  fiber.onExit?.(fiber.exit, fiber);
}

function settle(fiber: Fiber, status: Status, payload: unknown): void {
  fiber.node = undefined;
  fiber.status = status;
  fiber.payload = payload;
}

/** Does a leaf, or puts a node on the stack and goes to its source. */
function descend(fiber: Fiber, node: Node): void {
  if (fiber.reason !== undefined) {
    settle(fiber, 'Err', fiber.reason);
    return;
  }
  switch (node.operation) {
    case 'Ok':
    case 'Err':
      settle(fiber, node.operation, node.source);
      return;
    case 'Call':
      call(fiber, node);
      return;
    case 'Try':
      tryCall(fiber, node);
      return;
    case 'Wait':
      wait(fiber, node.fn as Start);
      return;
    default:
      fiber.frames.push(node);
      fiber.node = toNode(node.source as TaskLike<unknown, unknown>);
  }
}

function call(fiber: Fiber, node: Node): void {
  const outcome = (node.fn as TaskFunction<unknown, unknown>)(parametersOf(fiber));
  if (Result.hasInstance(outcome)) {
    settleResult(fiber, outcome);
  } else {
    wait(fiber, awaitOutcome(outcome, node.source === 'Task'));
  }
}

function settleResult(fiber: Fiber, result: Result.Result<unknown, unknown>): void {
  if (result.ok) {
    settle(fiber, 'Ok', result.value);
  } else {
    settle(fiber, 'Err', result.error);
  }
}

/** Calls a function that may throw. What its handler throws is a defect. */
function tryCall(fiber: Fiber, node: Node): void {
  const onError = node.source as (error: unknown) => unknown;
  let returned: unknown;
  let isLate: boolean;
  try {
    returned = (node.fn as (parameters: TaskParameters) => unknown)(parametersOf(fiber));
    // Reading `then` can throw too.
    isLate = isPromiseLike(returned);
  } catch (error) {
    settle(fiber, 'Err', onError(error));
    return;
  }
  if (isLate) {
    wait(fiber, awaitValue(returned, onError));
  } else {
    settle(fiber, 'Ok', returned);
  }
}

function awaitValue(promise: unknown, onError: (error: unknown) => unknown): Start {
  return (fiber, resume, onInterrupt) => {
    const settleWith = settleLater(fiber, resume, onInterrupt);
    Promise.resolve(promise).then(
      (value) => {
        settleWith(() => Result.Ok(value));
      },
      (error: unknown) => {
        settleWith(() => Result.Err(onError(error)));
      },
    );
  };
}

/**
 * Waits for the promise of a function. That of a task of another copy of the package is waited for
 * when the fiber is interrupted too: it was cancelled with it, and comes when its finalizers have ended.
 */
function awaitOutcome(outcome: unknown, isTask: boolean): Start {
  return (fiber, resume, onInterrupt) => {
    const settleWith = settleLater(fiber, resume, isTask ? undefined : onInterrupt);
    // It also takes foreign promises, whose `then` may throw or call back more than once.
    Promise.resolve(outcome).then(
      (result) => {
        settleWith(() => {
          if (Result.hasInstance(result)) {
            return result;
          }
          throw new TypeError('Expected a result from the function of a task');
        });
      },
      (error: unknown) => {
        settleWith(() => ({ ok: undefined, defect: error }));
      },
    );
  };
}

/**
 * Returns what resumes a fiber when its promise has settled. When the fiber is interrupted, what
 * becomes of the promise is ignored, for it cannot be stopped.
 */
function settleLater(
  fiber: Fiber,
  resume: Resume,
  onInterrupt: Parameters<Start>[2] | undefined,
): (readExit: () => Exit) => void {
  let isLeft = false;
  onInterrupt?.(() => {
    isLeft = true;
    leave(fiber.parts, resume);
  });
  return (readExit) => {
    if (!isLeft) {
      enter(() => {
        resumeSafely(resume, readExit);
      });
    }
  };
}

/** Resumes a fiber with an end that is yet to be read. What reading it throws is a defect. */
function resumeSafely(resume: Resume, readExit: () => Exit): void {
  try {
    resumeWith(resume, readExit());
  } catch (error) {
    resume('Defect', error);
  }
}

/** Resumes a fiber that was interrupted: at once, or when its parts have ended. */
function leave(parts: Parts | undefined, resume: Resume): void {
  if (parts === undefined || parts.active.size === 0) {
    resume('Err', undefined);
    return;
  }
  let end = CANCELED;
  parts.onEnd = (exit) => {
    // A defect must not be lost, even when nobody waits for the part any more.
    end = combineExits(end, exit);
    if (parts.active.size === 0) {
      resumeWith(resume, end);
    }
  };
}

/** Returns the end of the whole when the ends of parts come one after the other: the defects, if there are any. */
export function combineExits(self: Exit, other: Exit): Exit {
  if (self.ok !== undefined) {
    return other.ok === undefined ? other : self;
  }
  return other.ok === undefined
    ? { ok: undefined, defect: combineDefects(self.defect, other.defect) }
    : self;
}

/** Starts what the fiber waits for. It may be there at once, and then the fiber just goes on. */
function wait(fiber: Fiber, start: Start): void {
  const resume: Resume = (status, payload) => {
    if (fiber.pending !== resume) {
      return;
    }
    fiber.pending = undefined;
    fiber.interrupt = undefined;
    settle(fiber, status, payload);
    if (!fiber.isRunning) {
      startFiber(fiber);
    }
  };
  fiber.pending = resume;
  start(fiber, resume, (interrupt) => {
    if (fiber.pending !== resume) {
      return;
    }
    fiber.interrupt = interrupt;
    if (fiber.reason !== undefined) {
      interrupt(fiber.reason);
    }
  });
}

/**
 * Goes on with a node whose source has ended. The frames of finalizers stay until what comes after
 * them is sure to come.
 */
function ascend(fiber: Fiber, frame: Node): void {
  const { frames } = fiber;
  switch (frame.operation) {
    case 'Finally': {
      const restore = createNode('Restore', fiber.status, fiber.payload);
      wait(fiber, shield(finalizerOf(fiber, frame.fn)));
      frames[frames.length - 1] = restore;
      return;
    }
    case 'Restore':
      frames.pop();
      restore(fiber, frame);
      return;
    case 'Use':
      if (fiber.status === 'Ok') {
        use(fiber, frame.fn as Resource);
      } else {
        frames.pop();
      }
      return;
    default:
      frames.pop();
      if (fiber.reason === undefined) {
        apply(fiber, frame);
      }
  }
}

/** Returns what runs in the end. A function is told how the source has ended, and called by the one that runs it. */
function finalizerOf(fiber: Fiber, finalizer: unknown): TaskLike<unknown, unknown> {
  return typeof finalizer === 'function'
    ? createNode('AndThen', createNode('Ok', taskExitOf(fiber), undefined), finalizer)
    : (finalizer as TaskLike<unknown, unknown>);
}

/** Returns how the last step ended, as a finalizer is told. A value that came too late is none. */
function taskExitOf({ payload, reason, status }: Fiber): TaskExit<unknown, unknown> {
  if (status === 'Defect') {
    return { _: 'Defect', defect: toThrown(payload) };
  }
  if (reason !== undefined) {
    return { _: 'Canceled', reason };
  }
  return status === 'Ok' ? { _: 'Ok', value: payload } : { _: 'Err', error: payload };
}

/**
 * Brings back how a fiber stood before its finalizer. A defect of the finalizer hides neither a
 * defect nor an error that was there before, but for that of a cancellation, which nobody misses.
 */
function restore(fiber: Fiber, frame: Node): void {
  if (fiber.status !== 'Defect') {
    settle(fiber, frame.source as Status, frame.fn);
  } else if (frame.source === 'Defect' || (frame.source === 'Err' && fiber.reason === undefined)) {
    fiber.payload = combineDefects(frame.fn, fiber.payload);
  }
}

/** Sees to the release before anything else: from here on, whatever happens, it comes. */
function use(fiber: Fiber, resource: Resource): void {
  const { frames, payload } = fiber;
  const release: Finalizer = (exit) => resource.release(payload, exit);
  frames[frames.length - 1] = createNode('Finally', undefined, release);
  if (fiber.reason === undefined) {
    fiber.node = toNode(resource.use(payload));
  }
}

/** Calls the function of a node, when it is one for the kind of the outcome. */
function apply(fiber: Fiber, { fn, operation }: Node): void {
  const isOk = fiber.status === 'Ok';
  if (fiber.status === 'Defect') {
    return;
  }
  switch (operation) {
    case 'Map':
      if (isOk) {
        fiber.payload = (fn as (value: unknown) => unknown)(fiber.payload);
      }
      return;
    case 'MapError':
      if (!isOk) {
        fiber.payload = (fn as (error: unknown) => unknown)(fiber.payload);
      }
      return;
    case 'AndThen':
      if (isOk) {
        fiber.node = toNode((fn as Step)(fiber.payload));
      }
      return;
    case 'OrElse':
      if (!isOk) {
        fiber.node = toNode((fn as Step)(fiber.payload));
      }
      return;
    default: {
      const matcher = fn as Result.ResultMatcher<unknown, unknown, unknown, unknown>;
      fiber.payload = isOk ? matcher.Ok(fiber.payload) : matcher.Err(fiber.payload);
      fiber.status = 'Ok';
    }
  }
}

type Step = (payload: unknown) => TaskLike<unknown, unknown>;
type Finalizer = (exit: TaskExit<unknown, unknown>) => TaskLike<unknown, unknown>;

/** Runs a task in a fiber of its own that is not cancelled: the one that waits for it stays until it has ended. */
export function shield(task: TaskLike<unknown, unknown>): Start {
  return ({ environment }, resume) => {
    const fiber = createFiber(environment, toNode(task));
    fiber.onExit = (exit) => {
      resumeWith(resume, exit);
    };
    startFiber(fiber);
  };
}

/** Resumes a fiber with the end of another one. */
export function resumeWith(resume: Resume, exit: Exit): void {
  if (exit.ok === undefined) {
    resume('Defect', exit.defect);
  } else if (exit.ok) {
    resume('Ok', exit.value);
  } else {
    resume('Err', exit.error);
  }
}

/** Returns what a fiber gives to the functions that it calls, made when it is needed for the first time. */
function parametersOf(fiber: Fiber): TaskParameters {
  fiber.parameters ??= createParameters(fiber);
  return fiber.parameters;
}

/** The key under which parameters know their fiber. */
const FIBER = Symbol('fiber');

interface FiberParameters extends TaskParameters {
  readonly [FIBER]: Fiber;
}

/**
 * What all parameters share. A literal with getters gives each object a shape of its own, which
 * makes a run with many branches ten times as slow.
 */
const SHARED_PARAMETERS: Pick<TaskParameters, 'isCanceled' | 'signal'> = {
  get isCanceled() {
    return (this as FiberParameters)[FIBER].reason !== undefined;
  },
  get signal() {
    return cancelerOf((this as FiberParameters)[FIBER]).signal;
  },
};

function createParameters(fiber: Fiber): TaskParameters {
  const { environment } = fiber;
  const own: Omit<FiberParameters, 'isCanceled' | 'signal'> = {
    [FIBER]: fiber,
    now: environment.now,
    onCancel: (listener) => cancelerOf(fiber).onCancel(listener),
    random: environment.random,
    // SAFETY: what the task ends with is what its type says, or the error of a cancellation.
    run: ((task, overrides) => {
      checkTask(task, 'task');
      if (overrides === undefined) {
        return execute(task, environment, { parent: fiber });
      }
      checkOverrides(overrides);
      return execute(task, environmentOf(overrides, environment), { ...overrides, parent: fiber });
    }) as TaskParameters['run'],
    startTimer: environment.startTimer,
  };
  return Object.assign(Object.create(SHARED_PARAMETERS) as typeof SHARED_PARAMETERS, own);
}

/** Returns what the overrides make of an environment. */
export function environmentOf(
  overrides: TaskParametersOverrides,
  environment: Environment,
): Environment {
  return {
    now: overrides.now ?? environment.now,
    random: overrides.random ?? environment.random,
    startTimer: overrides.startTimer ?? environment.startTimer,
  };
}

/** Returns the canceler of a fiber. Most fibers need none, as nobody asks whether they are cancelled. */
function cancelerOf(fiber: Fiber): TaskCanceler {
  if (fiber.canceler === undefined) {
    fiber.canceler = createCanceler();
    if (fiber.reason !== undefined) {
      fiber.canceler.cancel(fiber.reason);
    }
  }
  return fiber.canceler;
}
