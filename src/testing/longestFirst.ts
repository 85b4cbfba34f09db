import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['typedoc/workspace/pack.test.ts', 'src/config/brokenSites.test.ts'];

/** Starts the slowest files first, so that no processor waits for them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
