import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { headingAlias } from '../pages';
import type { PageLabels } from './labels';
import type { LinkAudit } from './linkAudit';
import { blocks } from './markdown';
import { MemberWriter } from './member';
import { type NamespaceSettings, writeMembers } from './namespace';
import { writePackage } from './package';
import { type PageAddress, typeLinks } from './typeLinks';

export interface PageSettings {
  readonly labels: PageLabels;
  readonly addressOf: PageAddress;
  /** The name of a category in the language of the page. */
  readonly titleOf: (category: string) => string;
  readonly audit: LinkAudit;
  /** The members of a package that a table of their own lists. */
  readonly foldedIn: (module: DeclarationReflection) => ReadonlySet<DeclarationReflection>;
}

/** Writes what stands below the title of a page. */
export function writePage(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  settings: PageSettings,
): string {
  const { labels, addressOf, audit, foldedIn } = settings;
  const members = new MemberWriter(context, typeLinks(context, addressOf, audit), labels);
  if (model.kindOf(ReflectionKind.Module)) {
    return writePackage(model, foldedIn(model), { ...settings, context, members });
  }
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
