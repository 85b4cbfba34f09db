import { describe, expect, test } from 'vitest';
import { withPackageFacts } from './packagePages';

interface Rule {
  readonly test: RegExp;
  readonly loader: string;
  readonly options: object;
}

describe('withPackageFacts()', () => {
  const { module } = withPackageFacts({ module: { rules: [{ test: /\.md$/ }] } });
  const [first, added] = module?.rules as unknown as readonly [object, Rule];

  test('leaves the rules that are there', () => {
    expect(first).toEqual({ test: /\.md$/ });
  });

  test.each([
    ['/site/typedoc/api/core/index.md', true],
    ['/site/i18n/fr/docusaurus-plugin-content-docs-api/current/core/index.md', true],
    ['/site/typedoc/api/index.md', false],
    ['/site/typedoc/api/core/function/index.md', false],
    ['/site/typedoc/api/core/namespace/Option.md', false],
  ])('knows whether "%s" is the page of a package', (path, isPackage) => {
    expect(added.test.test(path)).toBe(isPackage);
  });

  test('adds the component to what the page exports', async () => {
    const { default: load } = (await import(added.loader)) as {
      readonly default: (this: { getOptions: () => object }, source: string) => string;
    };
    const context = { getOptions: () => ({ component: '/site/Facts.tsx' }) };
    expect(load.call(context, 'export default 1;')).toBe(
      'export default 1;\nexport { default as PackageFacts } from "/site/Facts.tsx";\n',
    );
  });
});
