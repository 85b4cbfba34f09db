import { relative } from 'node:path';
import { type WorkspacePackage, posixPath } from '../../workspace/packages';
import { type PackageFacts, packagePath, unscoped } from '../contract';
import { FigureWriter } from '../figures';
import type { ReferenceSettings } from '../typedocOptions';

export type FactSettings = Pick<ReferenceSettings, 'locale' | 'root' | 'sizes' | 'links'>;

export function gatherFacts(
  { name, shortName, folder, manifest, dependencies }: WorkspacePackage,
  { locale, root, sizes, links }: FactSettings,
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
    source: links.browse(posixPath(relative(root, folder))),
  };
}
