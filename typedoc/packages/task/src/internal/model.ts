import type { Result } from '@tstd/core';
import type { AbortError } from '@tstd/error';
import type { Task, Exit as TaskExit } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskFunction } from '../TaskFunction.js';
import type { TaskLike } from '../TaskLike.js';
import type { TaskParameters } from '../TaskParameters.js';

/**
 * An external callback. The interpreter does not know the types of its parameters: the function
 * that creates the node guarantees in its own signature that they fit.
 */
type Callback<Parameters extends readonly unknown[], Returned> = {
  // The parameters of a method may be narrower than `unknown`.
  call(...args: Parameters): Returned;
}['call'];

/** The properties of a node. All nodes have the same ones in the same order, because engines read such objects fastest. */
interface Shape<Operation extends string, Source, Fn = undefined> extends Task<unknown, unknown> {
  /** The operation of the node. */
  readonly operation: Operation;
  /** The source task, or the value or function of a leaf. */
  readonly source: Source;
  /** The function to apply next. */
  readonly fn: Fn;
}

type Step<Operation extends string, Fn> = Shape<Operation, TaskLike<unknown, unknown>, Fn>;

/** A task without inner tasks. */
type Leaf =
  | Shape<'Ok', unknown>
  | Shape<'Err', unknown>
  | Shape<'Call', TaskFunction<unknown, unknown>>
  | Shape<'Foreign', TaskLike<unknown, unknown>>
  | Shape<'Try', (parameters: TaskParameters) => unknown, Callback<[error: unknown], unknown>>
  | Shape<'Wait', Start>;

/** A task that calls a function when its source has ended. */
export type Continuation =
  | Step<'Map', Callback<[value: unknown], unknown>>
  | Step<'MapError', Callback<[error: unknown], unknown>>
  | Step<'AndThen', Callback<[value: unknown], TaskLike<unknown, unknown>>>
  | Step<'OrElse', Callback<[error: unknown], TaskLike<unknown, unknown>>>
  | Step<'Match', Matcher>;

/**
 * A task that continues when its source has ended. Until then, it waits on the stack of the fiber.
 */
export type Branch = Continuation | Step<'Finally', Finalizer> | Step<'Use', Resource>;

/**
 * A task of this copy of the package. A task is a tree of nodes that the interpreter walks through,
 * so that a chain of any length needs only a constant part of the call stack.
 */
export type Node = Leaf | Branch;

/** The name of an operation. */
export type Operation = Node['operation'];

/** The nodes of one operation. */
export type NodeOf<Name extends Operation> = Extract<Node, { readonly operation: Name }>;

/** The state of a fiber before a finalizer, which is restored after it. It exists only on the stack. */
export interface Restore {
  /** The tag that distinguishes it from tasks. */
  readonly operation: 'Restore';
  /** The status of the last step. */
  readonly status: Status;
  /** The value, error or defect of the last step. */
  readonly payload: unknown;
}

/** A node or a state that waits on the stack of a fiber. */
export type Frame = Branch | Restore;

/** The functions for a value and for an error. */
export interface Matcher {
  /** Maps a value. */
  readonly Ok: Callback<[value: unknown], unknown>;
  /** Maps an error to a value. */
  readonly Err: Callback<[error: unknown], unknown>;
}

/** A finalizer: a task, or a function that receives the end and returns a task. */
export type Finalizer =
  | TaskLike<unknown, unknown>
  | Callback<[exit: TaskExit<unknown, unknown>], TaskLike<unknown, unknown>>;

/** The kinds of ends of a step. A defect is an exception that should not have been thrown. */
export type Status = 'Ok' | 'Err' | 'Defect';

/** How a fiber ended. */
export type Exit = Result<unknown, unknown> | { readonly ok: undefined; readonly defect: unknown };

/** The settings that all fibers of a run share. */
export type Environment = Pick<TaskParameters, 'now' | 'random' | 'startTimer'>;

/** The runs that the functions of a fiber have started. */
export interface Parts {
  /** The runs that have not ended. */
  readonly active: Set<Fiber>;
  /** The function to call when one of them has ended. */
  onEnd: ((exit: Exit) => void) | undefined;
}

/** The state of one run, or of one of its branches. */
export interface Fiber {
  /** The clock, the random source and the timers of the run. */
  readonly environment: Environment;
  /** The frames that continue when the current source has ended, the innermost last. */
  readonly frames: Frame[];
  /** Notifies functions of the cancellation. It is created on first use. */
  canceler: TaskCanceler | undefined;
  /** How the fiber ended, once it has. */
  exit: Exit | undefined;
  /** The index of the fiber among those that run side by side. */
  index: number;
  /** Interrupts the current wait. */
  interrupt: ((reason: AbortError) => void) | undefined;
  /** Whether the interpreter is processing the fiber. */
  isRunning: boolean;
  /** The next node. Without one, the last frame receives the status and the payload. */
  node: Node | undefined;
  /** The function to call when the fiber has been cancelled. */
  onCancel: ((reason: AbortError) => void) | undefined;
  /** The function to call when the fiber has ended. */
  onExit: ((exit: Exit, fiber: Fiber) => void) | undefined;
  /** The parameters of the functions of the fiber, created on first use. */
  parameters: TaskParameters | undefined;
  /** The runs that the functions of the fiber have started with `run`, if any. */
  parts: Parts | undefined;
  /** The value, the error or the defect of the last step. */
  payload: unknown;
  /** Resumes the fiber while it waits. Nothing else can resume it. */
  pending: Resume | undefined;
  /** The error of the cancellation, once the fiber has been cancelled. */
  reason: AbortError | undefined;
  /** How the last step ended. */
  status: Status;
}

/** Continues a waiting fiber, when it is its turn. */
export type Resume = (status: Status, payload: unknown) => void;

/**
 * Starts what a fiber waits for, and registers a function that interrupts the wait. An interrupted
 * wait must resume too, at once or after clean-up.
 */
export type Start = (
  fiber: Fiber,
  resume: Resume,
  onInterrupt: (interrupt: (reason: AbortError) => void) => void,
) => void;

/** The functions that use and release an acquired resource. */
export interface Resource {
  /** Returns the task that releases the resource. */
  readonly release: Callback<
    [resource: unknown, exit: TaskExit<unknown, unknown>],
    TaskLike<unknown, unknown>
  >;
  /** Returns the task that uses the resource. */
  readonly use: Callback<[resource: unknown], TaskLike<unknown, unknown>>;
}
