import type { Result } from '@tstd/core';
import type { AbortError } from '@tstd/error';
import type { Task, Exit as TaskExit } from '../Task.js';
import type { TaskCanceler } from '../TaskCanceler.js';
import type { TaskLike } from '../TaskLike.js';
import type { TaskParameters } from '../TaskParameters.js';

/**
 * What a node does. `Ok`, `Err`, `Call`, `Try` and `Wait` are leaves; the others have a source that
 * comes first, and wait for it on the stack of the fiber. `Restore` is on the stack only.
 */
export type Operation =
  | 'Ok'
  | 'Err'
  | 'Call'
  | 'Try'
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
 * A task of this copy of the package. A task is a tree of nodes that the interpreter walks through,
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
  /** The nodes whose source has not ended yet, the innermost last. */
  readonly frames: Node[];
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
  readonly release: (
    resource: unknown,
    exit: TaskExit<unknown, unknown>,
  ) => TaskLike<unknown, unknown>;
  /** Returns the task that uses the resource. */
  readonly use: (resource: unknown) => TaskLike<unknown, unknown>;
}
