import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  type Application,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import {
  MarkdownPageEvent,
  type MarkdownRenderer,
  MarkdownRendererEvent,
} from 'typedoc-plugin-markdown';
import { REFERENCE_FILES, type PageFrontMatter, packagePath } from './contract';
import { Catalogue, type CatalogueProblem } from './translate/catalogue';
import { keepDeclaredTypes } from './model/declaredTypes';
import { assertDocumented } from './model/assertDocumented';
import { writeExamples } from './model/examples/writeExamples';
import { gatherFacts } from './model/packageFacts';
import { type FoldedMembers, foldsOf } from './model/folding';
import { readLastUpdates } from './model/git';
import { linkExportsOfOtherPackages } from './model/exportLinks';
import type { StrictLogger } from './logger';
import { LinkAudit } from './model/linkAudit';
import { assertGrouped, sortByPurpose } from './model/groups';
import type { ReferenceSettings } from './typedocOptions';
import { neighboursOf } from './model/pageOrder';
import { describePackages, distinctiveKeywords, readEnglishReadme } from './model/describePackages';
import {
  assertDistinctPages,
  assertNamespacesIntroduced,
  firstSentence,
  introduction,
  pageId,
  pagePath,
  symbolPath,
  withFrontMatter,
} from './pages';
import { ApiRouter, owningModule } from './router';
import { SIDEBAR, buildSidebar } from './index/sidebar';
import { type SizeOf, createSizeOf } from './model/exportSizes';
import {
  type DescribedPackage,
  type DescribedSymbol,
  collectSymbols,
  withoutDescriptions,
} from './index/symbols';
import { syncFolder } from './syncFolder';
import { type ThemeTexts, themeTexts } from './render/referenceTexts';
import { createTheme, pageTitle } from './markdownTheme';
import { translateProject } from './translate/translation';

export interface ReferenceResult {
  readonly problems: readonly CatalogueProblem[];
  readonly pages: number;
  readonly linkedTypes: number;
  readonly exampleNames: number;
  readonly symbols: readonly DescribedSymbol[];
}

export class Reference {
  readonly #app: Application;
  readonly #logger: StrictLogger;
  readonly #settings: ReferenceSettings;
  readonly #texts: ThemeTexts;
  readonly #catalogue: Catalogue | undefined;
  readonly #audit = new LinkAudit();
  readonly #lastUpdate: (path: string) => string;
  #pages = 0;
  #documents: ReadonlyMap<unknown, string> = new Map();
  #symbols: readonly DescribedSymbol[] = [];
  #exampleNames = 0;
  #sizeOf: SizeOf = () => undefined;

  constructor(app: Application, logger: StrictLogger, settings: ReferenceSettings) {
    const { locale, root, packages, groups, catalogue } = settings;
    assertGrouped(groups, packages);
    this.#app = app;
    this.#logger = logger;
    this.#settings = settings;
    this.#texts = themeTexts(locale);
    this.#catalogue = catalogue === undefined ? undefined : new Catalogue(catalogue);
    this.#lastUpdate = readLastUpdates(root);
    this.#prepareModel();
    this.#preparePages();
  }

  #prepareModel(): void {
    const { packages } = this.#settings;
    keepDeclaredTypes(this.#app);
    linkExportsOfOtherPackages(this.#app);
    describePackages(this.#app, packages, (workspacePackage) => {
      const english = readEnglishReadme(workspacePackage);
      return this.#catalogue?.readme(workspacePackage.shortName, english) ?? english;
    });
    this.#app.converter.on(Converter.EVENT_END, ({ project }: Context) => {
      if (this.#catalogue !== undefined) {
        translateProject(project, this.#catalogue, packages);
      }
    });
  }

  #preparePages(): void {
    const { locale, packages, groups, links } = this.#settings;
    this.#app.renderer.defineRouter('reference', ApiRouter);
    this.#app.renderer.defineTheme(
      'reference',
      createTheme({
        locale,
        texts: this.#texts,
        groups,
        packages,
        describe: ({ name }) => this.#describePackage(name),
        foldsOf: (module) => this.#foldsOf(module),
        page: {
          addressOf: links.page,
          titleOf: (category) => this.#translate('shared/categories', category),
          audit: this.#audit,
          sizeOf: (model) => this.#sizeOf(model),
        },
      }),
    );
    // SAFETY: typedoc-plugin-markdown renders with events of its own under TypeDoc's names.
    const renderer = this.#app.renderer as unknown as MarkdownRenderer;
    renderer.on(MarkdownRendererEvent.BEGIN, (event: MarkdownRendererEvent) => {
      this.#beginPages(event);
    });
    renderer.on(MarkdownPageEvent.END, (page) => {
      page.contents = this.#finishPage(page as MarkdownPageEvent<Reflection>);
    });
  }

  /** @throws Error if TypeDoc warns of anything, or something is not documented. */
  async write(out: string, project: ProjectReflection): Promise<ReferenceResult> {
    this.#app.validate(project);
    assertNamespacesIntroduced(project);
    this.#logger.assertNoWarnings();
    assertDocumented(project);

    const temporary = mkdtempSync(join(tmpdir(), 'reference-'));
    try {
      await this.#app.outputs.writeOutput({ name: 'markdown', path: temporary }, project);
      this.#logger.assertNoWarnings();
      this.#audit.assertLinked(project);
      syncFolder(temporary, out);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
    if (this.#settings.translations === 'update') {
      this.#catalogue?.update();
    }
    return {
      problems: this.#catalogue?.problems() ?? [],
      pages: this.#pages,
      linkedTypes: this.#audit.linked,
      exampleNames: this.#exampleNames,
      symbols: this.#symbols,
    };
  }

  #beginPages({ pages, project, outputDirectory }: MarkdownRendererEvent): void {
    assertDistinctPages(pages);
    this.#pages = pages.length;
    this.#documents = new Map(pages.map(({ model, url }) => [model, url.replace(/\.md$/, '')]));
    const { locale, root, groups, sizes, exampleTsconfig } = this.#settings;
    const packages = sortByPurpose(this.#settings.packages, groups);
    const pathOf = (model: Reflection): string | undefined => this.#pathOf(model);
    const sidebar = buildSidebar({
      project,
      packages,
      documentId: (reflection) => this.#documents.get(reflection) ?? '',
      foldsOf: (module) => this.#foldsOf(module),
    });
    const symbols = collectSymbols(project, root, pathOf);
    this.#symbols = symbols;
    if (exampleTsconfig !== undefined) {
      this.#exampleNames = writeExamples({ root, packages, tsconfig: exampleTsconfig, symbols });
    }
    this.#sizeOf = createSizeOf(sizes, symbols, locale, pathOf);
    const write = (file: string, content: unknown): void => {
      writeFileSync(join(outputDirectory, file), `${JSON.stringify(content)}\n`);
    };
    write(REFERENCE_FILES.sidebar, { [SIDEBAR]: sidebar });
    write(REFERENCE_FILES.symbols, withoutDescriptions(symbols));
    write(REFERENCE_FILES.whole, { packages: this.#listPackages(), symbols });
  }

  #pathOf(model: Reflection): string | undefined {
    const { router } = this.#app.renderer;
    return router?.hasUrl(model) === true ? symbolPath(router.getFullUrl(model)) : undefined;
  }

  #listPackages(): readonly DescribedPackage[] {
    return this.#settings.packages.map(({ name, shortName, manifest, dependencies }) => ({
      name,
      version: manifest.version,
      description: this.#describePackage(name),
      path: packagePath(shortName),
      dependencies,
    }));
  }

  #finishPage(page: MarkdownPageEvent<Reflection>): string {
    const { model, url } = page;
    const path = pagePath(url);
    const file = model.isDeclaration() ? model.sources?.[0]?.fullFileName : undefined;
    const source = file && relative(this.#settings.root, file);
    const summary = model.kindOf(ReflectionKind.Module)
      ? this.#describePackage(model.name)
      : firstSentence(introduction(model));
    const keywords = this.#keywordsOf(model.name);
    const title = pageTitle(model, this.#texts);
    return withFrontMatter(
      {
        api_id: pageId(path),
        title,
        summary: model.isProject() ? this.#texts.rootPage.introduction : summary,
        description: '',
        ...(keywords.length > 0 && { keywords }),
        sidebar_label:
          model.isProject() || model.kindOf(ReflectionKind.Module) ? title : model.name,
        custom_edit_url: source === undefined ? null : this.#settings.links.edit(source),
        last_update: { date: this.#lastUpdate(source ?? '.') },
        ...this.#paginationOf(model),
        ...this.#packageFacts(model),
      },
      page.contents,
    );
  }

  #packageFacts(model: Reflection): Pick<PageFrontMatter, 'package_facts' | 'hide_title'> {
    const { locale, root, packages, sizes, links } = this.#settings;
    const owner = packages.find(({ name }) => name === model.name);
    if (!model.kindOf(ReflectionKind.Module) || owner === undefined) {
      return {};
    }
    const readme = readEnglishReadme(owner);
    return {
      hide_title: true,
      package_facts: gatherFacts(owner, { locale, root, readme, sizes, addresses: links }),
    };
  }

  #foldsOf(module: DeclarationReflection): readonly FoldedMembers[] {
    return foldsOf(module, this.#settings.folds, this.#settings.packages);
  }

  /** A package ends with its last page; the sidebar would continue with the next package. */
  #paginationOf(
    model: Reflection,
  ): Pick<PageFrontMatter, 'displayed_sidebar' | 'pagination_prev' | 'pagination_next'> {
    const module = owningModule(model);
    if (module === undefined || !model.isDeclaration()) {
      return { pagination_next: null };
    }
    const folds = this.#foldsOf(module);
    const { previous, next } = neighboursOf(model, module, folds);
    const isFolded = folds.some(({ pages }) => pages.includes(model));
    return {
      ...(isFolded && { displayed_sidebar: SIDEBAR }),
      ...((isFolded || previous === undefined) && {
        pagination_prev: this.#documents.get(previous) ?? null,
      }),
      ...((isFolded || next === undefined) && {
        pagination_next: this.#documents.get(next) ?? null,
      }),
    };
  }

  #describePackage(name: string): string {
    const owner = this.#settings.packages.find((each) => each.name === name);
    return owner === undefined
      ? ''
      : this.#translate('shared/packages', owner.manifest.description);
  }

  #keywordsOf(name: string): readonly string[] {
    const keywords = distinctiveKeywords(name, this.#settings.packages);
    return [...new Set(keywords.map((keyword) => this.#translate('shared/packages', keyword)))];
  }

  #translate(table: string, text: string): string {
    return this.#catalogue?.lookUp(table, text) ?? text;
  }
}
