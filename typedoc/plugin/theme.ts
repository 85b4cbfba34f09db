import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import {
  type MarkdownPageEvent,
  MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import type { WorkspacePackage } from '../workspace/packages';
import { exportsOf } from './documentation';
import { type FoldedMembers, writeFold } from './folding';
import type { PackageGroup } from './map/groups';
import { type MapTexts, writeRootPage } from './map/rootPage';
import { type PageSettings, writePage } from './page';
import type { PageLabels } from './page/labels';
import { type Block, blocks, heading } from './page/markdown';
import { owningModule, pagesOf } from './router';
import type { ReferenceLocale } from './texts';

/** What the theme says in a language besides what TypeDoc translates. */
export interface ThemeTexts {
  readonly map: MapTexts;
  /** The colon with the space that stands before it. */
  readonly colon: string;
  /** Introduces the links to the pages with the same name. */
  readonly namesakes: string;
  readonly page: PageLabels;
}

/** What the theme knows besides the project. */
export interface ThemeSettings {
  readonly locale: ReferenceLocale;
  readonly texts: ThemeTexts;
  readonly groups: readonly PackageGroup[];
  readonly packages: readonly WorkspacePackage[];
  /** One line on a package, in the language of the page. */
  readonly describe: (workspacePackage: WorkspacePackage) => string;
  /** The members of a package that a table lists. */
  readonly foldsOf: (module: DeclarationReflection) => readonly FoldedMembers[];
  readonly page: Omit<PageSettings, 'labels' | 'foldedIn'>;
}

/** Writes the pages of the reference: the Markdown theme with this site's titles and links. */
export function createTheme(settings: ThemeSettings): typeof MarkdownTheme {
  return class ApiTheme extends MarkdownTheme {
    override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
      return createContext(this, page, settings);
    }
  };
}

function createContext(
  theme: MarkdownTheme,
  page: MarkdownPageEvent<Reflection>,
  settings: ThemeSettings,
): MarkdownThemeContext {
  const context = new MarkdownThemeContext(theme, page, theme.application.options);
  const { texts } = settings;
  const pages: PageSettings = {
    ...settings.page,
    labels: texts.page,
    foldedIn: (module) => new Set(settings.foldsOf(module).flatMap((fold) => fold.pages)),
  };

  context.templates.reflection = ({ model }) => {
    if (model.isProject()) {
      return rootPage(context, model, settings);
    }
    const content = writePage(context, model, pages);
    return model.kindOf(ReflectionKind.Module)
      ? // Its title stands in the front matter.
        blocks(content, ...foldTables(context, model, settings))
      : blocks(heading(1, pageTitle(model, texts)), namesakes(context, model, texts), content);
  };
  return context;
}

/** The words that title a page: `Namespace: Option`, or the name of the package. */
export function pageTitle(model: Reflection, texts: ThemeTexts): string {
  if (model.isProject()) {
    return texts.map.title;
  }
  return model.kindOf(ReflectionKind.Module)
    ? model.name
    : `${ReflectionKind.singularString(model.kind)}${texts.colon} ${model.name}`;
}

function rootPage(
  context: MarkdownThemeContext,
  project: ProjectReflection,
  { locale, texts, groups, packages, describe }: ThemeSettings,
): string {
  const modules = new Map(
    project.getChildrenByKind(ReflectionKind.Module).map((module) => [module.name, module]),
  );
  return writeRootPage({
    locale,
    texts: texts.map,
    groups,
    packages: packages.flatMap((each) => {
      const module = modules.get(each.name);
      return module === undefined
        ? []
        : {
            ...each,
            description: describe(each),
            exports: exportsOf(module).length,
            page: context.urlTo(module),
          };
    }),
  });
}

function foldTables(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  { locale, foldsOf }: ThemeSettings,
): readonly string[] {
  return foldsOf(model).map((members) =>
    writeFold(members, locale, (member) => context.urlTo(member)),
  );
}

/** Links to the pages with the same name. */
function namesakes(
  context: MarkdownThemeContext,
  model: DeclarationReflection,
  texts: ThemeTexts,
): Block {
  const module = owningModule(model);
  if (module === undefined) {
    return '';
  }
  const links = pagesOf(module as DeclarationReflection)
    .filter((other) => other !== model && other.name === model.name)
    .map((other) => `[${pageTitle(other, texts)}](${context.urlTo(other)})`);
  return links.length === 0 ? '' : `${texts.namesakes} ${links.join(', ')}`;
}
