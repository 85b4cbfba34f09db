import { relative } from 'node:path';
import type { Locale } from '../../workspace/locales';
import type { WorkspacePackage } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import { type PackageFacts, packagePath, unscoped } from '../contract';
import { FigureWriter } from '../figures';

export interface FactAddresses {
  readonly browse: (path: string) => string;
  readonly registry: (packageName: string) => string;
}

export interface FactSources {
  readonly locale: Locale;
  readonly root: string;
  readonly sizes: Sizes;
  readonly addresses: FactAddresses;
}

export function gatherFacts(
  { name, shortName, folder, manifest, dependencies }: WorkspacePackage,
  { locale, root, sizes, addresses }: FactSources,
): PackageFacts {
  const figures = new FigureWriter(locale);
  const size = sizes[shortName];
  const alone = Object.values(size?.exports ?? {}).sort((one, other) => one - other);
  const median = alone[Math.floor(alone.length / 2)];
  return {
    name,
    version: manifest.version,
    dependencies: dependencies.map((dependency) => ({
      name: dependency,
      path: packagePath(unscoped(dependency)),
    })),
    ...(size !== undefined && {
      size: {
        whole: figures.size(size.whole),
        ...(median !== undefined && alone.length > 1 && { median: figures.size(median) }),
      },
    }),
    source: addresses.browse(relative(root, folder)),
    registry: addresses.registry(name),
  };
}
