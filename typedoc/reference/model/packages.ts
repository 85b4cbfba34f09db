import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, type Context, Converter, ReflectionKind } from 'typedoc';
import { type WorkspacePackage, findOwner } from '../../workspace/packages';
import { packagePath } from '../contract';
import type { Block, Text } from '../pageData';
import { isCode, isHeading, readText, writeParts } from '../text';

export function readEnglishReadme({ name, folder }: WorkspacePackage): string {
  const path = join(folder, 'README.md');
  if (!existsSync(path)) {
    throw new Error(`Package "${name}" has no README: write its front page, "${path}"`);
  }
  return readFileSync(path, 'utf8');
}

/** Renames the modules, which TypeDoc names after folders in a single program. */
export function nameModules(app: Application, packages: readonly WorkspacePackage[]): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      const owner = findOwner(packages, module.sources?.[0]?.fullFileName ?? '');
      if (owner === undefined) {
        throw new Error(`Module "${module.name}" is not in any package of the workspace`);
      }
      module.name = owner.name;
    }
  });
}

/** Removes the title and the install section, because the page shows both at its top. */
export function readReadme(markdown: string, owner: WorkspacePackage): Text {
  const text = readText(withOwnPaths(markdown, owner)).filter((block) => !isTitle(block));
  const install = text.findIndex(
    (block) => isCode(block) && block.code === `npm install ${owner.name}`,
  );
  const heading = text[install - 1];
  if (install !== -1 && (heading === undefined || !isHeading(heading))) {
    throw new Error(
      `Put the command to install "${owner.name}" in its README directly below a heading`,
    );
  }
  return install === -1 ? text : text.toSpliced(install - 1, 2);
}

function isTitle(block: Block): boolean {
  return !isCode(block) && writeParts(block.parts).startsWith('# ');
}

/** READMEs have absolute URLs for registries. Makes them relative, so that the build checks them. */
function withOwnPaths(readme: string, { shortName, manifest }: WorkspacePackage): string {
  const site = manifest.homepage?.replace(new RegExp(`${packagePath(shortName)}$`), '');
  return site === undefined ? readme : readme.replaceAll(`](${site}/`, '](/');
}
