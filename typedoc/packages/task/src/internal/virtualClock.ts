import { setImmediate } from '@tstd/async';
import { checkArgument } from '@tstd/error';
import { checkFunction } from '@tstd/error/Argument';
import type { VirtualClock } from '../VirtualClock.js';

interface Timer {
  readonly onEnd: () => void;
  readonly time: number;
}

/** Returns a clock that stands still at a time. */
export function createVirtualClock(start: number): VirtualClock {
  checkTime('start', start);
  let time = start;
  // The time to which it was told to go. Calls that overlap add up.
  let target = start;
  const timers = new Set<Timer>();

  /** Ends the next timer that ends by a time, and returns whether there was one. */
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
        // The next one may have been started by the one before.
      }
      time = Math.max(time, limit);
    },
    // A timer of infinite time never ends.
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

/** Returns the timer that ends first: of those that end at the same time, the one that was started first. */
function nextOf(timers: Iterable<Timer>): Timer | undefined {
  let next: Timer | undefined;
  for (const timer of timers) {
    if (next === undefined || timer.time < next.time) {
      next = timer;
    }
  }
  return next;
}

/** Waits until all promises have gone on that wait for nothing from outside. */
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
    'a finite number from 0',
    milliseconds,
  );
}
