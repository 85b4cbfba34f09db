import { Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { Task } from '@tstd/task';
import { expect, test } from 'vitest';
import {
  type Contact,
  type ImportOptions,
  type ImportReport,
  importContacts,
  type SaveError,
} from './contactImport';

async function* fileOf(lines: readonly string[], notes: string[]): AsyncGenerator<string> {
  try {
    for (const line of lines) {
      await Promise.resolve();
      yield line;
    }
  } finally {
    notes.push('closed');
  }
}

const lineOf = (index: number): string => `Person ${index}, person${index}@example.org, 1980`;
const linesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => lineOf(index + 1));

const options = (changes: Partial<ImportOptions> = {}): ImportOptions => ({
  save: () => Task.Ok(undefined),
  batchSize: 2,
  concurrency: 2,
  onProgress: () => {},
  ...changes,
});

test('valid contacts are saved, and invalid ones are reported with their lines', async () => {
  const saved: Contact[] = [];
  const notes: string[] = [];
  const lines = [
    'Ada Lovelace, ada@example.org, 1985',
    'Alan, alan.example.org, 1812',
    '',
    ', nobody@example.org, soon, extra',
    'Grace Hopper, grace@example.org, 1986',
  ];
  const task = importContacts(
    fileOf(lines, notes),
    options({
      save: (contacts) => {
        saved.push(...contacts);
        return Task.Ok(undefined);
      },
    }),
  );

  expect(await Task.run(task)).toEqual(
    Result.Ok({
      saved: 2,
      rejected: [
        {
          line: 2,
          text: 'Alan, alan.example.org, 1812',
          reasons: [
            'At "/email": expected a string that matches /^[^@\\s]+@[^@\\s]+$/, received a string',
            'At "/year": expected a year from 1900 on, received a string',
          ],
        },
        {
          line: 4,
          text: ', nobody@example.org, soon, extra',
          reasons: [
            'At "/name": expected a string of 1 character or more, received an empty string',
            'At "/year": expected a year, received a string',
            'At "/4": expected no such key, received a string',
          ],
        },
      ],
    }),
  );
  expect(saved.map(({ name, year }) => `${name} ${year}`)).toEqual([
    'Ada Lovelace 1985',
    'Grace Hopper 1986',
  ]);
  expect(notes).toEqual(['closed']);
});

test('no more batches than allowed are saved at the same time, and the report is in order', async () => {
  const clock = Task.virtualClock();
  const progress: number[] = [];
  let open = 0;
  let most = 0;
  const save = ([first]: readonly Contact[]): Task<void, never> => {
    open += 1;
    most = Math.max(most, open);
    return Task.map(Task.delay(first?.name === 'Person 2' ? 100 : 10), () => {
      open -= 1;
    });
  };
  const running = Task.run(
    importContacts(
      linesOf(11).with(0, 'first').with(2, 'third'),
      options({ save, concurrency: 3, onProgress: ({ saved }) => progress.push(saved) }),
    ),
    clock,
  );
  while (await clock.advanceToNext());

  const report = await running;
  expect(Result.map(report, ({ saved }) => saved)).toEqual(Result.Ok(9));
  expect(report.ok && report.value.rejected.map(({ line }) => line)).toEqual([1, 3]);
  expect(most).toBe(3);
  expect(progress).toEqual([1, 3, 5, 7, 8, 9]);
});

test('a batch that cannot be saved is retried, then reported', async () => {
  const clock = Task.virtualClock();
  const attempts: string[] = [];
  const save = ([first]: readonly Contact[]): Task<void, SaveError> =>
    Task.from(({ now }): Result<undefined, SaveError> => {
      attempts.push(`${first?.name ?? 'nobody'} at ${now()}`);
      switch (first?.name) {
        case 'Person 1':
          return Result.Err({ message: 'the database is busy', isTransient: true });
        case 'Person 3':
          return Result.Err({ message: 'the database is full', isTransient: false });
        default:
          return Result.Ok(undefined);
      }
    });
  const running = Task.run(importContacts(linesOf(5), options({ save, concurrency: 1 })), clock);
  while (await clock.advanceToNext());

  const result = await running;
  expect(Result.map(result, ({ saved }) => saved)).toEqual(Result.Ok(1));
  expect(
    result.ok ? result.value.rejected.map(({ line, reasons }) => [line, ...reasons]) : [],
  ).toEqual([
    [1, 'the database is busy'],
    [2, 'the database is busy'],
    [3, 'the database is full'],
    [4, 'the database is full'],
  ]);
  expect(attempts).toEqual([
    'Person 1 at 0',
    'Person 1 at 100',
    'Person 1 at 300',
    'Person 3 at 300',
    'Person 5 at 300',
  ]);
});

test('if the file breaks off, what was imported is kept', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield* linesOf(2);
    await Promise.resolve();
    throw new Error('unreadable');
  }
  const result = await Task.run(importContacts(broken(), options()));

  expect(result).toEqual(
    Result.Err({ cause: new Error('unreadable'), report: { saved: 2, rejected: [] } }),
  );
});

test('a cancelled import stops saving and closes the file', async () => {
  const controller = new AbortController();
  const notes: string[] = [];
  const abort = Task.from(() => {
    controller.abort();
    return Result.Ok(undefined);
  });
  const hanging = Task.andFinally(
    Task.andThen(abort, () => Task.delay(60_000)),
    Task.from(() => Result.Ok(notes.push('stopped'))),
  );
  const save = ([first]: readonly Contact[]): Task<unknown, SaveError> =>
    first?.name === 'Person 3' ? hanging : Task.Ok(undefined);
  const reports: ImportReport[] = [];
  const onProgress = (report: ImportReport): void => {
    reports.push(report);
  };
  const task = importContacts(fileOf(linesOf(10), notes), options({ save, onProgress }));
  const result = await Task.run(task, { signal: controller.signal });

  expect(result.ok || result.error instanceof AbortError).toBe(true);
  expect(reports).toEqual([{ saved: 2, rejected: [] }]);
  await expect.poll(() => notes).toEqual(['stopped', 'closed']);
});
