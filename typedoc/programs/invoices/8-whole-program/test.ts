import { Task } from '@tstd/task';
import { show } from './billing.ts';
import { program } from './program.ts';
import { testClient, testEnv } from './testShop.ts';

const clock = Task.virtualClock();
const running = Task.run(program(testEnv, testClient), clock);
while (await clock.advanceToNext());
const result = await running;
console.log(result.ok && result.value.map(show), clock.now());
