/** A package as the graph sees it. */
export interface GraphNode {
  readonly name: string;
  /** The names of the nodes that it needs itself. */
  readonly needs: readonly string[];
}

/** What a node needs, directly or through others. */
export type Closure = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns what each node needs, directly or through others.
 *
 * @throws Error when a node needs one that is not there, or itself.
 */
export function closureOf(nodes: readonly GraphNode[]): Closure {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const closure = new Map<string, ReadonlySet<string>>();

  function visit(name: string, path: readonly string[]): ReadonlySet<string> {
    const node = byName.get(name);
    if (node === undefined || path.includes(name)) {
      throw new Error(`"${[...path, name].join('" needs "')}", which cannot be drawn`);
    }
    const known = closure.get(name);
    if (known !== undefined) {
      return known;
    }
    const reached = new Set<string>();
    for (const need of node.needs) {
      reached.add(need);
      for (const further of visit(need, [...path, name])) {
        reached.add(further);
      }
    }
    closure.set(name, reached);
    return reached;
  }

  for (const { name } of nodes) {
    visit(name, []);
  }
  return closure;
}

/** Leaves out each need that another need of the same node has as well. */
export function withoutImplied(nodes: readonly GraphNode[]): readonly GraphNode[] {
  const closure = closureOf(nodes);
  return nodes.map(({ name, needs }) => ({
    name,
    needs: needs.filter((need) => !needs.some((other) => closure.get(other)?.has(need) === true)),
  }));
}

/** Returns how far each node stands above those that need nothing: the length of its longest way. */
export function depthsOf(nodes: readonly GraphNode[]): ReadonlyMap<string, number> {
  const closure = closureOf(nodes);
  const depths = new Map<string, number>();
  // What a node needs has a smaller closure than itself.
  const fromBelow = [...nodes].sort((self, other) => sizeOf(self) - sizeOf(other));
  for (const { name, needs } of fromBelow) {
    depths.set(name, Math.max(-1, ...needs.map((need) => depths.get(need) ?? 0)) + 1);
  }
  return depths;

  function sizeOf({ name }: GraphNode): number {
    return closure.get(name)?.size ?? 0;
  }
}
