import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Application,
  type CommentDisplayPart,
  type Context,
  Converter,
  ReflectionKind,
} from 'typedoc';
import { type WorkspacePackage, findOwner } from '../../workspace/packages';
import { packagePath } from '../contract';

export type ReadmeReader = (workspacePackage: WorkspacePackage) => string;

export const readEnglishReadme: ReadmeReader = ({ name, folder }) => {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) {
    throw new Error(`Package "${name}" must have a README at "${path}": it is its front page`);
  }
  return readFileSync(path, 'utf8');
};

export function distinctiveKeywords(
  packageName: string,
  packages: readonly WorkspacePackage[],
): readonly string[] {
  const own = packages.find(({ name }) => name === packageName)?.manifest.keywords ?? [];
  const others = packages.filter(({ name }) => name !== packageName);
  const isShared = (keyword: string): boolean =>
    others.length > 0 &&
    others.every(({ manifest }) => manifest.keywords?.includes(keyword) === true);
  return own.filter((keyword) => !isShared(keyword));
}

/**
 * Names each module after its package, and gives it the package's README. In a single program
 * TypeDoc names modules after folders and reads only the root README.
 */
export function describePackages(
  app: Application,
  packages: readonly WorkspacePackage[],
  readReadme: ReadmeReader,
): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) => {
    for (const module of context.project.getChildrenByKind(ReflectionKind.Module)) {
      const owner = findOwner(packages, module.sources?.[0]?.fullFileName ?? '');
      if (owner === undefined) {
        throw new Error(`Module "${module.name}" belongs to no package of the workspace`);
      }
      module.name = owner.name;
      module.readme = toDisplayParts(withOwnPaths(readReadme(owner), owner));
    }
  });
}

/** READMEs have absolute URLs for registries; as relative links, the build checks them. */
function withOwnPaths(readme: string, { shortName, manifest }: WorkspacePackage): string {
  const site = manifest.homepage?.replace(new RegExp(`${packagePath(shortName)}$`), '');
  return site === undefined ? readme : readme.replaceAll(`](${site}/`, '](/');
}

function toDisplayParts(markdown: string): CommentDisplayPart[] {
  return markdown
    .split(/(^```[^]*?^```$)/m)
    .filter((text) => text !== '')
    .map((text) => ({ kind: text.startsWith('```') ? 'code' : 'text', text }));
}
