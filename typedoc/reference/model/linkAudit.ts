import { type ProjectReflection, type ReferenceType, ReflectionKind } from 'typedoc';

const TYPES = [ReflectionKind.Class, ReflectionKind.Interface, ReflectionKind.TypeAlias] as const;

export class LinkAudit {
  readonly #unlinked = new Map<string, string>();
  #linked = 0;

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

  /** @throws Error that lists the documented types without a link, each with a page. */
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

/** A type parameter is chosen by the caller, and described with its signature. */
function isOpen(type: ReferenceType): boolean {
  return (
    type.refersToTypeParameter ||
    type.isIntentionallyBroken() ||
    type.reflection?.kindOf(ReflectionKind.TypeParameter) === true
  );
}
