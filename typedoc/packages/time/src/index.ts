import * as Time from './Time.js';
import * as TimeDuration from './TimeDuration.js';

type Time = Time.Time;
type TimeDuration = TimeDuration.TimeDuration;

export type { TimeDurationParameters } from './TimeDurationParameters.js';
export type { TimeParameters } from './TimeParameters.js';
export { Time, TimeDuration };
