import { describe, expect, test } from 'vitest';
import { enter, pushJob } from './jobs.js';

describe('the job loop', () => {
  test('runs the jobs added by a job before the pending jobs', () => {
    const notes: string[] = [];
    const note = (name: string): void => {
      notes.push(name);
    };
    enter(
      () => {
        pushJob(note, 'last');
        pushJob((name) => {
          notes.push(name);
          pushJob(note, 'second');
        }, 'first');
      },
      undefined,
      0,
    );
    expect(notes).toEqual(['first', 'second', 'last']);
  });

  test('ends with the error of a job if the call stack is empty', () => {
    const error = new Error('fault');
    expect(() => {
      enter(
        () => {
          pushJob(() => {
            throw error;
          }, undefined);
        },
        undefined,
        Infinity,
      );
    }).toThrow(error);
  });
});
