import type { TestProject } from 'vitest/node';
import { listCalls } from '../typedoc/workspace/arguments';

/** The list needs the compiler: make it once, not for each of thousands of mutants. */
export default function setup(project: TestProject): void {
  const calls = listCalls().filter(({ argument }) => /^(?:core|num|task)\./.test(argument));
  project.provide('calls', calls);
}
