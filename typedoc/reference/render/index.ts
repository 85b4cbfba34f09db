import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { WorkspacePackage } from '../../workspace/packages';
import { KIND_CLASS, KIND_SWITCH_CLASS, PAGE_TOP_CLASS, writeAnchor } from '../contract';
import { headingAlias, headingType } from '../pages';
import { owningModule, pageFolder, pagesOf } from '../router';
import type { SizeOf } from '../model/exportSizes';
import type { PageLabels } from './referenceTexts';
import type { LinkAudit } from '../model/linkAudit';
import { type Block, blocks, division, heading } from './markdown';
import { MemberWriter } from './member';
import { writeMembers, writePackage } from './namespace';
import { type PageAddress, typeLinks } from '../model/typeLinks';

export interface PageSettings {
  readonly packages: readonly WorkspacePackage[];
  readonly labels: PageLabels;
  readonly addressOf: PageAddress;
  readonly titleOf: (category: string) => string;
  readonly audit: LinkAudit;
  readonly sizeOf: SizeOf;
  readonly foldedIn: (module: DeclarationReflection) => ReadonlySet<DeclarationReflection>;
}

export function writePage(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  settings: PageSettings,
): string {
  const links = typeLinks(context, settings.addressOf, settings.audit);
  const members = new MemberWriter(context, links, settings);
  const all = { ...settings, context, members };
  if (model.kindOf(ReflectionKind.Module)) {
    return writePackage(model, settings.foldedIn(model), all);
  }
  const alias = headingType(model);
  const anchor = alias === undefined ? undefined : context.router.getAnchor(alias);
  return blocks(
    // A member may have the same name as the page.
    writeAnchor(`${pageFolder(model)}-${model.name.toLowerCase()}`),
    heading(1, model.name),
    anchor === undefined ? '' : writeAnchor(anchor),
    writeTop(context, model, members.metadata(alias ?? model), settings),
    model.kindOf(ReflectionKind.Namespace) && alias === undefined
      ? members.introduction(model, headingAlias(model), 2)
      : members.member(alias ?? model, 2),
    model.kindOf(ReflectionKind.Namespace) ? writeMembers(model, alias, all) : '',
  );
}

export function kindAndPackage(model: DeclarationReflection, { of }: PageLabels): string {
  return `${kindOf(model)} ${of} ${owningModule(model)?.name ?? ''}`;
}

function writeTop(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  metadata: string,
  settings: PageSettings,
): Block {
  const module = owningModule(model);
  if (module === undefined) {
    return '';
  }
  const kinds = pagesOf(module)
    .filter(({ name }) => name === model.name)
    .map((page) => writeKind(page, page === model ? undefined : context.urlTo(page)));
  const owner = settings.packages.find(({ name }) => name === module.name);
  const switcher =
    kinds.length > 1
      ? `<span class="${KIND_SWITCH_CLASS}">${kinds.join('<span hidden>, </span>')}</span>`
      : kinds.join('');
  const link = `[${module.name}](${context.urlTo(module)})`;
  const line = `${switcher} ${settings.labels.of} ${link} ${owner?.manifest.version ?? ''}`;
  return division(PAGE_TOP_CLASS, metadata === '' ? line : `${line} · ${metadata}`);
}

function writeKind(page: DeclarationReflection, url: string | undefined): string {
  const word = kindOf(page);
  const text = url === undefined ? word : `[${word}](${url})`;
  const current = url === undefined ? ' aria-current="page"' : '';
  return `<span class="${KIND_CLASS} ${KIND_CLASS}-${pageFolder(page)}"${current}>${text}</span>`;
}

function kindOf(page: DeclarationReflection): string {
  return ReflectionKind.singularString(page.kind).toLowerCase();
}
