import { describe, expect, test } from 'vitest';
import { enter, pushJob } from './jobs.js';

describe('a loop', () => {
  test('does the jobs that a job leaves before those that are there', () => {
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

  test('that has the call stack for itself ends with the error of a job', () => {
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
