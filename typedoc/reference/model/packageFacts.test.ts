import { describe, expect, test } from 'vitest';
import type { WorkspacePackage } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import { type FactSettings, gatherFacts } from './packageFacts';

const SHAPES: WorkspacePackage = {
  name: '@fixture/shapes',
  shortName: 'shapes',
  folder: '/repository/packages/shapes',
  manifest: { name: '@fixture/shapes', version: '1.2.3', description: 'Shapes' },
  dependencies: ['@fixture/lines'],
};

function settings(more: Partial<FactSettings> = {}): FactSettings {
  return {
    locale: 'en-GB',
    root: '/repository',
    sizes: {},
    links: {
      source: '',
      edit: String,
      browse: (path) => `browse:${path}`,
    },
    ...more,
  };
}

describe('gatherFacts()', () => {
  test('contains the package and its dependencies', () => {
    expect(gatherFacts(SHAPES, settings())).toEqual({
      name: '@fixture/shapes',
      version: '1.2.3',
      dependencies: [{ name: '@fixture/lines', path: '/api/lines' }],
      source: 'browse:packages/shapes',
    });
  });

  test('contains the total size and the median of the exports', () => {
    const recorded: Sizes = { shapes: { whole: 900, exports: { c: 300, a: 10, b: 50 } } };
    expect(gatherFacts(SHAPES, settings({ sizes: recorded })).size).toEqual({
      whole: '900\u00a0B',
      median: '50\u00a0B',
    });
    const only: Sizes = { shapes: { whole: 40, exports: { a: 40 } } };
    expect(gatherFacts(SHAPES, settings({ sizes: only })).size).toEqual({ whole: '40\u00a0B' });
  });
});
