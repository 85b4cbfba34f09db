import { basename } from 'node:path';
import {
  type Comment,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import { type WorkspacePackage, findOwner } from '../../workspace/packages';
import type { TextKey } from '../pageData';

/** If several reflections share a comment, its key is that of the first. */
export function keysOf(
  project: ProjectReflection,
  packages: readonly WorkspacePackage[],
): ReadonlyMap<Comment, TextKey> {
  const keys = new Map<Comment, TextKey>();
  for (const reflection of Object.values<Reflection>(project.reflections)) {
    const { comment } = reflection;
    const module = moduleOf(reflection, packages);
    if (comment !== undefined && module !== undefined && !keys.has(comment)) {
      keys.set(comment, { module, ...subjectOf(reflection, basename(module)) });
    }
  }
  return keys;
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

function subjectOf(reflection: Reflection, file: string): Omit<TextKey, 'module'> {
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
