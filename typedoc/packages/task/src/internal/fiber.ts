/* eslint-disable no-param-reassign -- A fiber is the state of one run, and the functions here are what changes it. */
import type { Awaitable } from '@tstd/async';
import * as Result from '@tstd/core/Result';
import type { AbortError } from '@tstd/error';
import type { Task } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskFunction } from '../TaskFunction.js';
import type { TaskLike } from '../TaskLike.js';
import type { StartTimer, TaskParameters } from '../TaskParameters.js';
import type { TaskParametersOverrides } from '../TaskParametersOverrides.js';
import { createCanceler, toAbortError } from './cancellation.js';

/**
 * What a node does. `Ok`, `Err`, `Call` and `Wait` are leaves; the others have a source that comes
 * first, and wait for it on the stack of the fiber. `Restore` is on the stack only.
 */
export type Operation =
  | 'Ok'
  | 'Err'
  | 'Call'
  | 'Wait'
  | 'Map'
  | 'MapError'
  | 'AndThen'
  | 'OrElse'
  | 'Match'
  | 'Finally'
  | 'Use'
  | 'Restore';

/**
 * A task of this copy of the package. A task is a tree of nodes that the loop below walks through,
 * so that a chain of any length needs no more than a constant part of the call stack.
 *
 * All nodes have the same properties in the same order: engines read such objects fastest.
 */
export interface Node extends Task<unknown, unknown> {
  /** What the node does. */
  readonly operation: Operation;
  /** What comes first, or the value or error of a leaf. */
  readonly source: unknown;
  /** What is done then. */
  readonly fn: unknown;
}

/** How the last step ended. A defect is what was thrown by mistake. */
type Status = 'Ok' | 'Err' | 'Defect';

/** How a fiber ended. */
export type Exit =
  Result.Result<unknown, unknown> | { readonly ok: undefined; readonly defect: unknown };

/** The end of what was cancelled from outside: nobody looks at it. */
export const CANCELED: Exit = { ok: false, error: undefined };

/** What all fibers of a run share. */
export type Environment = Pick<TaskParameters, 'random' | 'startTimer'>;

/** The runs that were started by the functions of a fiber. */
interface Parts {
  /** Those that have not ended. */
  readonly active: Set<Fiber>;
  /** The function to call when one of them has ended. */
  onEnd: ((exit: Exit) => void) | undefined;
}

/** The state of one run, or of one branch of it. */
export interface Fiber {
  /** The random source and the timers, which are those of the run. */
  readonly environment: Environment;
  /** The nodes whose source has not ended yet, the innermost last. */
  readonly frames: Node[];
  /** What tells others of the cancellation, once somebody asks for it. */
  canceler: TaskCanceler | undefined;
  /** How the fiber has ended, once it has. */
  exit: Exit | undefined;
  /** Ends what the fiber waits for. */
  interrupt: ((reason: AbortError) => void) | undefined;
  /** Whether the loop is at work on the fiber. */
  isRunning: boolean;
  /** The node to do next. Without one, the status and the payload are handed to the last frame. */
  node: Node | undefined;
  /** The function to call in the end. */
  onExit: ((exit: Exit) => void) | undefined;
  /** What the functions of the fiber are called with, once there was one. */
  parameters: TaskParameters | undefined;
  /** What the functions of the fiber have started with `run`, and what has not ended yet. */
  parts: Parts | undefined;
  /** The value, the error or the defect of the last step. */
  payload: unknown;
  /** The identity of what the fiber waits for. Only that one can resume it. */
  pending: object | undefined;
  /** The error of the cancellation, from then on. */
  reason: AbortError | undefined;
  /** How the last step ended. */
  status: Status;
}

/** Goes on with a fiber that waits. */
export type Resume = (status: Status, payload: unknown) => void;

/**
 * Starts what a fiber waits for, and says what interrupts it. An interrupted wait must resume too,
 * at once or after clearing up.
 */
export type Start = (
  fiber: Fiber,
  resume: Resume,
  onInterrupt: (interrupt: (reason: AbortError) => void) => void,
) => void;

/** Subscribes to what cancels a run, and returns the function that ends the subscription. */
export type Link = (cancel: (cause: unknown) => void) => () => void;

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

/** Runs a task for somebody else: for another copy of this package, or for a test. */
function runTask(
  this: Node,
  parameters: TaskParameters,
): Awaitable<Result.Result<unknown, unknown>> {
  return execute(this, parameters, [parameters.onCancel]);
}

/** Tells own nodes, which the loop can walk through, by their method. All else is called. */
export function toNode(task: TaskLike<unknown, unknown>): Node {
  if (task.runTask === runTask) {
    // SAFETY: only nodes have this method.
    return task as Node;
  }
  const fn: TaskFunction<unknown, unknown> = (parameters) => task.runTask(parameters);
  return createNode('Call', (task as Partial<Node>)._, fn);
}

/** Returns the outcome of a node that has nothing to do. */
export function outcomeAtOnce(node: Node): Exit | undefined {
  switch (node.operation) {
    case 'Ok':
      return Result.Ok(node.source);
    case 'Err':
      return Result.Err(node.source);
    default:
      return undefined;
  }
}

/** Runs a task to its end, and returns its outcome: a promise of it only where it had to wait. */
export function execute(
  task: TaskLike<unknown, unknown>,
  environment: Environment,
  links: readonly Link[],
  parts?: Parts,
): Awaitable<Result.Result<unknown, unknown>> {
  const fiber = createFiber(environment);
  const unlinks = links.map((link) =>
    link((cause) => {
      cancelFiber(fiber, cause);
    }),
  );
  const unlink = (): void => {
    for (const end of unlinks) {
      end();
    }
  };
  startFiber(fiber, task);
  if (fiber.exit !== undefined) {
    unlink();
    return outcomeOf(fiber.exit);
  }
  parts?.active.add(fiber);
  return new Promise((resolve, reject) => {
    fiber.onExit = (exit) => {
      unlink();
      parts?.active.delete(fiber);
      parts?.onEnd?.(exit);
      if (exit.ok === undefined) {
        reject(exit.defect);
      } else {
        resolve(exit);
      }
    };
  });
}

function outcomeOf(exit: Exit): Result.Result<unknown, unknown> {
  if (exit.ok === undefined) {
    throw exit.defect;
  }
  return exit;
}

/** Returns the links that the overrides of a run ask for. */
export function linksOf(overrides: TaskParametersOverrides): readonly Link[] {
  const { canceler, signal } = overrides;
  return [
    ...(canceler === undefined ? [] : [canceler.onCancel]),
    ...(signal === undefined ? [] : [linkSignal(signal)]),
  ];
}

function linkSignal(signal: AbortSignal): Link {
  return (cancel) => {
    const onAbort = (): void => {
      cancel(signal.reason);
    };
    if (signal.aborted) {
      onAbort();
    } else {
      signal.addEventListener('abort', onAbort, { once: true });
    }
    return () => {
      signal.removeEventListener('abort', onAbort);
    };
  };
}

/** Returns a fiber that has not started. */
export function createFiber(environment: Environment): Fiber {
  return {
    environment,
    frames: [],
    canceler: undefined,
    exit: undefined,
    isRunning: false,
    node: undefined,
    onExit: undefined,
    parameters: undefined,
    parts: undefined,
    payload: undefined,
    pending: undefined,
    interrupt: undefined,
    reason: undefined,
    status: 'Ok',
  };
}

/** Starts a fiber, which may have ended when this function returns. */
export function startFiber(fiber: Fiber, task: TaskLike<unknown, unknown>): void {
  fiber.node = toNode(task);
  advance(fiber);
}

/** Cancels a fiber. Nothing but finalizers runs in it from now on. */
export function cancelFiber(fiber: Fiber, cause: unknown): void {
  if (fiber.reason !== undefined || fiber.exit !== undefined) {
    return;
  }
  fiber.reason = toAbortError(cause);
  try {
    fiber.canceler?.cancel(fiber.reason);
  } catch (error) {
    // What a listener throws must neither be lost nor keep the fiber from its end.
    fiber.frames.unshift(createNode('Restore', 'Defect', error));
  }
  fiber.interrupt?.(fiber.reason);
}

/** Walks on until the fiber has to wait or has ended. */
function advance(fiber: Fiber): void {
  fiber.isRunning = true;
  while (fiber.isRunning) {
    try {
      walk(fiber);
      fiber.isRunning = false;
    } catch (error) {
      fiber.pending = undefined;
      fiber.interrupt = undefined;
      settle(fiber, 'Defect', error);
    }
  }
  if (fiber.pending === undefined) {
    end(fiber);
  }
}

function walk(fiber: Fiber): void {
  while (fiber.pending === undefined) {
    if (fiber.node !== undefined) {
      descend(fiber, fiber.node);
    } else {
      const frame = fiber.frames.pop();
      if (frame === undefined) {
        return;
      }
      ascend(fiber, frame);
    }
  }
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
  fiber.onExit?.(fiber.exit);
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
  if (Result.isResult(outcome)) {
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

/**
 * Waits for the promise of a function. When it is interrupted, what becomes of the promise is
 * ignored, for it cannot be stopped. That of a task of another copy of the package is waited for
 * all the same: it was cancelled too, and comes when its finalizers have ended.
 */
function awaitOutcome(outcome: unknown, isTask: boolean): Start {
  return (fiber, resume, onInterrupt) => {
    let isLeft = false;
    const settleWith: Resume = (status, payload) => {
      if (!isLeft) {
        resume(status, payload);
      }
    };
    if (!isTask) {
      onInterrupt(() => {
        isLeft = true;
        leave(fiber.parts, resume);
      });
    }
    // It also takes foreign promises, whose `then` may throw or call back more than once.
    Promise.resolve(outcome).then(
      (result) => {
        if (Result.isResult(result)) {
          resumeWith(settleWith, result);
        } else {
          settleWith('Defect', new TypeError('Expected a result from the function of a task'));
        }
      },
      (error: unknown) => {
        settleWith('Defect', error);
      },
    );
  };
}

/** Resumes a fiber that was interrupted: at once, or when its parts have ended. */
function leave(parts: Parts | undefined, resume: Resume): void {
  if (parts === undefined || parts.active.size === 0) {
    resume('Err', undefined);
    return;
  }
  let first: Exit = CANCELED;
  parts.onEnd = (exit) => {
    // A defect must not be lost, even when nobody waits for the part any more.
    first = first.ok === undefined || exit.ok !== undefined ? first : exit;
    if (parts.active.size === 0) {
      resumeWith(resume, first);
    }
  };
}

/** Starts what the fiber waits for. It may be there at once, and then the fiber just goes on. */
function wait(fiber: Fiber, start: Start): void {
  const pending = {};
  const resume: Resume = (status, payload) => {
    if (fiber.pending !== pending) {
      return;
    }
    fiber.pending = undefined;
    fiber.interrupt = undefined;
    settle(fiber, status, payload);
    if (!fiber.isRunning) {
      advance(fiber);
    }
  };
  fiber.pending = pending;
  start(fiber, resume, (interrupt) => {
    if (fiber.pending !== pending) {
      return;
    }
    fiber.interrupt = interrupt;
    if (fiber.reason !== undefined) {
      interrupt(fiber.reason);
    }
  });
}

/** Goes on with a node whose source has ended. */
function ascend(fiber: Fiber, frame: Node): void {
  switch (frame.operation) {
    case 'Finally':
      fiber.frames.push(createNode('Restore', fiber.status, fiber.payload));
      wait(fiber, shield(frame.fn as TaskLike<unknown, unknown>));
      return;
    case 'Restore':
      if (fiber.status !== 'Defect') {
        settle(fiber, frame.source as Status, frame.fn);
      }
      return;
    case 'Use':
      if (fiber.status === 'Ok') {
        use(fiber, frame.fn as Resource);
      }
      return;
    default:
      if (fiber.reason === undefined) {
        apply(fiber, frame);
      }
  }
}

/** What is done with what was acquired. */
export interface Resource {
  /** Returns the task that releases the resource. */
  readonly release: (resource: unknown) => TaskLike<unknown, unknown>;
  /** Returns the task that uses the resource. */
  readonly use: (resource: unknown) => TaskLike<unknown, unknown>;
}

/** Sees to the release before anything else: from here on, whatever happens, it comes. */
function use(fiber: Fiber, resource: Resource): void {
  const release = createNode(
    'AndThen',
    createNode('Ok', fiber.payload, undefined),
    resource.release,
  );
  fiber.frames.push(createNode('Finally', undefined, release));
  if (fiber.reason === undefined) {
    fiber.node = toNode(resource.use(fiber.payload));
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

/** Runs a task in a fiber of its own that is not cancelled: the one that waits for it stays until it has ended. */
export function shield(task: TaskLike<unknown, unknown>): Start {
  return ({ environment }, resume) => {
    const fiber = createFiber(environment);
    fiber.onExit = (exit) => {
      resumeWith(resume, exit);
    };
    startFiber(fiber, task);
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
  const onCancel: TaskParameters['onCancel'] = (listener) => cancelerOf(fiber).onCancel(listener);
  const own: Omit<FiberParameters, 'isCanceled' | 'signal'> = {
    [FIBER]: fiber,
    onCancel,
    random: environment.random,
    // SAFETY: what the task ends with is what its type says, or the error of a cancellation.
    run: ((task, overrides = {}) => {
      const links = [onCancel, ...linksOf(overrides)];
      fiber.parts ??= { active: new Set(), onEnd: undefined };
      return execute(task, environmentOf(overrides, environment), links, fiber.parts);
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
  const random = overrides.random ?? environment.random;
  const startTimer: StartTimer = overrides.startTimer ?? environment.startTimer;
  return { random, startTimer };
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
