/* eslint-disable no-param-reassign -- A fiber is the state of one run, and the functions here are what changes it. */
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

/** The end of what was cancelled from outside: nobody looks at it. */
export const CANCELED: Exit = { ok: false, error: undefined };

/**
 * Returns a task of one operation.
 *
 * SAFETY: the node does not know the types of the value and the error. Each caller says in its own
 * signature what comes out.
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
  // SAFETY: the parameters are those of one member of the union.
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

  /** Runs a task for somebody else: for a task-like object, for another copy of this package, or for a test. */
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

/** Tells own nodes, which the interpreter can walk through, by their class. All else is called. */
export function toNode(task: TaskLike<unknown, unknown>): Node {
  // SAFETY: only nodes are of this class.
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
  if (unlink !== undefined) {
    fiber.onExit = (exit) => {
      fiber.exit = unlink(exit);
    };
  }
  try {
    enter(startFiber, fiber, 0);
  } catch (error) {
    // There was no room on the call stack: what the fiber belongs to must not wait for it.
    void emptyStack.then(() => unlink?.(CANCELED));
    throw error;
  }
  if (fiber.exit !== undefined) {
    return outcomeOf(fiber.exit);
  }
  return new Promise((resolve, reject) => {
    fiber.onExit = (exit) => {
      // A run that was given up may still end.
      fiber.onExit = undefined;
      fiber.onCancel = undefined;
      try {
        resolve(outcomeOf(unlink?.(exit) ?? exit));
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
      enterSafely(() => onExit?.(exit, fiber), undefined);
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
    // The run around is told last, of all that went wrong.
    unlinks.push(linkParent(fiber, parent));
  }
  return (exit) => unlinks.reduce(callAtEnd, exit);
}

/** Has a fiber told of a cancellation, and adds what ends this to a list. */
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
  fiber.frames.unshift({ operation: 'Restore', status: 'Defect', payload: error });
}

/** Walks on until the fiber has to wait, has ended, or has to let others go first. */
function advance(fiber: Fiber): void {
  const mark = markJobs();
  let hasEnded = false;
  fiber.isRunning = true;
  try {
    hasEnded = walk(fiber, mark);
  } catch (error) {
    fiber.interrupt = undefined;
    fiber.pending = undefined;
    settle(fiber, 'Defect', error);
    hasEnded = fiber.frames.length === 0;
    // It may be the end of the call stack that has thrown, and what comes now may release something.
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
 * Returns whether there is room for a step that must not break off: one that acquires, or has parts.
 * If there is not, the fiber goes on with it later, on an empty call stack.
 */
function isReady(fiber: Fiber): boolean {
  if (hasRoom()) {
    return true;
  }
  postpone(fiber);
  return false;
}

/** Has a fiber go on later, on an empty call stack. */
function postpone(fiber: Fiber): void {
  fiber.pending = ignore;
  enterLater(goOn, fiber);
}

function goOn(fiber: Fiber): void {
  fiber.pending = undefined;
  startFiber(fiber);
}

function call(fiber: Fiber, { source }: NodeOf<'Call'>): void {
  takeOutcome(fiber, source(parametersOf(fiber)), false);
}

/** Does a task of another copy of the package, or what is like a task. */
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

/** Calls a function that may throw. What its handler throws is a defect. */
function tryCall(fiber: Fiber, { source, fn: onError }: NodeOf<'Try'>): void {
  let returned: unknown;
  let isLate: boolean;
  try {
    returned = source(parametersOf(fiber));
    // Reading `then` can throw too.
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

/** Returns the end of a fiber when a promise has settled. What it throws is a defect. */
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

/** What waits for a promise: the only object that the promise holds, which may be pending for ever. */
interface Waiter {
  /** Is gone when the fiber was interrupted. */
  resume: Resume | undefined;
  read: ReadExit | undefined;
  isOk: boolean;
  payload: unknown;
}

/**
 * Waits for a promise. When the fiber is interrupted, what becomes of the promise is ignored, for it
 * cannot be stopped. That of a task of another copy of the package is waited for then too: it was
 * cancelled with the fiber, and comes when its finalizers have ended.
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

/** Has a waiter resumed when a promise has settled. The callbacks are made here, where they hold nothing else. */
function listen(promise: unknown, waiter: Waiter): void {
  // It also takes foreign promises, whose `then` may throw or call back more than once.
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
 * Goes on with a frame whose source has ended. The frames of finalizers stay until what comes after
 * them is sure to come.
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

/** Returns what runs in the end. A function is told how the source has ended, and called by the one that runs it. */
function finalizerOf(fiber: Fiber, finalizer: Finalizer): TaskLike<unknown, unknown> {
  return typeof finalizer === 'function'
    ? createNode('AndThen', createNode('Ok', taskExitOf(fiber), undefined), finalizer)
    : finalizer;
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
function restore(fiber: Fiber, { payload, status }: Restore): void {
  if (fiber.status !== 'Defect') {
    settle(fiber, status, payload);
  } else if (status === 'Defect' || (status === 'Err' && fiber.reason === undefined)) {
    fiber.payload = combineDefects(payload, fiber.payload);
  }
}

/** Sees to the release before anything else: from here on, whatever happens, it comes. */
function use(fiber: Fiber, { source, fn: resource }: NodeOf<'Use'>): void {
  const { frames, payload } = fiber;
  const release: Finalizer = (exit) => resource.release(payload, exit);
  frames[frames.length - 1] = createNode('Finally', source, release);
  if (fiber.reason === undefined) {
    fiber.node = toNode(resource.use(payload));
  }
}

/** Calls the function of a node, when it is one for the kind of the outcome. */
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
