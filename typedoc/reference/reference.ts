import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  Application,
  DeclarationReflection,
  ProjectReflection,
  Reflection,
  Router,
} from 'typedoc';
import {
  type MarkdownPageEvent,
  type MarkdownRenderer,
  MarkdownTheme,
  MarkdownThemeContext,
} from 'typedoc-plugin-markdown';
import { REFERENCE_FILES } from './contract';
import { createNameFinder } from './index/exampleNames';
import { addGuides, readGuides } from './index/guides';
import { linkNames } from './index/nameLinks';
import { NameResolver } from './index/resolveName';
import { SIDEBAR, buildSidebar, documentId } from './index/sidebar';
import { type IndexedSymbol, indexSymbols } from './index/symbols';
import type { StrictLogger } from './logger';
import { keepDeclaredTypes } from './model/declaredTypes';
import { readLastUpdates } from './model/git';
import { sortByPurpose } from './model/groups';
import { assertNamespacesIntroduced } from './model/introduction';
import { nameModules } from './model/packages';
import { readPages } from './model/pages';
import type { PageData } from './pageData';
import { writePage } from './render/page';
import { themeTexts } from './referenceTexts';
import { ApiRouter, routePages } from './router';
import { syncFolder } from './syncFolder';
import { Catalogue, type CatalogueProblem } from './translate/catalogue';
import { translatePage } from './translate/translatePage';
import type { ReferenceSettings } from './typedocOptions';

export interface Reference {
  readonly pages: ReadonlyMap<Reflection, PageData>;
  readonly symbols: readonly IndexedSymbol[];
  readonly problems: readonly CatalogueProblem[];
}

/** @throws Error if a text contains a public name that does not exist. */
function makeReference(
  project: ProjectReflection,
  router: Router,
  settings: ReferenceSettings,
): Reference {
  const { locale, root, packages, translations } = settings;
  const catalogue =
    settings.catalogue === undefined ? undefined : new Catalogue(settings.catalogue);
  const english = readPages(project, router, settings);
  const translated = mapPages(english, (page) =>
    catalogue === undefined ? page : translatePage(page, catalogue, packages),
  );
  if (translations === 'update') {
    catalogue?.update();
  }
  const symbols = indexSymbols([...translated.values()]);
  const guides = readGuides(root, createNameFinder(symbols), locale);
  const names = new NameResolver(symbols);
  return {
    pages: mapPages(translated, (page) =>
      linkNames(addGuides(page, guides), names, (file) => readFileSync(join(root, file), 'utf8')),
    ),
    symbols,
    problems: catalogue?.problems() ?? [],
  };
}

function mapPages(
  pages: ReadonlyMap<Reflection, PageData>,
  map: (page: PageData) => PageData,
): ReadonlyMap<Reflection, PageData> {
  return new Map([...pages].map(([model, page]) => [model, map(page)]));
}

/** Installs our converter, router and renderer. Returns a function that writes the pages. */
export function installReference(
  app: Application,
  logger: StrictLogger,
  settings: ReferenceSettings,
): (out: string, project: ProjectReflection) => Promise<Reference> {
  const { locale, root, packages, groups, links } = settings;
  keepDeclaredTypes(app);
  nameModules(app, packages);
  const texts = themeTexts(locale);
  const origin = { edit: links.edit, lastUpdate: readLastUpdates(root) };
  let pages: Reference['pages'] = new Map();

  // SAFETY: typedoc-plugin-markdown replaces TypeDoc's renderer with its own.
  const renderer = app.renderer as unknown as MarkdownRenderer;
  renderer.defineRouter('reference', ApiRouter);
  renderer.defineTheme(
    'reference',
    class extends MarkdownTheme {
      override getRenderContext(event: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
        const context = new MarkdownThemeContext(this, event, app.options);
        context.templates.reflection = ({ model }: MarkdownPageEvent<DeclarationReflection>) => {
          const page = pages.get(model);
          if (page === undefined) {
            throw new Error(`There is no data for the page of "${model.getFullName()}"`);
          }
          return writePage(page, texts, origin);
        };
        return context;
      }
    },
  );

  return async (out, project) => {
    app.validate(project);
    assertNamespacesIntroduced(project);
    logger.assertNoWarnings();

    const reference = makeReference(project, routePages(app, project), settings);
    ({ pages } = reference);
    // Inside the repository, because files can be moved only within a disk.
    const cache = join(root, '.cache');
    mkdirSync(cache, { recursive: true });
    const temporary = mkdtempSync(join(cache, 'pages-'));
    try {
      await app.outputs.writeOutput({ name: 'markdown', path: temporary }, project);
      logger.assertNoWarnings();
      writeData(temporary, reference, sortByPurpose(packages, groups), texts.kindPlurals);
      syncFolder(temporary, out);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
    return reference;
  };
}

function writeData(
  folder: string,
  { pages, symbols }: Reference,
  packages: readonly { readonly name: string }[],
  labels: ReturnType<typeof themeTexts>['kindPlurals'],
): void {
  const write = (file: string, content: unknown): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(content)}\n`);
  };
  const all = [...pages.values()];
  write(REFERENCE_FILES.sidebar, { [SIDEBAR]: buildSidebar(all, packages, labels) });
  write(REFERENCE_FILES.symbols, symbols);
  for (const page of all) {
    write(`${documentId(page)}.json`, page);
  }
}
