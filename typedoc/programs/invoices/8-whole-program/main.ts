import { Env } from '@tstd/env';
import { Task } from '@tstd/task';
import { show } from './billing.ts';
import { connect } from './client.ts';
import { program } from './program.ts';

const result = await Task.run(program(Env.current(), connect));
console.log(result.ok ? result.value.map(show) : result.error.message);
