/** Repeats the calls with wrong arguments that `record.ts` has recorded, for each mutant. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@tstd/core';
import * as num from '@tstd/num';
import * as random from '@tstd/random';
import * as task from '@tstd/task';
import * as time from '@tstd/time';
import { expect, test } from 'vitest';
import { runCalls } from './outcomes';
import type { Refusals } from './record';

const calls = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.cache/mutation/refusals.json'), 'utf8'),
) as Refusals;

test.each(Object.entries(calls))('%s refuses', async (_, refused) => {
  const outcomes = await runCalls(
    refused.map(({ code }) => code),
    // All that their arguments are made of. Stryker runs the tests that import what it changes.
    { core, num, random, task, time },
  );
  const messages = outcomes.map(({ error }) => (error instanceof Error ? error.message : error));
  expect(messages).toEqual(refused.map(({ message }) => message));
});
