import { join } from 'node:path';
import { type Configuration, PARTS } from './splitPages';

/** `typedoc/api/core/index.md`, in any language. */
const PACKAGE_PAGE = /(?:typedoc.api|current)[\\/][^\\/]+[\\/]index\.md$/;

/**
 * Lets the pages of packages bring along the component that shows their facts. It is a part of
 * these pages: all others do without, and it is there when the first page is hydrated.
 */
export function withPackageFacts(configuration: Configuration): Configuration {
  return {
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        {
          test: PACKAGE_PAGE,
          resourceQuery: { not: PARTS },
          enforce: 'post',
          loader: join(__dirname, 'factsLoader.cjs'),
          options: { component: join(__dirname, '../../components/PackageFacts/index.tsx') },
        },
      ],
    },
  };
}
