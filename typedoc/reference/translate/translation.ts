import { basename } from 'node:path';
import {
  type Comment,
  type CommentDisplayPart,
  type InlineTagDisplayPart,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import { replaceRemarks } from '../../doctest/remarks';
import { type WorkspacePackage, findOwner } from '../../workspace/packages';
import type { Catalogue, Translation } from './catalogue';
import { markPassage, markTitle } from './passages';

export function translateProject(
  project: ProjectReflection,
  catalogue: Pick<Catalogue, 'translate'>,
  packages: readonly WorkspacePackage[],
): void {
  const seen = new Set<Comment>();
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection;
    const module = moduleOf(reflection, packages);
    if (comment !== undefined && module !== undefined && !seen.has(comment)) {
      seen.add(comment);
      const { symbol, block } = subjectOf(reflection, basename(module));
      translateComment(comment, block, (key, english) =>
        catalogue.translate({ module, key: `${symbol}/${key}`, english }),
      );
    }
  }
}

type Translate = (block: string, english: string) => Translation;

const NAMES: ReadonlySet<string> = new Set(['@alias', '@category', '@since', '@group']);

function translateComment(comment: Comment, summary: string, translate: Translate): void {
  const counts = new Map<string, number>();
  const numbered = (block: string): string => {
    const count = (counts.get(block) ?? 0) + 1;
    counts.set(block, count);
    return count === 1 ? block : `${block}/${String(count)}`;
  };
  const inBlock =
    (block: string) =>
    (english: string): Translation =>
      translate(numbered(block), english);
  comment.summary = translateParts(comment.summary, inBlock(summary));
  for (const tag of comment.blockTags) {
    let block = tag.tag.slice(1);
    let remark = `${block}/comment`;
    if (tag.tag === '@example') {
      const example = numbered(block);
      block = `${example}/text`;
      remark = `${example}/comment`;
      if (tag.name !== undefined) {
        const { text, state } = translate(`${example}/title`, tag.name);
        tag.name = text;
        markTitle(tag, state);
      }
    }
    if (!NAMES.has(tag.tag)) {
      tag.content = translateParts(tag.content, inBlock(block), inBlock(remark));
    }
  }
}

/** In code it translates only comments without a claim. Links keep their targets. */
function translateParts(
  parts: readonly CommentDisplayPart[],
  translate: (text: string) => Translation,
  translateRemark = translate,
): CommentDisplayPart[] {
  const links = new Map(
    parts
      .filter((part): part is InlineTagDisplayPart => part.kind === 'inline-tag')
      .map((part) => [linkSource(part), part]),
  );
  const source = parts
    .map((part) => (part.kind === 'inline-tag' ? linkSource(part) : part.text))
    .join('');
  const translateParagraph = (paragraph: string): CommentDisplayPart[] => {
    const [, before = '', english = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(paragraph) ?? [];
    const { text, state }: Translation =
      english === '' ? { text: '', state: 'current' } : translate(english);
    return [
      ...restoreParts(before, links),
      ...markPassage(restoreParts(text, links), state),
      ...restoreParts(after, links),
    ];
  };
  return source
    .split(/(^```[^]*?^```[^\S\n]*$)/m)
    .flatMap((section): CommentDisplayPart[] =>
      section.startsWith('```')
        ? [{ kind: 'code', text: translateCode(section, translateRemark) }]
        : section.split(/(\n{2,})/).flatMap(translateParagraph),
    );
}

function translateCode(block: string, translate: (text: string) => Translation): string {
  const [, opening = '', code = '', closing = ''] = /^(.*\n)([^]*)(^```\s*)$/m.exec(block) ?? [];
  return opening + replaceRemarks(code, (words) => translate(words).text) + closing;
}

function restoreParts(
  text: string,
  links: ReadonlyMap<string, InlineTagDisplayPart>,
): CommentDisplayPart[] {
  return text
    .split(/(\{@link\w* [^}]*\}|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece): CommentDisplayPart => {
      const link = links.get(piece);
      if (link !== undefined) {
        return link;
      }
      // A stale translation may contain links that its English text no longer has.
      const plain = piece.replace(/^\{@link\w* ([^}|\s]+)[^}]*\}$/, '`$1`');
      return { kind: plain.startsWith('`') ? 'code' : 'text', text: plain };
    });
}

function linkSource(part: InlineTagDisplayPart): string {
  return `{${part.tag} ${part.text}}`;
}

function moduleOf(
  reflection: Reflection,
  packages: readonly WorkspacePackage[],
): string | undefined {
  let current: Reflection | undefined = originOf(reflection);
  while (current !== undefined) {
    const file =
      current.isDeclaration() || current.isSignature()
        ? current.sources?.[0]?.fullFileName
        : undefined;
    if (file !== undefined) {
      const owner = findOwner(packages, file);
      return owner === undefined ? undefined : `${owner.shortName}/${basename(file, '.ts')}`;
    }
    current = parentOf(current);
  }
  return undefined;
}

function subjectOf(
  reflection: Reflection,
  file: string,
): { readonly symbol: string; readonly block: string } {
  const parent = parentOf(reflection);
  if (parent !== undefined && (reflection.isParameter() || reflection.isTypeParameter())) {
    const word = reflection.isParameter() ? 'param' : 'typeParam';
    return { symbol: symbolOf(parent, file), block: `${word}/${reflection.name}` };
  }
  const symbol = symbolOf(originOf(reflection), file);
  return {
    symbol: reflection.kindOf(MODULES) ? below(symbol, '@module') : symbol,
    block: 'summary',
  };
}

const MODULES = [ReflectionKind.Module, ReflectionKind.Namespace];
const TYPES = [ReflectionKind.Interface, ReflectionKind.TypeAlias];

/** `map`, or `Shape:type.corners`, because a function and a type may share a name. */
function symbolOf(reflection: Reflection, file: string): string {
  const parent = parentOf(reflection);
  if (
    parent === undefined ||
    reflection.kindOf(ReflectionKind.Module) ||
    (reflection.kindOf(ReflectionKind.Namespace) && reflection.name === file)
  ) {
    return '';
  }
  const around = symbolOf(parent, file);
  if (reflection.isSignature()) {
    return around + callOf(reflection);
  }
  return reflection.name === '__type'
    ? around + numberOf(alternativesOf(parent).indexOf(reflection))
    : below(around, reflection.kindOf(TYPES) ? `${reflection.name}:type` : reflection.name);
}

function callOf(signature: SignatureReflection): string {
  const { parent } = signature;
  const isOwn = parent.kindOf([
    ReflectionKind.Function,
    ReflectionKind.Method,
    ReflectionKind.Constructor,
    ReflectionKind.Accessor,
  ]);
  return [
    signature === parent.setSignature ? ':set' : '',
    signature.kindOf(ReflectionKind.IndexSignature) ? '[]' : '',
    signature.kindOf(ReflectionKind.CallSignature) && !isOwn ? '()' : '',
    numberOf(parent.signatures?.indexOf(signature) ?? 0),
  ].join('');
}

function alternativesOf(owner: Reflection): readonly Reflection[] {
  const type = owner.isDeclaration() || owner.isParameter() ? owner.type : undefined;
  return (type?.type === 'union' ? type.types : []).flatMap((each) =>
    each.type === 'reflection' ? [each.declaration] : [],
  );
}

function numberOf(index: number): string {
  return index > 0 ? `~${String(index + 1)}` : '';
}

function below(symbol: string, name: string): string {
  return symbol === '' ? name : `${symbol}.${name}`;
}

function parentOf({ parent }: Reflection): Reflection | undefined {
  return parent === undefined ? undefined : originOf(parent);
}

function originOf(reflection: Reflection): Reflection {
  const origin =
    reflection.isDeclaration() || reflection.isSignature()
      ? reflection.inheritedFrom?.reflection
      : undefined;
  return origin === undefined ? reflection : originOf(origin);
}
