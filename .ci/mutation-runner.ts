import { TestRunner } from 'vitest';

type Collector = ReturnType<typeof TestRunner.getCurrentSuite>;

/**
 * Runs the tests for Stryker, which counts the tests that fail: a mutant with which a test file or
 * the body of a `describe` throws would survive. Here a test fails for them.
 */
export default class MutationRunner extends TestRunner {
  override async importFile(
    ...[path, source]: Parameters<TestRunner['importFile']>
  ): Promise<unknown> {
    if (source === 'setup') {
      return super.importFile(path, source);
    }
    const top = TestRunner.getCurrentSuite();
    const fail = (error: unknown): void => {
      top.test('the tests are collected', () => {
        throw error;
      });
    };
    try {
      return await super.importFile(path, source);
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      top.tasks
        .filter((task) => task.type === 'collector')
        .forEach((suite) => {
          guard(suite, fail);
        });
    }
  }
}

/** Has the body of a `describe` that throws count as one without tests, and tells of the error. */
function guard(self: Collector, onError: (error: unknown) => void): void {
  const { collect, suite } = self;
  self.collect = async (file) => {
    try {
      return await collect(file);
    } catch (error) {
      if (suite === undefined) {
        throw error;
      }
      onError(error);
      return suite;
    }
  };
}
