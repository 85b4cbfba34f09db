import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Application,
  type CommentDisplayPart,
  type Context,
  Converter,
  ReflectionKind,
} from 'typedoc';
import { type WorkspacePackage, findOwner } from '../workspace/packages';
import { packagePath } from './contract';

/** Reads the README that a package shows in a language. */
export type ReadmeReader = (workspacePackage: WorkspacePackage) => string;

export const readEnglishReadme: ReadmeReader = ({ name, folder }) => {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) {
    throw new Error(`Package "${name}" must have a README at "${path}": it is its front page`);
  }
  return readFileSync(path, 'utf8');
};

/** Lists the keywords of a package, without those that all packages have. */
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
 * Names each module as its package is imported, and gives it the package's README.
 *
 * In a single program TypeDoc names modules by their folder and reads no README but the root's.
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

/**
 * Returns a README whose links to this site are paths of it, which the build checks. In a registry and
 * in the repository a README needs their whole address.
 */
function withOwnPaths(readme: string, { shortName, manifest }: WorkspacePackage): string {
  const site = manifest.homepage?.replace(new RegExp(`${packagePath(shortName)}$`), '');
  return site === undefined ? readme : readme.replaceAll(`](${site}/`, '](/');
}

/** Splits Markdown in text and code, so that code is left as it is when text is escaped. */
function toDisplayParts(markdown: string): CommentDisplayPart[] {
  return markdown
    .split(/(^```[^]*?^```$)/m)
    .filter((text) => text !== '')
    .map((text) => ({ kind: text.startsWith('```') ? 'code' : 'text', text }));
}
