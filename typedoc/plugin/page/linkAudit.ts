import { type ProjectReflection, type ReferenceType, ReflectionKind } from 'typedoc';

const TYPES = [ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.TypeAlias] as const;

/**
 * Notes the types of signatures that lead nowhere, so that none of a package stays without a link.
 */
export class LinkAudit {
  readonly #unlinked = new Map<string, string>();
  #linked = 0;

  /** Notes where a type leads, on a page. */
  note(type: ReferenceType, href: string | undefined, page: string): void {
    if (href !== undefined) {
      this.#linked += 1;
    } else if (!isOpen(type)) {
      this.#unlinked.set(type.name, page);
    }
  }

  get linked(): number {
    return this.#linked;
  }

  /**
   * Checks that each type that is documented is a link wherever it stands.
   *
   * @throws Error naming those that are not, each with a page where it stands.
   */
  assertLinked(project: ProjectReflection): void {
    const documented = new Set(
      TYPES.flatMap((kind) => project.getReflectionsByKind(kind)).map(({ name }) => name),
    );
    const missing = [...this.#unlinked]
      .filter(([name]) => documented.has(name))
      .map(([name, page]) => `"${name}" on "${page}"`);
    if (missing.length > 0) {
      throw new Error(
        `Types that are documented and lead nowhere: ${missing.join(', ')}; export them from the root of their package, or import the documented one`,
      );
    }
  }
}

/** A parameter of a type stands for what the caller chooses, and is described with its signature. */
function isOpen(type: ReferenceType): boolean {
  return (
    type.refersToTypeParameter ||
    type.isIntentionallyBroken() ||
    type.reflection?.kindOf(ReflectionKind.TypeParameter) === true
  );
}
