import { mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../docusaurus.config';
import {
  FIRST_MEMBER,
  LARGE_FOLD,
  LARGE_PACKAGE,
  largePackage,
} from '../../../typedoc/plugin/fixtures/largePackage';
import { createWorkspace } from '../../../typedoc/plugin/fixtures/workspace';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { buildSite } from '../../testing/buildSite';

const FEW = 4;
const MANY = 10 * FEW;
const PAGES_OF_MEMBER = 2;

/** Two sites are built: twenty seconds together, and minutes on a machine that has much to do. */
const TIMEOUT = 600_000;

const PAGES = [
  `function/${FIRST_MEMBER}`,
  `interface/${FIRST_MEMBER}`,
  'interface/Shape',
  'namespace/Shape',
];

/** By how much a script may grow because the bundler numbers its modules from a larger range. */
const LONGER_NUMBERS = 60;

/** What every page of the site loads of a page: its name, in a line of names. */
const NAME = `${FIRST_MEMBER} `.length;

/**
 * The scripts that have more to say: that of all pages has their names, that of the list has more
 * rows, and after the last member of the small package comes another one.
 */
const GROWING = new RegExp(`^main$|^api-${LARGE_PACKAGE}-index$|-Member0*${FEW - 1}-md$`);

/** How this site shows a reference, without anything else that it consists of. */
const SETTINGS = {
  title: config.title,
  url: config.url,
  baseUrl: config.baseUrl,
  trailingSlash: config.trailingSlash,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: config.markdown,
  future: config.future,
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { tableOfContents: { maxHeadingLevel: 3 } },
  plugins: [
    [
      join(REPOSITORY, 'src/plugins/api-reference/index.ts'),
      {
        id: 'api',
        path: 'typedoc/api',
        routeBasePath: 'api',
        sidebarPath: './typedoc/api/sidebars.json',
      },
    ],
    [join(REPOSITORY, 'src/plugins/lean-client/index.ts'), { reference: 'api' }],
  ],
};

/** The reference is written before, so the plugin must not write that of this repository. */
const CONFIG = `
globalThis[Symbol.for('tstd.api-reference.first-run')] = Promise.resolve();
module.exports = ${JSON.stringify(SETTINGS)};
`;

interface Site {
  /** How long it took to write the reference, in milliseconds. */
  readonly time: number;
  /** The HTML of pages without what changes with every build. */
  readonly html: readonly string[];
  /** How many bytes each script has, by its name without the hash. */
  readonly scripts: ReadonlyMap<string, number>;
}

test(
  'a page weighs the same in a package with ten times the members',
  async () => {
    const few = await buildLarge(FEW);
    const many = await buildLarge(MANY);
    const growth = (name: string): number =>
      Number(many.scripts.get(name)) - Number(few.scripts.get(name));

    const added = (MANY - FEW) * PAGES_OF_MEMBER;
    const [ofMain, ofTime] = [growth('main'), many.time - few.time].map((sum) => sum / added);
    console.log(
      `A page more costs ${ofMain?.toFixed(1)} B of main.js, and ${ofTime?.toFixed(0)} ms of writing the reference`,
    );
    expect(many.html).toEqual(few.html);
    expect(growth('main')).toBeLessThan(added * NAME + LONGER_NUMBERS);
    const heavier = [...few.scripts.keys()].filter((name) => !(growth(name) < LONGER_NUMBERS));
    expect(heavier.filter((name) => !GROWING.test(name))).toEqual([]);
    // Each page brings what its layout needs, and its text.
    expect(many.scripts.size - few.scripts.size).toBe(2 * added);
  },
  TIMEOUT,
);

/** Builds a site with the reference of a package with so many members. */
async function buildLarge(members: number): Promise<Site> {
  const { root, write, put, read } = createWorkspace(largePackage(members));
  const start = performance.now();
  await write({ folds: [LARGE_FOLD] });
  const time = performance.now() - start;
  mkdirSync(join(root, 'typedoc'));
  renameSync(join(root, 'en'), join(root, 'typedoc/api'));
  put('docusaurus.config.js', CONFIG);
  put('package.json', '{}');
  await buildSite(root);

  const scripts = readdirSync(join(root, 'build/assets/js')).filter((name) => name.endsWith('.js'));
  return {
    time,
    html: PAGES.map((page) => withoutHashes(read(`build/api/${LARGE_PACKAGE}/${page}.html`))),
    scripts: new Map(
      scripts.map((name) => [
        name.replace(/\.[\da-f]{8}\.js$/, ''),
        readFileSync(join(root, 'build/assets/js', name)).length,
      ]),
    ),
  };
}

function withoutHashes(html: string): string {
  return html.replaceAll(/\.[\da-f]{8}\.(?=js|css)/g, '.');
}
