import { describe, expect, test, vi } from 'vitest';
import { createFiber, startFiber, toNode } from './fiber.js';
import { enter, pushJob } from './jobs.js';
import { Task } from '../index.js';

const overflow = new RangeError('Maximum call stack size exceeded');

describe('a loop that finds no room on the call stack', () => {
  test('does the job and the rest when there is', async () => {
    const notes: string[] = [];
    let isFull = true;
    const job = (name: string): void => {
      if (isFull) {
        isFull = false;
        throw overflow;
      }
      notes.push(name);
    };
    enter(() => {
      pushJob(job, 'second');
      pushJob(job, 'first');
    });
    expect(notes).toEqual([]);
    await Promise.resolve();
    expect(notes).toEqual(['first', 'second']);
  });

  test('keeps a fiber that can take no step, and ends it as a defect', async () => {
    const environment = { now: () => 0, random: () => 0, startTimer: () => () => {} };
    const fiber = createFiber(environment, toNode(Task.Ok(1)));
    fiber.onExit = vi.fn();
    let throws = 2;
    fiber.frames.at = () => {
      throws -= 1;
      if (throws >= 0) {
        throw overflow;
      }
      return undefined;
    };
    enter(() => {
      startFiber(fiber);
    });
    expect(fiber.onExit).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(fiber.exit).toEqual({ ok: undefined, defect: overflow });
    expect(fiber.onExit).toHaveBeenCalledTimes(1);
  });
});

test('any other error of a job comes out', () => {
  const error = new Error('fault');
  expect(() => {
    enter(() => {
      pushJob(() => {
        throw error;
      }, undefined);
    });
  }).toThrow(error);
});
