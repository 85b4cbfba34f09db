import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { WorkspacePackage } from '../../workspace/packages';
import { type SourceLine, writeAnchor } from '../contract';
import { headingAlias } from '../pages';
import { pageFolder } from '../router';
import type { PageLabels } from '../texts';
import type { LinkAudit } from './linkAudit';
import { blocks, heading } from './markdown';
import { MemberWriter } from './member';
import type { ProofOf, SizeOf } from '../evidence';
import type { NearOf } from '../near';
import { type NamespaceSettings, writeMembers } from './namespace';
import { writePackage } from './package';
import { writeProof } from './proof';
import { writeTop } from './top';
import { type PageAddress, typeLinks } from './typeLinks';

export interface PageSettings {
  readonly packages: readonly WorkspacePackage[];
  readonly labels: PageLabels;
  readonly addressOf: PageAddress;
  /** The name of a category in the language of the page. */
  readonly titleOf: (category: string) => string;
  readonly audit: LinkAudit;
  /** The links that a reader of a description may need next. */
  readonly nearOf: NearOf;
  /** How large an export is in a bundle, and where all that was measured stands. */
  readonly sizeOf: SizeOf;
  /** What was measured of a page in all. */
  readonly proofOf: ProofOf;
  /** The address of a line in the repository. */
  readonly sourceOf: (line: SourceLine) => string;
  /** The members of a package that a table of their own lists. */
  readonly foldedIn: (module: DeclarationReflection) => ReadonlySet<DeclarationReflection>;
}

/** Writes a page, but for the title of a package, which the site shows. */
export function writePage(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  settings: PageSettings,
): string {
  const { addressOf, audit, foldedIn, labels, packages } = settings;
  const links = typeLinks(context, addressOf, audit);
  const members = new MemberWriter(context, links, settings);
  if (model.kindOf(ReflectionKind.Module)) {
    return writePackage(model, foldedIn(model), { ...settings, context, members });
  }
  const alias = aliasOf(model);
  const anchor = alias === undefined ? undefined : context.router.getAnchor(alias);
  const facts = members.facts(alias ?? model);
  const proof = settings.proofOf(model);
  return blocks(
    // A member may have the name of the page.
    writeAnchor(`${pageFolder(model)}-${model.name.toLowerCase()}`),
    heading(1, model.name),
    anchor === undefined ? '' : writeAnchor(anchor),
    writeTop(context, model, {
      labels,
      packages,
      facts,
      proof: proof === undefined ? '' : writeProof(proof, settings),
    }),
    model.kindOf(ReflectionKind.Namespace)
      ? writeNamespace(model, alias, { ...settings, context, members })
      : members.member(model, 2),
  );
}

/** The type alias with the name of a namespace, which heads its page. */
function aliasOf(model: DeclarationReflection): DeclarationReflection | undefined {
  const namesake = model.kindOf(ReflectionKind.Namespace) ? headingAlias(model) : undefined;
  return namesake?.kindOf(ReflectionKind.TypeAlias) === true ? namesake : undefined;
}

function writeNamespace(
  model: DeclarationReflection,
  alias: DeclarationReflection | undefined,
  settings: NamespaceSettings,
): string {
  const { members } = settings;
  return blocks(
    alias === undefined
      ? members.introduction(model, headingAlias(model), 2)
      : members.member(alias, 2),
    writeMembers(model, new Set(alias === undefined ? [] : [alias]), settings),
  );
}
