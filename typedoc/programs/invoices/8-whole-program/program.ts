import type { Env } from '@tstd/env';
import type * as HTTP from '@tstd/http';
import { Task } from '@tstd/task';
import { billAll } from './billing.ts';
import { readSettings, type Settings } from './config.ts';

export const program = (
  env: Env,
  connect: (settings: Settings) => HTTP.Client,
) =>
  Task.gen(function* () {
    const settings = yield* Task.fromResult(readSettings(env));
    return yield* billAll(connect(settings), settings);
  });
