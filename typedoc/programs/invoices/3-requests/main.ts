import { Int, Result } from '@tstd/core';
import { Env } from '@tstd/env';
import { Task } from '@tstd/task';
import { connect, explain, getPage } from './client.ts';
import { readSettings } from './config.ts';

const settings = Result.getOrThrow(readSettings(Env.current()));
const client = connect(settings);
const result = await Task.run(getPage(client, Int.of(1)));
console.log(
  result.ok
    ? result.value.items.map(({ id }) => id)
    : explain(result.error),
);
