import { TestRunner } from 'vitest';

type Collector = ReturnType<typeof TestRunner.getCurrentSuite>;

/**
 * Stryker counts only failed tests, so a mutant that makes a test file or the body of a `describe`
 * throw would survive. This runner fails a test for such an error.
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
