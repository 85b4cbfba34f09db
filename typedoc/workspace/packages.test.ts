import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PACKAGES, discoverPackages, findPackage, listEntries } from './packages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writePackage(shortName: string, dependencies: readonly string[] = []): void {
  const manifest = {
    name: `@family/${shortName}`,
    version: '1.2.3',
    description: `The package ${shortName}`,
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.2.3'])),
  };
  write(`${shortName}/package.json`, JSON.stringify(manifest));
  write(`${shortName}/src/index.ts`, 'export {};\n');
}

function discoverNames(): readonly string[] {
  return discoverPackages(root).map((each) => each.shortName);
}

describe('discoverPackages()', () => {
  test('finds a package as soon as it has a folder', () => {
    writePackage('one');
    expect(discoverNames()).toEqual(['one']);

    writePackage('two');
    expect(discoverNames()).toEqual(['one', 'two']);
  });

  test('reads the name, the folder and the manifest', () => {
    writePackage('one');

    expect(discoverPackages(root)).toEqual([
      {
        name: '@family/one',
        shortName: 'one',
        folder: join(root, 'one'),
        manifest: expect.objectContaining({ version: '1.2.3', description: 'The package one' }),
        dependencies: [],
      },
    ]);
  });

  test('lists the dependencies of the same scope only, sorted', () => {
    writePackage('one', ['@family/three', 'lodash', '@families/two', '@family/two']);
    writePackage('two');
    writePackage('three');

    const one = findPackage(discoverPackages(root), 'one');
    expect(one?.dependencies).toEqual(['@family/three', '@family/two']);
  });

  test('lists each package after its dependencies', () => {
    writePackage('a', ['@family/c', '@family/b']);
    writePackage('b', ['@family/d']);
    writePackage('c', ['@family/d']);
    writePackage('d');

    expect(discoverNames()).toEqual(['d', 'b', 'c', 'a']);
  });

  test('skips files and folders without a manifest', () => {
    writePackage('one');
    write('README.md', '# Packages\n');
    write('leftover/dist/index.js', '');

    expect(discoverNames()).toEqual(['one']);
  });

  test('names the packages of a cycle, but not those that lead to it', () => {
    writePackage('a', ['@family/b']);
    writePackage('b', ['@family/c']);
    writePackage('c', ['@family/d']);
    writePackage('d', ['@family/b']);

    expect(discoverNames).toThrow(
      'Packages depend on each other in a cycle: @family/b → @family/c → @family/d → @family/b',
    );
  });

  test('names a package that depends on itself', () => {
    writePackage('a', ['@family/a']);

    expect(discoverNames).toThrow('in a cycle: @family/a → @family/a');
  });

  test('names a dependency that does not exist', () => {
    writePackage('a', ['@family/b']);

    expect(discoverNames).toThrow(
      '"@family/a" depends on "@family/b", which is not in this repository',
    );
  });

  test.each(['name', 'version', 'description'])('rejects a manifest without a %s', (field) => {
    const manifest = { name: '@family/a', version: '1.2.3', description: 'A', [field]: undefined };
    write('a/package.json', JSON.stringify(manifest));

    expect(discoverNames).toThrow(
      `"${join(root, 'a/package.json')}" must have a name, a version and a description`,
    );
  });

  test.each(['@family/b', 'a'])('rejects the name %s in the folder "a"', (name) => {
    write('a/package.json', JSON.stringify({ name, version: '1.2.3', description: 'A' }));

    expect(discoverNames).toThrow(`such as "@scope/a", not "${name}"`);
  });

  test('finds every folder of this repository that contains a package', () => {
    expect(new Set(discoverPackages().map((each) => each.shortName))).toEqual(
      new Set(readdirSync(PACKAGES)),
    );
  });
});

describe('findPackage()', () => {
  test('finds a package by its name with and without scope', () => {
    writePackage('one');
    const packages = discoverPackages(root);

    expect(findPackage(packages, 'one')?.name).toBe('@family/one');
    expect(findPackage(packages, '@family/one')?.name).toBe('@family/one');
    expect(findPackage(packages, 'two')).toBeUndefined();
  });
});

describe('listEntries()', () => {
  test('lists the root and other modules, without tests and internal ones', () => {
    writePackage('one');
    write('one/src/Zebra.ts', '');
    write('one/src/Apple.ts', '');
    write('one/src/Apple.test.ts', '');
    write('one/src/Apple.test-d.ts', '');
    write('one/src/internal/seed.ts', '');
    write('one/src/internal/deep/root.ts', '');
    write('one/src/fruit/Pear.ts', '');

    expect(discoverPackages(root).flatMap(listEntries)).toEqual([
      { name: '@family/one', source: join(root, 'one/src/index.ts') },
      { name: '@family/one/Apple', source: join(root, 'one/src/Apple.ts') },
      { name: '@family/one/Zebra', source: join(root, 'one/src/Zebra.ts') },
      { name: '@family/one/fruit/Pear', source: join(root, 'one/src/fruit/Pear.ts') },
    ]);
  });

  test('rejects a package without a root module', () => {
    writePackage('one');
    rmSync(join(root, 'one/src/index.ts'));

    expect(() => discoverPackages(root).flatMap(listEntries)).toThrow(
      `"@family/one" must have a root module at "${join(root, 'one/src/index.ts')}"`,
    );
  });
});

describe('the references of `tsc --build`', () => {
  const packages = discoverPackages();

  test.each(packages)('of $name are its dependencies', (each) => {
    const expected = each.dependencies.map((name) => findPackage(packages, name)?.folder);
    expect(readReferences(join(each.folder, 'tsconfig.json'))).toEqual(expected);
  });

  test('of the root are all packages', () => {
    expect(readReferences(join(PACKAGES, '../tsconfig.build.json'))).toEqual(
      packages.map(({ folder }) => folder).sort(),
    );
  });

  function readReferences(file: string): readonly string[] {
    const { references = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly references?: readonly { readonly path: string }[];
    };
    return references.map(({ path }) => join(dirname(file), path));
  }
});

test.each(['src/pages', 'i18n/fr/docusaurus-plugin-content-pages'])(
  'the page of versions in %s lists every package',
  (folder) => {
    const page = readFileSync(join(PACKAGES, '../..', folder, 'versions.md'), 'utf8');
    const listed = [...page.matchAll(/^- <a id="(.+)"><\/a>\[`[^`]+\/\1`\]\(\/api\/\1\)/gm)];
    const names = discoverPackages().map(({ shortName }) => shortName);
    expect(listed.map(([, name]) => name).sort()).toEqual([...names].sort());
  },
);

describe('the README of a package', () => {
  test.each(discoverPackages())('$name is short and links to a guide', ({ folder }) => {
    const text = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(250);
    expect(text).toContain('The guide [');
  });
});
