import {
  type Application,
  type Comment,
  type CommentDisplayPart,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';

/** Before TypeDoc's own resolver, which warns of names that it cannot find. */
const BEFORE_LINK_RESOLVER = 100;

/**
 * TypeScript reads `@throws {@link ArgumentError}` as a type in braces, so TypeDoc gets no symbol
 * and looks for the name only in the module of the comment.
 */
export function linkExportsOfOtherPackages(app: Application): void {
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }: Context) => {
      for (const reflection of Object.values<Reflection>(project.reflections)) {
        const { comment } = reflection;
        for (const part of comment === undefined ? [] : partsOf(comment)) {
          linkPart(part, reflection);
        }
      }
    },
    BEFORE_LINK_RESOLVER,
  );
}

function partsOf(comment: Comment): CommentDisplayPart[] {
  return [...comment.summary, ...comment.blockTags.flatMap(({ content }) => content)];
}

function linkPart(part: CommentDisplayPart, from: Reflection): void {
  const isOpen = part.kind === 'inline-tag' && part.tag === '@link' && part.target === undefined;
  if (isOpen && !isInScope(from, part.text)) {
    const target = findExport(from.project, part.text);
    if (target !== undefined) {
      part.target = target;
    }
  }
}

function isInScope(from: Reflection, name: string): boolean {
  return (
    from.getChildByName([name]) !== undefined ||
    (from.parent !== undefined && isInScope(from.parent, name))
  );
}

function findExport(project: ProjectReflection, name: string): Reflection | undefined {
  const exports = project
    .getChildrenByKind(ReflectionKind.Module)
    .map((module) => module.children?.find((child) => child.name === name))
    .filter((child): child is DeclarationReflection => child !== undefined);
  return exports.length === 1 ? exports[0] : undefined;
}
