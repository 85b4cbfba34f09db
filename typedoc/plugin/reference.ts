import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  Application,
  type DeclarationReflection,
  type DocumentationEntryPoint,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import {
  MarkdownPageEvent,
  type MarkdownRenderer,
  MarkdownRendererEvent,
} from 'typedoc-plugin-markdown';
import ts from 'typescript';
import { createReport, type PackageReport } from '../report/report';
import type { Sizes } from '../workspace/sizes';
import { Catalogue, type CatalogueProblem } from './catalogue';
import { assertDocumented, measureDocumentation } from './documentation';
import { type FactAddresses, gatherFacts } from './facts';
import { type FoldedMembers, foldsOf } from './folding';
import type { Fold } from './folds';
import { readLastUpdates } from './git';
import { linkExportsOfOtherPackages, linkSources } from './links';
import { ComplaintLogger } from './logger';
import { LinkAudit } from './page/linkAudit';
import { type PackageGroup, assertGrouped } from './map/groups';
import { type ReferenceSources, referenceOptions } from './options';
import { neighboursOf } from './order';
import { describePackages, distinctiveKeywords, readEnglishReadme } from './packages';
import {
  type PageFrontMatter,
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
import { SIDEBAR, buildSidebar } from './sidebar';
import {
  type DescribedPackage,
  type DescribedSymbol,
  collectSymbols,
  withoutDescriptions,
} from './symbols/symbols';
import type { TypeIndex } from '../../src/search/types';
import { type Primitives, buildTypeIndex, observePrimitives } from './symbols/types';
import { syncFolder } from './syncFolder';
import { THEME_TEXTS, type ReferenceLocale } from './texts';
import { createTheme, pageTitle } from './theme';
import { translateProject } from './translation';

/** A language to write the reference in, and the folder to write it to. */
export interface ReferenceTarget {
  readonly locale: ReferenceLocale;
  readonly out: string;
  /** The folder of the translations; the comments themselves are English. */
  readonly catalogue?: string;
}

/** Where links to the sources lead; paths are relative to the root. */
export interface SourceLinks extends FactAddresses {
  readonly view: (path: string, line: number) => string;
  readonly edit: (path: string) => string;
  /** The path on the site of a page of the reference, of which the path below it is given. */
  readonly page: (path: string, locale: ReferenceLocale) => string;
}

export interface ReferenceRequest extends ReferenceSources {
  readonly targets: readonly ReferenceTarget[];
  readonly links: SourceLinks;
  /** The packages by purpose, as the root page lists them. */
  readonly groups: readonly PackageGroup[];
  /** The members that tables list instead of the sidebar. */
  readonly folds: readonly Fold[];
  /** The recorded sizes of the packages. */
  readonly sizes: Sizes;
  /** Whether to write new texts into the catalogues and to take unused ones out. */
  readonly updateCatalogues?: boolean;
}

export interface ReferenceResult {
  readonly problems: readonly CatalogueProblem[];
  readonly pages: number;
  /** How many types in signatures lead to what describes them. */
  readonly linkedTypes: number;
  /** What is documented of each package, and what its tests have proved. */
  readonly report: readonly PackageReport[];
  /** Every public name, in the language of the comments. */
  readonly symbols: readonly DescribedSymbol[];
}

/**
 * Writes the reference of all packages in each language asked for.
 *
 * The sources are read by one TypeScript program; each language converts it anew, because TypeDoc
 * puts its own words, such as the titles of groups, into the model.
 *
 * @throws Error when the sources do not compile, or when TypeDoc has anything to warn of.
 */
export async function writeReference(request: ReferenceRequest): Promise<ReferenceResult> {
  const writer = await ReferenceWriter.create(request);
  const problems: CatalogueProblem[] = [];
  let pages = 0;
  for (const target of request.targets) {
    const result = await writer.write(target);
    problems.push(...result.problems);
    pages += result.pages;
  }
  const { linkedTypes, report, symbols } = writer;
  return { problems, pages, linkedTypes, report, symbols };
}

/** The file beside the pages that holds their sidebar, as Docusaurus reads it. */
const SIDEBAR_FILE = 'sidebars.json';

/** The file beside the pages that names all that has a place on them. */
const SYMBOLS_FILE = 'symbols.json';

/** The file beside the pages that holds the whole reference for machines. */
const REFERENCE_FILE = 'reference.json';

/** The file beside the pages by which symbols are found by their types. */
const TYPES_FILE = 'types.json';

class ReferenceWriter {
  readonly #app: Application;
  readonly #logger = new ComplaintLogger();
  readonly #request: ReferenceRequest;
  readonly #audit = new LinkAudit();
  readonly #primitives: Primitives;
  readonly #lastUpdate: (path: string) => string;
  #entryPoints: readonly DocumentationEntryPoint[] = [];
  #locale: ReferenceLocale = 'en';
  #catalogue: Catalogue | undefined;
  #pages = 0;
  #documents: ReadonlyMap<unknown, string> = new Map();
  #report: readonly PackageReport[] = [];
  #symbols: readonly DescribedSymbol[] = [];

  static async create(request: ReferenceRequest): Promise<ReferenceWriter> {
    assertGrouped(request.groups, request.packages);
    const app = await Application.bootstrapWithPlugins(referenceOptions(request));
    return new ReferenceWriter(app, request);
  }

  private constructor(app: Application, request: ReferenceRequest) {
    this.#app = app;
    this.#request = request;
    this.#lastUpdate = readLastUpdates(request.root);
    app.logger = this.#logger;
    app.renderer.defineRouter('tstd', ApiRouter);
    app.renderer.defineTheme(
      'tstd',
      createTheme(() => ({
        locale: this.#locale,
        texts: THEME_TEXTS[this.#locale],
        groups: request.groups,
        packages: request.packages,
        describe: ({ name }) => this.#describePackage(name),
        foldsOf: (module) => this.#foldsOf(module),
        page: {
          addressOf: (path) => request.links.page(path, this.#locale),
          titleOf: (category) => this.#translate('shared/categories', category),
          audit: this.#audit,
        },
      })),
    );
    this.#primitives = observePrimitives(app);
    linkExportsOfOtherPackages(app);
    linkSources(app, (path, line) => request.links.view(relative(request.root, path), line));
    describePackages(app, request.packages, () => (workspacePackage) => {
      const english = readEnglishReadme(workspacePackage);
      return this.#catalogue?.readme(workspacePackage.shortName, english) ?? english;
    });
    // SAFETY: typedoc-plugin-markdown renders with events of its own under TypeDoc's names.
    const renderer = app.renderer as unknown as MarkdownRenderer;
    renderer.on(MarkdownRendererEvent.BEGIN, (event: MarkdownRendererEvent) => {
      this.#beginPages(event);
    });
    renderer.on(MarkdownPageEvent.END, (page) => {
      page.contents = this.#finishPage(page as MarkdownPageEvent<Reflection>);
    });
  }

  get linkedTypes(): number {
    return this.#audit.linked;
  }

  /** What is known of each package, once the language of the comments is written. */
  get report(): readonly PackageReport[] {
    return this.#report;
  }

  get symbols(): readonly DescribedSymbol[] {
    return this.#symbols;
  }

  async write({
    locale,
    out,
    catalogue,
  }: ReferenceTarget): Promise<Pick<ReferenceResult, 'problems' | 'pages'>> {
    this.#locale = locale;
    this.#catalogue = catalogue === undefined ? undefined : new Catalogue(catalogue);
    const project = this.#convert();
    if (this.#catalogue !== undefined) {
      translateProject(project, this.#catalogue, this.#request.packages);
    } else {
      this.#app.validate(project);
      assertNamespacesIntroduced(project);
      this.#logger.assertNoComplaints();
      const documentation = measureDocumentation(project);
      assertDocumented(documentation);
      this.#report = createReport(this.#request.root, this.#request.packages, documentation);
    }
    this.#logger.assertNoComplaints();

    const temporary = mkdtempSync(join(tmpdir(), 'tstd-reference-'));
    try {
      await this.#app.outputs.writeOutput({ name: 'markdown', path: temporary }, project);
      this.#logger.assertNoComplaints();
      this.#audit.assertLinked(project);
      syncFolder(temporary, out);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
    if (this.#request.updateCatalogues === true) {
      this.#catalogue?.update();
    }
    return { problems: this.#catalogue?.problems() ?? [], pages: this.#pages };
  }

  #convert(): ProjectReflection {
    this.#app.options.setValue('lang', this.#locale);
    this.#app.internationalization.setLocale(this.#locale);
    if (this.#entryPoints.length === 0) {
      this.#entryPoints = this.#app.getEntryPoints() ?? [];
      this.#logger.assertNoComplaints();
      this.#assertCompiles();
    }
    return this.#app.converter.convert(this.#entryPoints);
  }

  #assertCompiles(): void {
    const programs = new Set(this.#entryPoints.map(({ program }) => program));
    const diagnostics = [...programs].flatMap((program) => ts.getPreEmitDiagnostics(program));
    if (diagnostics.length > 0) {
      const text = ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => this.#request.root,
        getNewLine: () => '\n',
      });
      throw new Error(`The packages do not compile, so they have no reference\n${text}`);
    }
  }

  #beginPages({ pages, project, outputDirectory }: MarkdownRendererEvent): void {
    assertDistinctPages(pages);
    this.#pages = pages.length;
    this.#documents = new Map(pages.map(({ model, url }) => [model, url.replace(/\.md$/, '')]));
    const sidebar = buildSidebar({
      project,
      locale: this.#locale,
      documentId: (reflection) => this.#documents.get(reflection) ?? '',
      foldsOf: (module) => this.#foldsOf(module),
    });
    const write = (file: string, content: unknown): void => {
      writeFileSync(join(outputDirectory, file), `${JSON.stringify(content)}\n`);
    };
    const symbols = this.#collectSymbols(project);
    if (this.#catalogue === undefined) {
      this.#symbols = symbols;
    }
    write(SIDEBAR_FILE, { [SIDEBAR]: sidebar });
    write(SYMBOLS_FILE, withoutDescriptions(symbols));
    write(REFERENCE_FILE, { packages: this.#listPackages(), symbols });
    write(TYPES_FILE, this.#indexTypes(project));
  }

  #collectSymbols(project: ProjectReflection): readonly DescribedSymbol[] {
    return collectSymbols(project, {
      addressOf: (model) => this.#addressOf(model),
      relative: (file) => relative(this.#request.root, file),
    });
  }

  #indexTypes(project: ProjectReflection): TypeIndex {
    const { groups, packages } = this.#request;
    return buildTypeIndex({
      project,
      primitives: this.#primitives,
      packages: groups
        .flatMap((group) => group.packages)
        .map((name) => packages.find(({ shortName }) => shortName === name)?.name ?? ''),
      idOf: (model) => {
        const address = this.#addressOf(model);
        return address === undefined ? undefined : pageId(symbolPath(address));
      },
    });
  }

  #addressOf(model: Reflection): string | undefined {
    const { router } = this.#app.renderer;
    return router?.hasUrl(model) === true ? router.getFullUrl(model) : undefined;
  }

  #listPackages(): readonly DescribedPackage[] {
    return this.#request.packages.map(({ name, shortName, manifest, dependencies }) => ({
      name,
      version: manifest.version,
      description: this.#describePackage(name),
      path: `/api/${shortName}`,
      dependencies,
    }));
  }

  #finishPage(page: MarkdownPageEvent<Reflection>): string {
    const { model, url } = page;
    const path = pagePath(url);
    const source = this.#sourceOf(model);
    const description = model.kindOf(ReflectionKind.Module)
      ? this.#describePackage(model.name)
      : firstSentence(introduction(model as DeclarationReflection | ProjectReflection));
    const keywords = this.#keywordsOf(model.name);
    const title = pageTitle(model, THEME_TEXTS[this.#locale]);
    return withFrontMatter(
      {
        api_id: pageId(path),
        title,
        description: model.isProject() ? THEME_TEXTS[this.#locale].map.introduction : description,
        ...(keywords.length > 0 && { keywords }),
        sidebar_label:
          model.isProject() || model.kindOf(ReflectionKind.Module) ? title : model.name,
        custom_edit_url: source === undefined ? null : this.#request.links.edit(source),
        last_update: { date: this.#lastUpdate(source ?? '.') },
        ...(model.kindOf(ReflectionKind.Namespace) && { toc_max_heading_level: 2 }),
        ...this.#placeOf(model),
        ...this.#facts(model),
      },
      page.contents,
    );
  }

  /** What the page of a package shows beside its title. */
  #facts(model: Reflection): Pick<PageFrontMatter, 'package_facts' | 'hide_title'> {
    const { root, packages, sizes, links } = this.#request;
    const owner = packages.find(({ name }) => name === model.name);
    const report = this.#report.find(({ name }) => name === model.name);
    if (!model.kindOf(ReflectionKind.Module) || owner === undefined || report === undefined) {
      return {};
    }
    const readme = readEnglishReadme(owner);
    return {
      hide_title: true,
      package_facts: gatherFacts(owner, {
        locale: this.#locale,
        root,
        readme,
        sizes,
        report,
        addresses: links,
      }),
    };
  }

  #foldsOf(module: DeclarationReflection): readonly FoldedMembers[] {
    return foldsOf(module, this.#request.folds, this.#request.packages);
  }

  /**
   * What a page says of its place where the sidebar does not: a package ends with its last page,
   * and does not go on with the next one.
   */
  #placeOf(
    model: Reflection,
  ): Pick<PageFrontMatter, 'displayed_sidebar' | 'pagination_prev' | 'pagination_next'> {
    const module = owningModule(model) as DeclarationReflection | undefined;
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
    const description = this.#request.packages.find((each) => each.name === name)?.manifest
      .description;
    return description === undefined ? '' : this.#translate('shared/packages', description);
  }

  /** The keywords of a package; two in English may be one in another language. */
  #keywordsOf(name: string): readonly string[] {
    const keywords = distinctiveKeywords(name, this.#request.packages);
    return [...new Set(keywords.map((keyword) => this.#translate('shared/packages', keyword)))];
  }

  #translate(module: string, text: string): string {
    return this.#catalogue?.translate(module, text) ?? text;
  }

  #sourceOf(model: Reflection): string | undefined {
    if (!model.isDeclaration()) {
      return undefined;
    }
    const file = model.sources?.[0]?.fullFileName;
    return file === undefined ? undefined : relative(this.#request.root, file);
  }
}
