/* eslint-disable no-param-reassign -- A fiber holds the state of one run, and these functions update it. */
import { type Awaitable, isPromiseLike, onAbort } from '@tstd/async';
import { ignore } from '@tstd/core';
import * as Result from '@tstd/core/Result';
import type { AbortError } from '@tstd/error';
import type { Exit as TaskExit, Task as TypedTask } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskLike } from '../TaskLike.js';
import type { TaskParameters } from '../TaskParameters.js';
import type { TaskParametersOverrides } from '../TaskParametersOverrides.js';
import { createCanceler, toAbortError } from './cancellation.js';
import { checkOverrides, checkTask } from './checks.js';
import { combineDefects, toThrown } from './defects.js';
import {
  emptyStack,
  enter,
  enterLater,
  enterSafely,
  hasMuchRoom,
  hasRoom,
  insertJob,
  markJobs,
  pushJob,
} from './jobs.js';
import type {
  Branch,
  Continuation,
  Environment,
  Exit,
  Fiber,
  Finalizer,
  Frame,
  Node,
  NodeOf,
  Operation,
  Parts,
  Restore,
  Resume,
  Start,
  Status,
} from './model.js';
import { checkGrace } from './schedule.js';

/** The end of a fiber that was cancelled externally. No code reads it. */
export const CANCELED: Exit = { ok: false, error: undefined };

/**
 * Creates a task of one operation.
 *
 * SAFETY: the node does not know the types of the value and the error. Each caller declares them in
 * its own signature.
 */
export function createTask<Value, Failure, Name extends Operation = Operation>(
  operation: Name,
  source: NodeOf<Name>['source'],
  fn: NodeOf<Name>['fn'],
): TypedTask<Value, Failure> {
  return createNode(operation, source, fn) as unknown as TypedTask<Value, Failure>;
}

function createNode<Name extends Operation>(
  operation: Name,
  source: NodeOf<Name>['source'],
  fn: NodeOf<Name>['fn'],
): NodeOf<Name> {
  // SAFETY: the parameters belong to one member of the union.
  return new Task(operation, source, fn) as unknown as NodeOf<Name>;
}

/**
 * The class of all nodes; error messages and consoles print its name. Shared members are on the
 * prototype: as own properties, they would add half again to the memory of each node.
 */
class Task {
  declare readonly operation: Operation;
  declare readonly source: unknown;
  declare readonly fn: unknown;

  constructor(operation: Operation, source: unknown, fn: unknown) {
    this.operation = operation;
    this.source = source;
    this.fn = fn;
  }

  // eslint-disable-next-line @typescript-eslint/class-literal-property-style -- A field would be a property of each node.
  get _(): 'Task' {
    return 'Task';
  }

  /** Runs a task for other code: for a task-like object, another copy of this package, or a test. */
  runTask(this: Node, parameters: TaskParameters): Awaitable<Result.Result<unknown, unknown>> {
    const parent = (parameters as Partial<FiberParameters>)[FIBER];
    return parent === undefined
      ? execute(this, parameters, { onCancel: parameters.onCancel })
      : execute(this, parameters, { parent });
  }

  /** Passes a task to `gen`, which passes its value back. */
  *[Symbol.iterator](this: Node): Iterator<Node, unknown, unknown> {
    return yield this;
  }
}

/**
 * Returns a node of this package unchanged, because the interpreter can walk through it. Any other
 * task becomes a node that calls it.
 */
export function toNode(task: TaskLike<unknown, unknown>): Node {
  // SAFETY: only nodes are instances of this class.
  return task instanceof Task ? (task as Node) : createNode('Foreign', task, undefined);
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

/** The canceler, the signal or the surrounding run that can cancel a run. */
interface RunOptions {
  readonly canceler?: TaskCanceler | undefined;
  readonly grace?: number | undefined;
  readonly onCancel?: TaskParameters['onCancel'] | undefined;
  readonly parent?: Fiber | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a task to its end. Returns its outcome, or a promise of it if the run had to wait. */
export function execute(
  task: TaskLike<unknown, unknown>,
  environment: Environment,
  options: RunOptions,
): Awaitable<Result.Result<unknown, unknown>> {
  const { grace = Infinity } = options;
  checkGrace(grace);
  const fiber = createFiber(environment, toNode(task));
  const unlink = link(fiber, options);
  if (unlink !== undefined) {
    fiber.onExit = (exit) => {
      fiber.exit = unlink(exit);
    };
  }
  try {
    enter(startFiber, fiber, 0);
  } catch (error) {
    // The call stack was full: the surrounding run must not wait for this fiber.
    void emptyStack.then(() => unlink?.(CANCELED));
    throw error;
  }
  if (fiber.exit !== undefined) {
    return outcomeOf(fiber.exit);
  }
  return new Promise((resolve, reject) => {
    const finish = (exit: Exit): void => {
      // If `resolve` runs out of room, V8 ignores all later calls, and the promise stays pending.
      if (!hasRoom()) {
        enterLater(finish, exit);
        return;
      }
      // A run that has exceeded its grace may still end.
      fiber.onExit = undefined;
      fiber.onCancel = undefined;
      try {
        resolve(outcomeOf(unlink?.(exit) ?? exit));
      } catch (error) {
        reject(error);
      }
    };
    fiber.onExit = finish;
    limitGrace(fiber, grace);
  });
}

/** If the finalizers of a cancelled fiber take too long, ends the fiber for the runs that wait for it. */
function limitGrace(fiber: Fiber, grace: number): void {
  if (grace === Infinity) {
    return;
  }
  const { onExit } = fiber;
  let isOver = false;
  const finish = (exit: Exit): void => {
    enterSafely(() => {
      if (!isOver) {
        isOver = true;
        onExit?.(exit, fiber);
      }
    }, undefined);
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
      // Without a timer, the wait might never end.
      finish({ ok: undefined, defect: error });
    }
  };
  if (fiber.reason !== undefined) {
    fiber.onCancel(fiber.reason);
  }
}

/** Calls a function that ends a timer or a subscription of a fiber that has ended. An error that it throws is a defect of the fiber. */
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

/** Connects a fiber to everything that can cancel it, and returns the function that disconnects it at its end. */
function link(fiber: Fiber, options: RunOptions): ((exit: Exit) => Exit) | undefined {
  const { canceler, onCancel, parent, signal } = options;
  if (!canceler && !onCancel && !parent && !signal) {
    return undefined;
  }
  const unlinks: ((exit: Exit) => void)[] = [];
  try {
    subscribe(fiber, options, unlinks);
  } catch (error) {
    settle(fiber, 'Defect', error);
  }
  if (parent !== undefined) {
    // The surrounding run comes last, so that it gets every defect.
    unlinks.push(linkParent(fiber, parent));
  }
  return (exit) => unlinks.reduce(callAtEnd, exit);
}

/**
 * Subscribes a fiber to cancellations, and adds the functions that end the subscriptions to
 * `unlinks`.
 */
function subscribe(
  fiber: Fiber,
  { canceler, onCancel, signal }: RunOptions,
  unlinks: ((exit: Exit) => void)[],
): void {
  const cancel = (cause: unknown): void => {
    enterSafely(() => {
      cancelFiber(fiber, cause);
    }, undefined);
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
    if (parts.onEnd !== undefined) {
      enterSafely(parts.onEnd, exit);
    }
  };
}

/** Creates a fiber that has not started. */
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

/** Adds a job that starts or continues a fiber. */
export function startFiber(fiber: Fiber): void {
  pushJob(advance, fiber);
}

/** Cancels a fiber, and adds a job that notifies its listeners. From now on, it runs only finalizers. */
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
  // SAFETY: this job is added after the reason is set.
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

/** Stores an error thrown by an external function until the end of a fiber. The fiber continues. */
function addDefect(fiber: Fiber, error: unknown): void {
  fiber.frames.unshift({ operation: 'Restore', status: 'Defect', payload: error });
}

/** Walks on until the fiber has to wait, has ended, or has to let other jobs run first. */
function advance(fiber: Fiber): void {
  const mark = markJobs();
  let hasEnded: boolean;
  fiber.isRunning = true;
  try {
    hasEnded = walk(fiber, mark);
  } catch (error) {
    fiber.interrupt = undefined;
    fiber.pending = undefined;
    settle(fiber, 'Defect', error);
    hasEnded = fiber.frames.length === 0;
    // The call stack may have been full, and the next step may be a release, which must not fail.
    if (!hasEnded && !hasMuchRoom()) {
      postpone(fiber);
    }
  }
  fiber.isRunning = false;
  if (hasEnded) {
    end(fiber);
  } else if (fiber.pending === undefined) {
    insertJob(mark, advance, fiber);
  }
}

/** Runs one step after another, and returns whether the last one is done. */
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

/** Runs a leaf, or pushes a branch onto the stack and continues with its source. */
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
    case 'Foreign':
      callForeign(fiber, node);
      return;
    case 'Try':
      tryCall(fiber, node);
      return;
    case 'Wait':
      if (isReady(fiber)) {
        wait(fiber, node.source);
      }
      return;
    case 'Finally':
    case 'Use':
      if (isReady(fiber)) {
        goToSource(fiber, node);
      }
      return;
    case 'Map':
    case 'MapError':
    case 'AndThen':
    case 'OrElse':
    case 'Match':
      goToSource(fiber, node);
  }
}

function goToSource(fiber: Fiber, node: Branch): void {
  fiber.frames.push(node);
  fiber.node = toNode(node.source);
}

/**
 * Checks whether there is room for a step that must not be interrupted: one that acquires a resource or starts other runs. If there is not, the fiber repeats the step later, on an empty call stack.
 */
function isReady(fiber: Fiber): boolean {
  if (hasRoom()) {
    return true;
  }
  postpone(fiber);
  return false;
}

/**
 * The state of a postponed fiber. It is a constant because Vitest reads an imported name as
 * `undefined` near the end of the call stack, and such a fiber would never stop.
 */
const POSTPONED: Resume = ignore;

/** Continues a fiber later, on an empty call stack. */
function postpone(fiber: Fiber): void {
  // First, because it throws if there is no room, and nothing would resume the fiber.
  enterLater(goOn, fiber);
  fiber.pending = POSTPONED;
}

function goOn(fiber: Fiber): void {
  fiber.pending = undefined;
  startFiber(fiber);
}

function call(fiber: Fiber, { source }: NodeOf<'Call'>): void {
  takeOutcome(fiber, source(parametersOf(fiber)), false);
}

/** Runs a task of another copy of the package, or a task-like object. */
function callForeign(fiber: Fiber, { source }: NodeOf<'Foreign'>): void {
  takeOutcome(fiber, source.runTask(parametersOf(fiber)), (source as Partial<Node>)._ === 'Task');
}

function takeOutcome(fiber: Fiber, outcome: unknown, isTask: boolean): void {
  if (Result.hasInstance(outcome)) {
    settleResult(fiber, outcome);
  } else {
    wait(fiber, awaitPromise(outcome, readOutcome, isTask));
  }
}

function settleResult(fiber: Fiber, result: Result.Result<unknown, unknown>): void {
  if (result.ok) {
    settle(fiber, 'Ok', result.value);
  } else {
    settle(fiber, 'Err', result.error);
  }
}

/** Calls a function that may throw. An error that its handler throws is a defect. */
function tryCall(fiber: Fiber, { source, fn: onError }: NodeOf<'Try'>): void {
  let returned: unknown;
  let isLate: boolean;
  try {
    returned = source(parametersOf(fiber));
    // Reading `then` may throw too.
    isLate = isPromiseLike(returned);
  } catch (error) {
    settle(fiber, 'Err', onError(error));
    return;
  }
  if (isLate) {
    const read: ReadExit = (isOk, payload) =>
      isOk ? Result.Ok(payload) : Result.Err(onError(payload));
    wait(fiber, awaitPromise(returned, read, false));
  } else {
    settle(fiber, 'Ok', returned);
  }
}

/** Returns the exit of a fiber once a promise has settled. An error that it throws is a defect. */
type ReadExit = (isOk: boolean, payload: unknown) => Exit;

function readOutcome(isOk: boolean, payload: unknown): Exit {
  if (!isOk) {
    return { ok: undefined, defect: payload };
  }
  if (Result.hasInstance(payload)) {
    return payload;
  }
  throw new TypeError('Expected a result from the function of a task');
}

/** The only object that a pending promise keeps in memory: the promise may never settle. */
interface Waiter {
  /** `undefined` once the fiber has been interrupted. */
  resume: Resume | undefined;
  read: ReadExit | undefined;
  isOk: boolean;
  payload: unknown;
}

/**
 * Waits for a promise. If the fiber is interrupted, the outcome of the promise is ignored, because
 * a promise cannot be stopped. An exception is the promise of a task of another copy of the
 * package: that task was cancelled with the fiber, and its promise settles when its finalizers have
 * ended.
 */
function awaitPromise(promise: unknown, read: ReadExit, isTask: boolean): Start {
  return (fiber, resume, onInterrupt) => {
    const waiter: Waiter = { resume, read, isOk: true, payload: undefined };
    if (!isTask) {
      onInterrupt(() => {
        waiter.resume = undefined;
        waiter.read = undefined;
        leave(fiber.parts, resume);
      });
    }
    listen(promise, waiter);
  };
}

/** Resumes a waiter when a promise has settled. The callbacks are created here so that they keep nothing else in memory. */
function listen(promise: unknown, waiter: Waiter): void {
  // Foreign promises are allowed too: their `then` may throw or call back more than once.
  Promise.resolve(promise).then(
    (value) => {
      waiter.payload = value;
      enter(resumeWaiter, waiter, Infinity);
    },
    (error: unknown) => {
      waiter.isOk = false;
      waiter.payload = error;
      enter(resumeWaiter, waiter, Infinity);
    },
  );
}

function resumeWaiter({ isOk, payload, read, resume }: Waiter): void {
  if (resume === undefined || read === undefined) {
    return;
  }
  try {
    resumeWith(resume, read(isOk, payload));
  } catch (error) {
    resume('Defect', error);
  }
}

/** Resumes an interrupted fiber: at once, or when the runs that it has started have ended. */
function leave(parts: Parts | undefined, resume: Resume): void {
  if (parts === undefined || parts.active.size === 0) {
    resume('Err', undefined);
    return;
  }
  let end = CANCELED;
  parts.onEnd = (exit) => {
    // A defect must not be lost, even if nobody waits for its run any more.
    end = combineExits(end, exit);
    if (parts.active.size === 0) {
      resumeWith(resume, end);
    }
  };
}

/** Combines two consecutive exits. The result has the defects of both, if there are any. Otherwise, it is `self`. */
export function combineExits(self: Exit, other: Exit): Exit {
  if (self.ok !== undefined) {
    return other.ok === undefined ? other : self;
  }
  return other.ok === undefined
    ? { ok: undefined, defect: combineDefects(self.defect, other.defect) }
    : self;
}

/**
 * Starts what the fiber waits for. If it is available at once, the fiber continues without waiting.
 */
function wait(fiber: Fiber, start: Start): void {
  const resume: Resume = (status, payload) => {
    if (fiber.pending !== resume) {
      return;
    }
    settle(fiber, status, payload);
    if (!fiber.isRunning) {
      startFiber(fiber);
    }
    fiber.pending = undefined;
    fiber.interrupt = undefined;
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
 * Continues with a frame whose source has ended. The frame of a finalizer stays on the stack until
 * its finalizer is certain to run.
 */
function ascend(fiber: Fiber, frame: Frame): void {
  const { frames, payload, status } = fiber;
  switch (frame.operation) {
    case 'Finally':
      wait(fiber, shield(finalizerOf(fiber, frame.fn)));
      frames[frames.length - 1] = { operation: 'Restore', status, payload };
      return;
    case 'Restore':
      frames.pop();
      restore(fiber, frame);
      return;
    case 'Use':
      if (status === 'Ok') {
        use(fiber, frame);
      } else {
        frames.pop();
      }
      return;
    case 'Map':
    case 'MapError':
    case 'AndThen':
    case 'OrElse':
    case 'Match':
      frames.pop();
      if (fiber.reason === undefined && status !== 'Defect') {
        apply(fiber, frame, status === 'Ok');
      }
  }
}

/** Returns the task of a finalizer. A function receives the end of the source, and is called in the fiber of the finalizer. */
function finalizerOf(fiber: Fiber, finalizer: Finalizer): TaskLike<unknown, unknown> {
  return typeof finalizer === 'function'
    ? createNode('AndThen', createNode('Ok', taskExitOf(fiber), undefined), finalizer)
    : finalizer;
}

/**
 * Returns the end of the last step for a finalizer. A value that arrives after the cancellation is
 * dropped.
 */
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
 * Restores the state of a fiber before its finalizer. A defect of the finalizer does not hide an
 * earlier defect or error, except the error of a cancellation, which the run reports anyway.
 */
function restore(fiber: Fiber, { payload, status }: Restore): void {
  if (fiber.status !== 'Defect') {
    settle(fiber, status, payload);
  } else if (status === 'Defect' || (status === 'Err' && fiber.reason === undefined)) {
    fiber.payload = combineDefects(payload, fiber.payload);
  }
}

/** Registers the release before anything else, so that it runs whatever happens next. */
function use(fiber: Fiber, { source, fn: resource }: NodeOf<'Use'>): void {
  const { frames, payload } = fiber;
  const release: Finalizer = (exit) => resource.release(payload, exit);
  frames[frames.length - 1] = createNode('Finally', source, release);
  if (fiber.reason === undefined) {
    fiber.node = toNode(resource.use(payload));
  }
}

/** Calls the function of a node, if it has one for this outcome. */
function apply(fiber: Fiber, { operation, fn }: Continuation, isOk: boolean): void {
  const { payload } = fiber;
  switch (operation) {
    case 'Map':
      if (isOk) {
        fiber.payload = fn(payload);
      }
      return;
    case 'MapError':
      if (!isOk) {
        fiber.payload = fn(payload);
      }
      return;
    case 'AndThen':
      if (isOk) {
        fiber.node = toNode(fn(payload));
      }
      return;
    case 'OrElse':
      if (!isOk) {
        fiber.node = toNode(fn(payload));
      }
      return;
    case 'Match':
      fiber.payload = isOk ? fn.Ok(payload) : fn.Err(payload);
      fiber.status = 'Ok';
  }
}

/** Runs a task in its own fiber, which is not cancelled: the parent waits until it has ended. */
export function shield(task: TaskLike<unknown, unknown>): Start {
  return ({ environment }, resume) => {
    const fiber = createFiber(environment, toNode(task));
    fiber.onExit = (exit) => {
      resumeWith(resume, exit);
    };
    startFiber(fiber);
  };
}

/** Resumes a fiber with the exit of another one. */
export function resumeWith(resume: Resume, exit: Exit): void {
  if (exit.ok === undefined) {
    resume('Defect', exit.defect);
  } else if (exit.ok) {
    resume('Ok', exit.value);
  } else {
    resume('Err', exit.error);
  }
}

/** Returns the parameters of the functions of a fiber, created on first use. */
function parametersOf(fiber: Fiber): TaskParameters {
  fiber.parameters ??= createParameters(fiber);
  return fiber.parameters;
}

/** The key of the fiber in its parameters. */
const FIBER = Symbol('fiber');

interface FiberParameters extends TaskParameters {
  readonly [FIBER]: Fiber;
}

/**
 * The members that all parameters share. A literal with getters would create a separate shape for
 * each object, which makes a run with many branches ten times slower.
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
    // SAFETY: the task ends with the types that it declares, or with the error of a cancellation.
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

/** Returns the environment with some of its settings replaced. */
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

/** Returns the canceler of a fiber, created on first use: most fibers need none. */
function cancelerOf(fiber: Fiber): TaskCanceler {
  if (fiber.canceler === undefined) {
    fiber.canceler = createCanceler();
    if (fiber.reason !== undefined) {
      fiber.canceler.cancel(fiber.reason);
    }
  }
  return fiber.canceler;
}
