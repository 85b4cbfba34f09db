import * as Task from './Task.js';

type Task<Value, Failure> = Task.Task<Value, Failure>;

export type { Semaphore } from './Semaphore.js';
export type { TaskCanceler } from './TaskCanceler.js';
export type { TaskFunction } from './TaskFunction.js';
export type { TaskLike } from './TaskLike.js';
export type { StartTimer, TaskParameters } from './TaskParameters.js';
export type { TaskParametersOverrides } from './TaskParametersOverrides.js';
export type { TaskRunner } from './TaskRunner.js';
export type { VirtualClock } from './VirtualClock.js';
export { Task };
