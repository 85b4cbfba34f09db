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
import { exportsOf } from './model/assertDocumented';
import { type FoldedMembers, writeFold } from './model/folding';
import type { PackageGroup } from './model/groups';
import { writeRootPage } from './render/rootPage';
import { type PageSettings, kindAndPackage, writePage } from './render';
import { blocks } from './render/markdown';
import type { Locale } from '../workspace/locales';
import { notePassages } from './translate/passages';
import type { ThemeTexts } from './render/referenceTexts';

export interface ThemeSettings {
  readonly locale: Locale;
  readonly texts: ThemeTexts;
  readonly groups: readonly PackageGroup[];
  readonly packages: readonly WorkspacePackage[];
  readonly describe: (workspacePackage: WorkspacePackage) => string;
  readonly foldsOf: (module: DeclarationReflection) => readonly FoldedMembers[];
  readonly page: Omit<PageSettings, 'labels' | 'foldedIn' | 'packages'>;
}

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
    packages: settings.packages,
    labels: texts.page,
    foldedIn: (module) => new Set(settings.foldsOf(module).flatMap((fold) => fold.pages)),
  };

  context.templates.reflection = ({ model }) => {
    if (model.isProject()) {
      return rootPage(context, model, settings);
    }
    const content = writePage(context, model, pages);
    const folds = model.kindOf(ReflectionKind.Module) ? settings.foldsOf(model) : [];
    const tables = folds.map((fold) =>
      writeFold(fold, settings.locale, (member) => context.urlTo(member)),
    );
    return notePassages(blocks(content, ...tables), texts.page.passages);
  };
  return context;
}

export function pageTitle(model: Reflection, { rootPage: root, page }: ThemeTexts): string {
  if (model.isProject()) {
    return root.title;
  }
  return model.isDeclaration() && !model.kindOf(ReflectionKind.Module)
    ? `${model.name}${page.colon} ${kindAndPackage(model, page)}`
    : model.name;
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
    texts: texts.rootPage,
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
