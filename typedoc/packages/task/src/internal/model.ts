import type { Result } from '@tstd/core';
import type { AbortError } from '@tstd/error';
import type { Task, Exit as TaskExit } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskFunction } from '../TaskFunction.js';
import type { TaskLike } from '../TaskLike.js';
import type { TaskParameters } from '../TaskParameters.js';

/**
 * A function that others have passed. The interpreter does not know the types of its parameters: the
 * function that creates the node guarantees in its own signature that they fit.
 */
type Callback<Parameters extends readonly unknown[], Returned> = {
  // A method, whose parameters may be narrower than `unknown`.
  call(...args: Parameters): Returned;
}['call'];

/** The properties of a node. All have the same ones in the same order: engines read such objects fastest. */
interface Shape<Operation extends string, Source, Fn = undefined> extends Task<unknown, unknown> {
  /** What the node does. */
  readonly operation: Operation;
  /** What comes first: a task, or what a leaf has or calls. */
  readonly source: Source;
  /** What is done then. */
  readonly fn: Fn;
}

type Step<Operation extends string, Fn> = Shape<Operation, TaskLike<unknown, unknown>, Fn>;

/** A task that has no other task in it. */
type Leaf =
  | Shape<'Ok', unknown>
  | Shape<'Err', unknown>
  | Shape<'Call', TaskFunction<unknown, unknown>>
  | Shape<'Foreign', TaskLike<unknown, unknown>>
  | Shape<'Try', (parameters: TaskParameters) => unknown, Callback<[error: unknown], unknown>>
  | Shape<'Wait', Start>;

/** A task that calls a function when another one has ended. */
export type Continuation =
  | Step<'Map', Callback<[value: unknown], unknown>>
  | Step<'MapError', Callback<[error: unknown], unknown>>
  | Step<'AndThen', Callback<[value: unknown], TaskLike<unknown, unknown>>>
  | Step<'OrElse', Callback<[error: unknown], TaskLike<unknown, unknown>>>
  | Step<'Match', Matcher>;

/** A task that goes on when another one has ended. It waits for this on the stack of the fiber. */
export type Branch = Continuation | Step<'Finally', Finalizer> | Step<'Use', Resource>;

/**
 * A task of this copy of the package. A task is a tree of nodes that the interpreter walks through,
 * so that a chain of any length needs no more than a constant part of the call stack.
 */
export type Node = Leaf | Branch;

/** The name of what a node does. */
export type Operation = Node['operation'];

/** The node of an operation. */
export type NodeOf<Name extends Operation> = Extract<Node, { readonly operation: Name }>;

/** How a fiber stood before a finalizer, which is brought back after it. It is on the stack only. */
export interface Restore {
  /** The tag of what is no task. */
  readonly operation: 'Restore';
  /** How the last step had ended. */
  readonly status: Status;
  /** Its value, error or defect. */
  readonly payload: unknown;
}

/** What waits on the stack of a fiber. */
export type Frame = Branch | Restore;

/** The functions for a value and for an error. */
export interface Matcher {
  /** Returns the value for a value. */
  readonly Ok: Callback<[value: unknown], unknown>;
  /** Returns the value for an error. */
  readonly Err: Callback<[error: unknown], unknown>;
}

/** What runs in the end: a task, or a function of the end that returns it. */
export type Finalizer =
  | TaskLike<unknown, unknown>
  | Callback<[exit: TaskExit<unknown, unknown>], TaskLike<unknown, unknown>>;

/** How the last step ended. A defect is what was thrown by mistake. */
export type Status = 'Ok' | 'Err' | 'Defect';

/** How a fiber ended. */
export type Exit = Result<unknown, unknown> | { readonly ok: undefined; readonly defect: unknown };

/** What all fibers of a run share. */
export type Environment = Pick<TaskParameters, 'now' | 'random' | 'startTimer'>;

/** The runs that were started by the functions of a fiber. */
export interface Parts {
  /** Those that have not ended. */
  readonly active: Set<Fiber>;
  /** The function to call when one of them has ended. */
  onEnd: ((exit: Exit) => void) | undefined;
}

/** The state of one run, or of one branch of it. */
export interface Fiber {
  /** The clock, the random source and the timers, which are those of the run. */
  readonly environment: Environment;
  /** What goes on when the source of a node has ended, the innermost last. */
  readonly frames: Frame[];
  /** What tells others of the cancellation, once somebody asks for it. */
  canceler: TaskCanceler | undefined;
  /** How the fiber has ended, once it has. */
  exit: Exit | undefined;
  /** The place of the fiber among those that run side by side. */
  index: number;
  /** Ends what the fiber waits for. */
  interrupt: ((reason: AbortError) => void) | undefined;
  /** Whether the interpreter is at work on the fiber. */
  isRunning: boolean;
  /** The node to do next. Without one, the status and the payload are handed to the last frame. */
  node: Node | undefined;
  /** The function to call when the fiber has been cancelled. */
  onCancel: ((reason: AbortError) => void) | undefined;
  /** The function to call in the end. */
  onExit: ((exit: Exit, fiber: Fiber) => void) | undefined;
  /** What the functions of the fiber are called with, once there was one. */
  parameters: TaskParameters | undefined;
  /** What the functions of the fiber have started with `run`, and what has not ended yet. */
  parts: Parts | undefined;
  /** The value, the error or the defect of the last step. */
  payload: unknown;
  /** What resumes the fiber while it waits. Nothing else can. */
  pending: Resume | undefined;
  /** The error of the cancellation, from then on. */
  reason: AbortError | undefined;
  /** How the last step ended. */
  status: Status;
}

/** Goes on with a fiber that waits, when it is its turn. */
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

/** What is done with what was acquired. */
export interface Resource {
  /** Returns the task that releases the resource. */
  readonly release: Callback<
    [resource: unknown, exit: TaskExit<unknown, unknown>],
    TaskLike<unknown, unknown>
  >;
  /** Returns the task that uses the resource. */
  readonly use: Callback<[resource: unknown], TaskLike<unknown, unknown>>;
}
