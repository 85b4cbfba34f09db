import { setImmediate } from '@tstd/async';
import { checkArgument } from '@tstd/error';
import { checkFunction } from '@tstd/error/Argument';
import type { VirtualClock } from '../VirtualClock.js';

interface Timer {
  readonly onEnd: () => void;
  readonly time: number;
}

/** Creates a clock that starts at the given time and advances only on request. */
export function createVirtualClock(start: number): VirtualClock {
  checkTime('start', start);
  let time = start;
  // The time up to which the clock was told to advance. Overlapping calls add up.
  let target = start;
  const timers = new Set<Timer>();

  /** Fires the next timer that is due by `limit`, and returns whether there was one. */
  const endNext = async (limit: number): Promise<boolean> => {
    await settle();
    const timer = nextOf(timers);
    if (timer === undefined || timer.time > limit) {
      return false;
    }
    timers.delete(timer);
    time = Math.max(time, timer.time);
    timer.onEnd();
    await settle();
    return true;
  };

  return {
    advance: async (milliseconds) => {
      checkTime('milliseconds', milliseconds);
      target = Math.min(Math.max(target, time) + milliseconds, Number.MAX_VALUE);
      const limit = target;
      while (await endNext(limit)) {
        // The previous timer may have started the next one.
      }
      time = Math.max(time, limit);
    },
    // A timer with an infinite time never fires.
    advanceToNext: () => endNext(Number.MAX_VALUE),
    now: () => time,
    startTimer: (onEnd, milliseconds) => {
      checkFunction(onEnd, 'onEnd');
      checkArgument(
        isDuration(milliseconds),
        'milliseconds',
        'a number that is not NaN',
        milliseconds,
      );
      const timer = { onEnd, time: time + milliseconds };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    get timerCount() {
      return timers.size;
    },
  };
}

/** Returns the timer that fires first. If several fire at the same time, it returns the one that started first. */
function nextOf(timers: Iterable<Timer>): Timer | undefined {
  let next: Timer | undefined;
  for (const timer of timers) {
    if (next === undefined || timer.time < next.time) {
      next = timer;
    }
  }
  return next;
}

/** Waits until all promises that do not depend on external work have settled. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function isDuration(milliseconds: unknown): boolean {
  return typeof milliseconds === 'number' && !Number.isNaN(milliseconds);
}

function checkTime(name: string, milliseconds: number): void {
  checkArgument(
    Number.isFinite(milliseconds) && milliseconds >= 0,
    name,
    'a non-negative finite number',
    milliseconds,
  );
}
