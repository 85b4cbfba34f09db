import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Practice } from './practice';

const QUERIES = Array.from({ length: 1_000 }, (_, index) => `Type${index}`);

let run: string[];
let practice: Practice;

beforeEach(() => {
  vi.useFakeTimers();
  run = [];
  practice = new Practice(QUERIES, (query) => run.push(query));
});

afterEach(() => {
  vi.useRealTimers();
});

test('some queries of all are run, and then no more', () => {
  practice.start();
  vi.runAllTimers();
  const positions = run.map((query) => QUERIES.indexOf(query));
  expect(positions).toEqual(positions.toSorted((left, right) => left - right));
  expect(new Set(run).size).toBe(120);
  expect(positions[0]).toBeLessThan(50);
  expect(positions.at(-1)).toBeGreaterThan(950);
  practice.start();
  vi.runAllTimers();
  expect(run).toHaveLength(120);
});

test('few queries are all run', () => {
  practice = new Practice(['A', 'B', 'C'], (query) => run.push(query));
  practice.start();
  vi.runAllTimers();
  expect(run).toEqual(['A', 'B', 'C']);
});

test('each has a task of its own, so that a question can come between them', () => {
  practice.start();
  expect(run).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(run).toHaveLength(1);
  vi.advanceTimersToNextTimer();
  expect(run).toHaveLength(2);
});

test('it stops for a question, and goes on after it', () => {
  practice.start();
  vi.advanceTimersToNextTimer();
  practice.stop();
  vi.runAllTimers();
  expect(run).toHaveLength(1);
  practice.start();
  practice.start();
  vi.advanceTimersToNextTimer();
  expect(run).toHaveLength(2);
  vi.runAllTimers();
  expect(new Set(run).size).toBe(run.length);
});
