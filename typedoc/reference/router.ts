import {
  type Application,
  type DeclarationReflection,
  type PageDefinition,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type Router,
} from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { unscoped } from './contract';
import type { SymbolPageKind } from './pageData';

const PAGE_FOLDERS: ReadonlyMap<ReflectionKind, SymbolPageKind> = new Map([
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Function, 'function'],
]);

export function pageFolder({ kind, name }: Reflection): SymbolPageKind {
  const folder = PAGE_FOLDERS.get(kind);
  if (folder === undefined) {
    throw new Error(`"${name}" cannot have its own page: its kind has no folder`);
  }
  return folder;
}

export function owningModule(reflection: Reflection): DeclarationReflection | undefined {
  if (reflection.isDeclaration() && reflection.kindOf(ReflectionKind.Module)) {
    return reflection;
  }
  return reflection.parent && owningModule(reflection.parent);
}

function isNamesake(reflection: Reflection): boolean {
  return (
    reflection.parent?.kindOf(ReflectionKind.Namespace) === true &&
    reflection.parent.name === reflection.name
  );
}

/**
 * Packages and their functions, classes, interfaces and namespaces have pages. A member of a namespace
 * has only an anchor, unless it is an interface, class or function with the name of the namespace.
 */
function ownsPage(reflection: Reflection): boolean {
  if (reflection.kindOf(ReflectionKind.Module)) {
    return true;
  }
  const isInModule = reflection.parent?.kindOf(ReflectionKind.Module) === true;
  return PAGE_FOLDERS.has(reflection.kind) && (isInModule || isNamesake(reflection));
}

export function pagesOf(module: DeclarationReflection): DeclarationReflection[] {
  return (module.children ?? []).flatMap((child) => [
    ...(ownsPage(child) ? [child] : []),
    ...(child.children ?? []).filter((inner) => isNamesake(inner) && ownsPage(inner)),
  ]);
}

export class ApiRouter extends MemberRouter {
  override buildChildPages(reflection: Reflection, outPages: PageDefinition[]): void {
    if (ownsPage(reflection)) {
      super.buildChildPages(reflection, outPages);
    } else {
      this.buildAnchors(reflection, pageOwner(reflection));
    }
  }

  override getIdealBaseName(reflection: Reflection): string {
    const module = owningModule(reflection);
    if (module === undefined) {
      return this.entryFileName;
    }
    return reflection === module
      ? `${unscoped(module.name)}/${this.entryFileName}`
      : `${unscoped(module.name)}/${pageFolder(reflection)}/${this.getReflectionAlias(reflection)}`;
  }
}

export function routePages(app: Application, project: ProjectReflection): Router {
  const router = new ApiRouter(app);
  router.buildPages(project);
  return router;
}

function pageOwner(reflection: Reflection): Reflection {
  const { parent } = reflection;
  return ownsPage(reflection) || parent === undefined ? reflection : pageOwner(parent);
}
