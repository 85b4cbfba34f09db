import type { TestProject } from 'vitest/node';
import { listCalls } from '../typedoc/workspace/arguments';

/** Lists the calls with wrong arguments once: this needs the compiler, and there are thousands of mutants. */
export default function setup(project: TestProject): void {
  const calls = listCalls().filter(({ argument }) => /^(?:core|num|task)\./.test(argument));
  project.provide('calls', calls);
}
