/** The upper track is that of a value, the lower one that of its absence or of an error. */
export type TrackName = 'upper' | 'lower';

/** A function between two tracks. */
export interface Station {
  readonly name: string;
  /** On which tracks a value can leave that comes on one of them. */
  readonly leaves: Readonly<Record<TrackName, readonly TrackName[]>>;
}

/** A schedule of retries, and when it runs a task that always fails. */
export interface RetryRow {
  /** The fields of the schedule, as code. */
  readonly fields: string;
  /** The times of the attempts in milliseconds, for each run that is drawn. */
  readonly runs: readonly (readonly number[])[];
}

/** The results of a rounding mode from -2.5 to 2.5. */
export interface RoundingData {
  readonly mode: string;
  /** At each half. */
  readonly at: readonly number[];
  /** Between two halves; one fewer. */
  readonly between: readonly number[];
}

/** A part of an amount; all but the ratio in cents. */
export interface AllocationPart {
  readonly ratio: number;
  readonly exact: number;
  /** By itself, to the nearest cent. */
  readonly rounded: number;
  /** By `Money.allocate`. */
  readonly allocated: number;
}

export interface AllocationData {
  readonly total: number;
  readonly parts: readonly AllocationPart[];
}

/** The data of the drawings of this folder. */
export interface DrawingData {
  readonly tracks: Readonly<Record<'Option' | 'Result', readonly Station[]>>;
  readonly retry: readonly RetryRow[];
  readonly rounding: readonly RoundingData[];
  readonly allocation: AllocationData;
}
