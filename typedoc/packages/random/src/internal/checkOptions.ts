import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';
import type { RandomOptions } from '../RandomOptions.js';

/** Throws unless the argument is an options object whose generator, if any, is a task. */
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
