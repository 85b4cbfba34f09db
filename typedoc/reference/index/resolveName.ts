import { type ReferenceSymbol, type SymbolKind, packagePath } from '../contract';
import { groupBy } from '../groupBy';
import { NPM_SCOPE } from '../../workspace/packages';
import { importsOf, parseExample } from './imports';
import { isLanguageName } from './language';
import { type WrittenName, parseName } from './parseName';

export type PublicName = Pick<ReferenceSymbol, 'name' | 'package' | 'kind' | 'path'>;

export interface PageNames {
  readonly path?: string | undefined;
  readonly package?: string | undefined;
  readonly imports: ReadonlyMap<string, ImportedSymbol>;
  readonly declared: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
}

interface ImportedSymbol {
  /** Empty for a whole package: `import * as HTTP`. */
  readonly name: string;
  readonly package: string;
}

export type Resolution =
  | { readonly kind: 'link'; readonly path: string }
  /** `known` is a public name, but `known.rest` is not. */
  | { readonly kind: 'unknown'; readonly known: string; readonly rest: string }
  | { readonly kind: 'none' };

export function describeUnknown(
  code: string,
  { known, rest }: Extract<Resolution, { readonly kind: 'unknown' }>,
): string {
  return `"${code}" is not a public name: "${known}" has no member "${rest}". Correct the name`;
}

const NONE: Resolution = { kind: 'none' };
const PACKAGE = new RegExp(`^${NPM_SCOPE}/(?<name>[a-z][a-z-]*)(?:/(?<module>\\w+))?$`);
/** Too ambiguous without a qualifier: `timeout`, unlike `tryCall` and `Option`. */
const PLAIN_WORD = /^[a-z]+$/;

/** The order of preference if several symbols have the same name. */
const KINDS = ['namespace', 'class', 'function', 'const', 'interface', 'type', 'member'] as const;
const KINDS_OF_CALLS = ['function', 'const', 'member', 'class'] as const;
const KINDS_OF_TYPES = ['namespace', 'class', 'interface', 'type', 'function'] as const;
const VALUES: ReadonlySet<SymbolKind> = new Set(['const', 'member']);

export class NameResolver {
  readonly #byName: ReadonlyMap<string, readonly PublicName[]>;
  readonly #byLastPart: ReadonlyMap<string, readonly PublicName[]>;
  readonly #byPath: ReadonlyMap<string, readonly PublicName[]>;
  readonly #packages: ReadonlySet<string>;

  constructor(names: readonly PublicName[]) {
    this.#byName = groupBy(names, ({ name }) => name);
    this.#byLastPart = groupBy(
      names.filter(({ name }) => name.includes('.')),
      ({ name }) => name.slice(name.lastIndexOf('.') + 1),
    );
    this.#byPath = groupBy(names, ({ path }) => path);
    this.#packages = new Set(names.map((each) => each.package));
  }

  resolve(code: string, page: PageNames): Resolution {
    const specifier = PACKAGE.exec(code)?.groups;
    if (specifier !== undefined) {
      return this.#resolvePackage(specifier['name'] ?? '', specifier['module'], page);
    }
    const written = parseName(code);
    if (written === undefined || this.#isHidden(written, page)) {
      return NONE;
    }
    const whole = page.imports.get(code);
    if (whole?.name === '') {
      return linkTo(packagePath(whole.package), page);
    }
    const found = this.#find(written.parts, written.isCall, page);
    if (found.length === 0) {
      return this.#resolvePart(written, page);
    }
    return written.isExample ? NONE : toLink(found, written, page);
  }

  #resolvePackage(name: string, module: string | undefined, page: PageNames): Resolution {
    if (!this.#packages.has(name)) {
      return { kind: 'unknown', known: NPM_SCOPE, rest: name };
    }
    if (module === undefined) {
      return linkTo(packagePath(name), page);
    }
    const found = this.#ofPackage(module, name);
    return found.length === 0
      ? { kind: 'unknown', known: `${NPM_SCOPE}/${name}`, rest: module }
      : linkTo(firstOf(found, KINDS)?.path, page);
  }

  #isHidden({ parts }: WrittenName, page: PageNames): boolean {
    const [head = ''] = parts;
    const isOwn = this.#owners(page).some(({ name }) => name === parts.join('.'));
    return isOwn || (parts.length === 1 && page.parameters.has(head));
  }

  #owners({ path }: PageNames): readonly PublicName[] {
    return path === undefined ? [] : (this.#byPath.get(path) ?? []);
  }

  #find(parts: readonly string[], isCall: boolean, page: PageNames): readonly PublicName[] {
    const name = parts.join('.');
    const [head = '', ...rest] = parts;
    const isLanguage = isLanguageName(parts);
    if (isCall || !isLanguage) {
      const onPage = this.#onPage(name, page);
      if (onPage.length > 0) {
        return onPage;
      }
    }
    const own = this.#ofPackage(name, page.package);
    if (own.length > 0) {
      return own;
    }
    const imported = this.#imported(head, rest, page);
    if (imported.length > 0) {
      return imported;
    }
    const isAmbiguous = parts.length === 1 && PLAIN_WORD.test(name) && !isCall;
    if (isLanguage || isAmbiguous || page.declared.has(head)) {
      return [];
    }
    const members = parts.length === 1 ? this.#membersOfPackage(name, page.package) : [];
    return members.length > 0 ? onlyName(members) : this.#ofOnePackage(name);
  }

  #imported(head: string, rest: readonly string[], { imports }: PageNames): readonly PublicName[] {
    const imported = imports.get(head);
    return imported === undefined
      ? []
      : this.#ofPackage(
          [imported.name, ...rest].filter((part) => part !== '').join('.'),
          imported.package,
        );
  }

  #onPage(name: string, page: PageNames): readonly PublicName[] {
    const names = new Set(this.#owners(page).map((owner) => `${owner.name}.${name}`));
    return [...names]
      .flatMap((each) => this.#byName.get(each) ?? [])
      .filter(({ path }) => path.startsWith(`${String(page.path)}#`));
  }

  #ofPackage(name: string, packageName: string | undefined): readonly PublicName[] {
    return (this.#byName.get(name) ?? []).filter((each) => each.package === packageName);
  }

  /** Members of types are excluded: they need the name of their type before them. */
  #membersOfPackage(name: string, packageName: string | undefined): readonly PublicName[] {
    return (this.#byLastPart.get(name) ?? []).filter(
      (each) => each.package === packageName && each.kind !== 'member',
    );
  }

  #ofOnePackage(name: string): readonly PublicName[] {
    const all = this.#byName.get(name) ?? [];
    return all.every((each) => each.package === all[0]?.package) ? all : [];
  }

  #resolvePart(written: WrittenName, page: PageNames): Resolution {
    const { parts } = written;
    const [head = ''] = parts;
    if (parts.length === 1 || this.#byName.has(parts.join('.')) || isLanguageName(parts)) {
      return NONE;
    }
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const found = this.#find(parts.slice(0, length), false, page);
      if (found.length > 0) {
        return found.some(({ kind }) => VALUES.has(kind))
          ? linkTo(firstOf(found, KINDS)?.path, page)
          : unknown(parts, length, found);
      }
    }
    const documented = page.declared.has(head) ? undefined : this.#byName.get(head);
    return documented === undefined ? NONE : unknown(parts, 1, documented);
  }
}

function unknown(
  parts: readonly string[],
  length: number,
  found: readonly PublicName[],
): Resolution {
  const rest = parts.slice(length);
  const isVariable = PLAIN_WORD.test(parts[0]?.charAt(0) ?? '');
  const isInherited = found.some(({ kind }) => kind === 'class') && isPropertyOfErrors(rest);
  return isVariable || isInherited
    ? NONE
    : { kind: 'unknown', known: parts.slice(0, length).join('.'), rest: rest.join('.') };
}

/** All classes are errors, whose inherited properties are described once. */
function isPropertyOfErrors([first = '']: readonly string[]): boolean {
  return first === 'prototype' || first in new Error('', { cause: null });
}

function toLink(found: readonly PublicName[], written: WrittenName, page: PageNames): Resolution {
  const kinds = written.isCall ? KINDS_OF_CALLS : written.isGeneric ? KINDS_OF_TYPES : KINDS;
  return linkTo(firstOf(found, kinds)?.path, page);
}

function firstOf(
  found: readonly PublicName[],
  kinds: readonly SymbolKind[],
): PublicName | undefined {
  return kinds
    .map((kind) => found.find((each) => each.kind === kind))
    .find((each) => each !== undefined);
}

function linkTo(path: string | undefined, page: PageNames): Resolution {
  return path === undefined || path === page.path ? NONE : { kind: 'link', path };
}

function onlyName(found: readonly PublicName[]): readonly PublicName[] {
  return found.every(({ name }) => name === found[0]?.name) ? found : [];
}

const DECLARED = /\b(?:const|let|function|class|type|interface|enum|namespace) (?<name>\w+)/g;

/** Returns the names that the examples of a page import and declare. */
export function namesInExamples(code: string): Pick<PageNames, 'imports' | 'declared'> {
  const imports = importsOf(parseExample(code)).map(({ local, parts, owner }) => {
    return [local, { name: parts.join('.'), package: owner }] as const;
  });
  const declared = [...code.matchAll(DECLARED)].map(({ groups }) => groups?.['name'] ?? '');
  return { imports: new Map(imports), declared: new Set(declared) };
}
