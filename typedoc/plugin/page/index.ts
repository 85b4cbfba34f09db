import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { headingAlias } from '../pages';
import type { PageLabels } from './labels';
import type { LinkAudit } from './linkAudit';
import { blocks } from './markdown';
import { MemberWriter } from './member';
import { type NamespaceSettings, writeMembers } from './namespace';
import { type PageAddress, typeLinks } from './typeLinks';

export interface PageSettings {
  readonly labels: PageLabels;
  readonly addressOf: PageAddress;
  /** The name of a category in the language of the page. */
  readonly titleOf: (category: string) => string;
  readonly audit: LinkAudit;
}

/** The kinds whose pages are written here; those of packages have a README and lists. */
const KINDS = [
  ReflectionKind.Namespace,
  ReflectionKind.Function,
  ReflectionKind.Class,
  ReflectionKind.Interface,
] as const;

export function hasOwnPageWriter(model: DeclarationReflection): boolean {
  return KINDS.some((kind) => model.kindOf(kind));
}

/** Returns what writes members on a page. */
export function memberWriter(
  context: MarkdownThemeContext,
  { labels, addressOf, audit }: PageSettings,
): MemberWriter {
  return new MemberWriter(context, typeLinks(context, addressOf, audit), labels);
}

/** Writes what stands below the title of a page. */
export function writePage(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  members: MemberWriter,
  settings: PageSettings,
): string {
  return model.kindOf(ReflectionKind.Namespace)
    ? writeNamespace(context, model, { ...settings, context, members })
    : members.member(model, 2);
}

/** A type alias with the name of the namespace heads its page. */
function writeNamespace(
  { router }: MarkdownThemeContext,
  model: DeclarationReflection,
  settings: NamespaceSettings,
): string {
  const { members } = settings;
  const namesake = headingAlias(model);
  const alias = namesake?.kindOf(ReflectionKind.TypeAlias) === true ? namesake : undefined;
  const anchor = alias === undefined ? undefined : router.getAnchor(alias);
  return blocks(
    anchor === undefined ? '' : `<a id="${anchor}"></a>`,
    alias === undefined ? members.introduction(model, 2) : members.member(alias, 2),
    writeMembers(model, new Set(alias === undefined ? [] : [alias]), settings),
  );
}
