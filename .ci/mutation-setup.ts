import type { TestProject } from 'vitest/node';
import { listCalls } from '../typedoc/workspace/arguments';

/** Lists the calls once, not for each of thousands of mutants, because that needs the compiler. */
export default function setup(project: TestProject): void {
  const calls = listCalls().filter(({ argument }) => /^(?:core|num|task)\./.test(argument));
  project.provide('calls', calls);
}
