import { Codec, CodecError, Int, Result, String } from '@tstd/core';
import { AsyncIterable, type AsyncIterableLike, Iterable } from '@tstd/iterable';
import { Task } from '@tstd/task';

/*
 * Imports contacts from a stream of lines, such as a file, in concurrent batches. An invalid line
 * is reported and does not stop the others.
 */

// Awkward: an exception of a source is a defect of the task that reads it. To handle it as an error,
// run that task inside another one, with `Task.tryCall`.

const year = Codec.transform(Codec.string, {
  expected: 'a year',
  hasInstance: Int.hasInstance,
  encode: (value) => `${value}`,
  decode: Int.parse,
});

const contact = Codec.object(
  {
    name: Codec.minLength(Codec.string, 1),
    email: Codec.pattern(Codec.string, /^[^@\s]+@[^@\s]+$/),
    year: Codec.refine(year, {
      expected: 'a year from 1900 on',
      hasInstance: (value) => value >= 1900,
    }),
  },
  { exact: true },
);

export type Contact = Codec.ValueOf<typeof contact>;

const COLUMNS = ['name', 'email', 'year'];

export interface RejectedLine {
  /** One-based. */
  readonly line: number;
  readonly text: string;
  readonly reasons: readonly string[];
}

export interface ImportReport {
  readonly saved: number;
  readonly rejected: readonly RejectedLine[];
}

export interface BrokenSource {
  readonly cause: unknown;
  readonly report: ImportReport;
}

export interface SaveError {
  readonly message: string;
  readonly isTransient: boolean;
}

export interface ImportOptions {
  readonly save: (contacts: readonly Contact[]) => Task<unknown, SaveError>;
  readonly batchSize: number;
  readonly concurrency: number;
  readonly onProgress: (report: ImportReport) => void;
}

const NOTHING: ImportReport = { saved: 0, rejected: [] };

export function importContacts(
  lines: AsyncIterableLike<string>,
  options: ImportOptions,
): Task<ImportReport, BrokenSource> {
  const numbered = AsyncIterable.entries(lines);
  const batches = AsyncIterable.chunk(
    AsyncIterable.filter(numbered, ([, text]) => !String.isBlank(text)),
    options.batchSize,
  );
  return Task.gen(function* () {
    let report = NOTHING;
    const note = (next: ImportReport): void => {
      report = add(report, next);
      options.onProgress(report);
    };
    const importing = Task.forEach(
      batches,
      (batch) => Task.map(importBatch(batch, options), note),
      { concurrency: options.concurrency },
    );
    const importAll = Task.tryCall(
      ({ run }) => run(importing),
      (cause) => ({ cause, report }),
    );
    yield* importAll;
    return report;
  });
}

function importBatch(
  batch: readonly (readonly [index: number, text: string])[],
  { save }: ImportOptions,
): Task<ImportReport, never> {
  const rows = batch.map(([index, text]) => ({ line: index + 1, text, result: read(text) }));
  const contacts = Iterable.filterMap(rows, ({ result }) => Result.toOption(result));
  const rejected = Iterable.filterMap(rows, ({ line, text, result }) =>
    result.ok ? undefined : { line, text, reasons: result.error },
  );
  const saving = Task.retry(save(Iterable.toArray(contacts)), {
    times: 2,
    delay: 100,
    factor: 2,
    when: ({ isTransient }) => isTransient,
  });
  return Task.match(saving, {
    Ok: () => ({ saved: Iterable.count(contacts), rejected: Iterable.toArray(rejected) }),
    Err: ({ message }) => ({
      saved: 0,
      rejected: rows.map(({ line, text, result }) => ({
        line,
        text,
        reasons: result.ok ? [message] : result.error,
      })),
    }),
  });
}

function read(text: string): Result<Contact, readonly string[]> {
  const fields = text.split(',').map((field, index) => [COLUMNS[index] ?? index + 1, field.trim()]);
  return Result.mapError(contact.decode(Object.fromEntries(fields)), ({ faults }) =>
    faults.map((fault) => new CodecError(fault).message),
  );
}

function add(self: ImportReport, other: ImportReport): ImportReport {
  return {
    saved: self.saved + other.saved,
    // Batches finish in any order.
    rejected: [...self.rejected, ...other.rejected].sort((a, b) => a.line - b.line),
  };
}
