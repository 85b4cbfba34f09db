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
  readonly readme: string;
  readonly sizes: Sizes;
  readonly addresses: FactAddresses;
}

export function gatherFacts(
  { name, shortName, folder, manifest, dependencies }: WorkspacePackage,
  { locale, root, readme, sizes, addresses }: FactSources,
): PackageFacts {
  const figures = new FigureWriter(locale);
  const importLine = firstImport(readme, name);
  const size = sizes[shortName];
  const alone = Object.values(size?.exports ?? {}).sort((one, other) => one - other);
  const median = alone[Math.floor(alone.length / 2)];
  return {
    name,
    version: manifest.version,
    ...(importLine !== undefined && { importLine }),
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

const CODE_BLOCK = /^```[^]*?^```$/gm;

/** Of the values that the first example imports, takes the one that the text mentions first. */
export function firstImport(readme: string, packageName: string): string | undefined {
  const whole = new RegExp(`^import \\* as \\w+ from '${packageName}';`, 'm').exec(readme);
  if (whole !== null) {
    return whole[0];
  }
  const statement = new RegExp(`^import \\{([^}]*)\\} from '${packageName}';`, 'm').exec(readme);
  const names = (statement?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const text = readme.replace(CODE_BLOCK, '');
  const mentioned = [...text.matchAll(/`(\w+)/g)].map(([, word = '']) => word);
  const name = mentioned.find((word) => names.includes(word)) ?? names[0];
  return name === undefined ? undefined : `import { ${name} } from '${packageName}';`;
}
