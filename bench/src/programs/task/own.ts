import * as Task from '@tstd/task/Task';
import { send } from '../inputs.js';

export const run = (): Promise<unknown> =>
  Task.toPromise(Task.retry(Task.tryCall(send, String), { times: 2, delay: 1, factor: 2 }));
