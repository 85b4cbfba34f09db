import {
  type DeclarationReflection,
  type PageDefinition,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { unscoped } from './contract';

/** The kinds of reflections that may have a page of their own, and their part of the path. */
const PAGE_FOLDERS: ReadonlyMap<ReflectionKind, string> = new Map([
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Function, 'function'],
]);

/**
 * The part of a page's path that says its kind, which is the same in every language.
 *
 * @throws Error when things of its kind have no pages.
 */
export function pageFolder({ kind, name }: Reflection): string {
  const folder = PAGE_FOLDERS.get(kind);
  if (folder === undefined) {
    throw new Error(`"${name}" has no page of its own: its kind is none of those with a folder`);
  }
  return folder;
}

/** The module (that is, the package) that a reflection belongs to. */
export function owningModule(reflection: Reflection): DeclarationReflection | undefined {
  if (reflection.isDeclaration() && reflection.kindOf(ReflectionKind.Module)) {
    return reflection;
  }
  return reflection.parent && owningModule(reflection.parent);
}

/** Whether a reflection bears the name of the namespace that it stands in. */
function isNamesake(reflection: Reflection): boolean {
  return (
    reflection.parent?.kindOf(ReflectionKind.Namespace) === true &&
    reflection.parent.name === reflection.name
  );
}

/**
 * Whether a reflection has a page of its own.
 *
 * Packages have one, and so do their functions, classes, interfaces and namespaces. What stands in
 * a namespace is an anchor there, but for an interface, class or function with the namespace's name.
 */
function ownsPage(reflection: Reflection): boolean {
  if (reflection.kindOf(ReflectionKind.Module)) {
    return true;
  }
  const standsInModule = reflection.parent?.kindOf(ReflectionKind.Module) === true;
  return PAGE_FOLDERS.has(reflection.kind) && (standsInModule || isNamesake(reflection));
}

/** The members of a package that have pages, with those that stand in their namesake. */
export function pagesOf(module: DeclarationReflection): DeclarationReflection[] {
  return (module.children ?? []).flatMap((child) => [
    ...(ownsPage(child) ? [child] : []),
    ...(child.children ?? []).filter((inner) => isNamesake(inner) && ownsPage(inner)),
  ]);
}

/** Gives pages the paths `{package}/index` and `{package}/{kind}/{Name}`. */
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

function pageOwner(reflection: Reflection): Reflection {
  const { parent } = reflection;
  return ownsPage(reflection) || parent === undefined ? reflection : pageOwner(parent);
}
