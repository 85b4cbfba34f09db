import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  type ProjectReflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';
import { declarationSource, literalOf } from './entry';

interface DocumentationGap {
  readonly location: string;
  readonly name: string;
  readonly message: string;
}

export function assertDocumented(project: ProjectReflection): void {
  const gaps = project.getChildrenByKind(ReflectionKind.Module).flatMap(exportsOf).flatMap(gapsOf);
  if (gaps.length > 0) {
    const lines = gaps.map(({ location, name, message }) => `  ${location} ${name}: ${message}`);
    throw new Error(`The documentation is not complete\n${lines.join('\n')}`);
  }
}

export function exportsOf(container: DeclarationReflection): readonly DeclarationReflection[] {
  return (container.children ?? []).flatMap((child) => {
    if (child.isReference()) {
      return [];
    }
    return child.kindOf(ReflectionKind.Namespace) ? exportsOf(child) : [child];
  });
}

const SHOWN = [ReflectionKind.Function, ReflectionKind.Class];

function gapsOf(exported: DeclarationReflection): readonly DocumentationGap[] {
  const lacks = (message: string): readonly DocumentationGap[] => [gap(exported, message)];
  const examples = examplesOf(exported);
  return [
    ...partGaps(exported),
    ...(exported.kindOf(SHOWN) && examples.length === 0 ? lacks('Expected an @example') : []),
    ...examples
      .filter(({ title }) => title === '')
      .flatMap(() => lacks('Expected a title after @example')),
    ...examples
      .filter(({ code }) => !ASSERTION.test(code))
      .flatMap(({ title }) => lacks(`Expected "// => value" in the example "${title}"`)),
  ];
}

function partGaps(part: DeclarationReflection): readonly DocumentationGap[] {
  // Members of the language, such as `Error.stack`, are documented elsewhere.
  if (part.flags.isExternal || part.flags.isInherited) {
    return [];
  }
  const signatures = signaturesOf(part);
  return [
    ...(commentsOf(part).every(isEmpty)
      ? [gap(part, 'Expected a sentence that says what it is')]
      : []),
    ...describedGaps(part, part.typeParameters ?? [], '@typeParam'),
    ...signatures.flatMap((signature) => signatureGaps(part, signature)),
    ...membersOf(part).flatMap(partGaps),
  ];
}

function signatureGaps(
  part: DeclarationReflection,
  signature: SignatureReflection,
): readonly DocumentationGap[] {
  const returns = part.comment?.getTag('@returns') ?? signature.comment?.getTag('@returns');
  return [
    ...describedGaps(part, signature.typeParameters ?? [], '@typeParam'),
    ...describedGaps(part, signature.parameters ?? [], '@param'),
    ...(returnsNothing(signature) || returns !== undefined ? [] : [gap(part, 'Expected @returns')]),
  ];
}

function describedGaps(
  part: DeclarationReflection,
  names: readonly (ParameterReflection | TypeParameterReflection)[],
  tag: string,
): readonly DocumentationGap[] {
  return names
    .filter(({ comment, name }) => name !== 'this' && isEmpty(comment))
    .map(({ name }) => gap(part, `Expected ${tag} ${name}`));
}

function gap(reflection: DeclarationReflection, message: string): DocumentationGap {
  const source = declarationSource(reflection);
  return {
    location: source === undefined ? '?' : `${source.fullFileName}:${String(source.line)}`,
    name: reflection.getFriendlyFullName(),
    message,
  };
}

function commentsOf(part: DeclarationReflection): readonly (Comment | undefined)[] {
  const accessors = [part.getSignature, part.setSignature];
  return [part, ...(part.signatures ?? []), ...accessors].map((each) => each?.comment);
}

function isEmpty(comment: Comment | undefined): boolean {
  return comment?.hasVisibleComponent() !== true;
}

function signaturesOf(part: DeclarationReflection): readonly SignatureReflection[] {
  return [...(part.signatures ?? []), ...(literalOf(part.type)?.signatures ?? [])];
}

function membersOf(part: DeclarationReflection): readonly DeclarationReflection[] {
  return [...(part.children ?? []), ...(literalOf(part.type)?.children ?? [])];
}

const NOTHING: ReadonlySet<string> = new Set(['void', 'never', 'undefined']);

function returnsNothing({ type, kind }: SignatureReflection): boolean {
  return (
    kind === ReflectionKind.ConstructorSignature ||
    (type?.type === 'intrinsic' && NOTHING.has(type.name)) ||
    (type?.type === 'predicate' && type.asserts)
  );
}

/** An example must assert something: a value, or a statement on types. */
const ASSERTION = /\/\/ =>|\bassertType\b|@ts-expect-error|^import type\b/m;

function examplesOf(
  exported: DeclarationReflection,
): readonly { readonly title: string; readonly code: string }[] {
  return commentsOf(exported)
    .flatMap((comment) => comment?.getTags('@example') ?? [])
    .map(({ name = '', content }) => ({
      title: name.trim(),
      code: content.map(({ text }) => text).join(''),
    }));
}
