import { Result } from '@tstd/core';
import { Env } from '@tstd/env';
import { Task } from '@tstd/task';
import { billAll, show } from './billing.ts';
import { connect, explain } from './client.ts';
import { readSettings } from './config.ts';

const settings = Result.getOrThrow(readSettings(Env.current()));
const client = connect(settings);
const result = await Task.run(billAll(client));
console.log(result.ok ? result.value.map(show) : explain(result.error));
