import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { WorkspacePackage } from '../../workspace/packages';
import { KIND_CLASS, KIND_SWITCH_CLASS, PAGE_TOP_CLASS } from '../contract';
import { owningModule, pageFolder, pagesOf } from '../router';
import type { PageLabels } from '../texts';
import { type Block, division } from './markdown';

/** The words for the kind of a page and its package: `namespace of @tstd/core`. */
export function kindAndPackage(model: DeclarationReflection, { of }: PageLabels): string {
  return `${kindOf(model)} ${of} ${owningModule(model)?.name ?? ''}`;
}

export interface PageTop {
  readonly labels: PageLabels;
  readonly packages: readonly WorkspacePackage[];
  /** Since when there is what the page describes, and its source. */
  readonly facts: string;
  /** What was measured of it. */
  readonly proof: Block;
}

/**
 * Writes what stands below the title of a page: its kind, beside the kinds of the pages with the
 * same name, which are links to them, then the package and its version.
 */
export function writeTop(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  { labels, packages, facts, proof }: PageTop,
): Block {
  const module = owningModule(model) as DeclarationReflection | undefined;
  if (module === undefined) {
    return '';
  }
  const kinds = pagesOf(module)
    .filter(({ name }) => name === model.name)
    .map((page) => writeKind(page, page === model ? undefined : context.urlTo(page)));
  const version = packages.find(({ name }) => name === module.name)?.manifest.version ?? '';
  const switcher =
    kinds.length > 1
      ? // The comma is for those who read the page as text.
        `<span class="${KIND_SWITCH_CLASS}">${kinds.join('<span hidden>, </span>')}</span>`
      : kinds.join('');
  const place = `${labels.of} [${module.name}](${context.urlTo(module)}) ${version}`;
  return division(
    PAGE_TOP_CLASS,
    [`${switcher} ${place}`, facts].filter((part) => part !== '').join(' · '),
    proof,
  );
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
