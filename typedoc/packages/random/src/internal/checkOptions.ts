import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import type { RandomOptions } from '../RandomOptions.js';

/** Throws unless the argument is options, whose generator is a task. */
export function checkOptions(options: RandomOptions): void {
  checkObject(options, 'options');
  const { generator } = options;
  checkArgument(
    generator === undefined || Task.hasInstance(generator),
    'generator',
    'a task',
    generator,
  );
}
