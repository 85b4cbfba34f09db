import { describe, expect, test } from 'vitest';
import { type PageNames, type PublicName, NameResolver } from './resolveName';

const NAMES: readonly PublicName[] = [
  ...publicNames('core', 'namespace', 'Option', 'Int'),
  { ...publicName('core', 'type', 'Option'), path: '/api/core/namespace/Option#option' },
  ...publicNames('core', 'function', 'Option.map', 'Option.delete', 'Option.of', 'Option.value'),
  ...publicNames('core', 'function', 'Int.parse', 'identity', 'asString'),
  ...publicNames('core', 'const', 'Option.None', 'Int.bounded'),
  ...publicNames('num', 'namespace', 'Int'),
  ...publicNames('num', 'function', 'Int.add'),
  ...publicNames('collection', 'namespace', 'Array'),
  ...publicNames('collection', 'function', 'Array.map', 'Array.from', 'Array.groupBy'),
  ...publicNames('error', 'class', 'ArgumentError', 'TimeoutError'),
  ...publicNames('http', 'namespace', 'HTTPError', 'JSONParser'),
  ...publicNames('http', 'interface', 'HTTPError.TimeoutError', 'HTTPError.ParserError'),
  ...publicNames('http', 'interface', 'JSONParser.ParserError'),
  ...publicNames('money', 'interface', 'USD'),
  ...publicNames('money', 'function', 'USD'),
  ...publicNames('task-timeout', 'function', 'timeout'),
];

const names = new NameResolver(NAMES);
const GUIDE: PageNames = {
  path: undefined,
  package: undefined,
  imports: new Map(),
  declared: new Set(),
  parameters: new Set(),
};
const OPTION = '/api/core/namespace/Option';
const OPTION_PAGE = pageOf(OPTION);
const ARRAY = '/api/collection/namespace/Array';
const HTTP_ERROR = '/api/http/namespace/HTTPError';
const INT = '/api/core/namespace/Int';

type Kind = PublicName['kind'];

function publicNames(owner: string, kind: Kind, ...all: readonly string[]): readonly PublicName[] {
  return all.map((name) => publicName(owner, kind, name));
}

function publicName(owner: string, kind: Kind, name: string): PublicName {
  const [head = '', member] = name.split('.');
  const page = member === undefined ? `${kind}/${head}` : `namespace/${head}#${member}`;
  return { name, package: owner, kind, path: `/api/${owner}/${page}` };
}

function pageOf(path: string): PageNames {
  return { ...GUIDE, path, package: path.split('/')[2] };
}

function resolve(code: string, page: PageNames = GUIDE): string {
  const resolution = names.resolve(code, page);
  return resolution.kind === 'link' ? resolution.path : resolution.kind;
}

describe('resolve()', () => {
  test.each([
    ['Option', '/api/core/namespace/Option'],
    ['Option.map', '/api/core/namespace/Option#map'],
    ['Option.map()', '/api/core/namespace/Option#map'],
    ['Option.map(option, fn)', '/api/core/namespace/Option#map'],
    ['Option<string>', '/api/core/namespace/Option'],
    ['Option<(value: string) => void>', '/api/core/namespace/Option'],
    ['Option.Option<number>', '/api/core/namespace/Option'],
    ['ArgumentError', '/api/error/class/ArgumentError'],
    ['asString', '/api/core/function/asString'],
    ['USD', '/api/money/function/USD'],
    ['USD()', '/api/money/function/USD'],
    ['USD<string>', '/api/money/interface/USD'],
    ['@tstd/core', '/api/core'],
    ['@tstd/core/Option', '/api/core/namespace/Option'],
    ['Int.bounded.maxValue', '/api/core/namespace/Int#bounded'],
    ['Array.groupBy', '/api/collection/namespace/Array#groupBy'],
  ])('"%s" leads to "%s"', (code, url) => {
    expect(resolve(code)).toBe(url);
  });

  test.each([
    ['a name of two packages', 'Int'],
    ['a member without its namespace', 'map'],
    ['a word that says little', 'timeout'],
    ['a name of the language', 'Array'],
    ['a member that the language has too', 'Array.from'],
    ['a property of the language', 'Array.prototype.map'],
    ['a property of the language that computes', 'Map.prototype.size'],
    ['a name that nobody knows', 'Foo.bar'],
    ['a variable', 'option.map'],
    ['a call that is an example', "Int.parse('-7')"],
    ['a call with numbers', 'Int.add(1, 2)'],
    ['an expression', 'Option.map() + 1'],
    ['a call of what comes back', 'Option.of()()'],
    ['a call that is not closed', 'Option.of('],
    ['a property that all errors have', 'ArgumentError.cause'],
  ])('%s is not a link: "%s"', (_, code) => {
    expect(resolve(code)).toBe('none');
  });

  test.each(['Option.mpa', 'Option.mpa()', "Int.prase('1')", '@tstd/cores', '@tstd/core/Opt'])(
    '"%s" is a mistake',
    (code) => {
      expect(resolve(code)).toBe('unknown');
    },
  );

  test('a mistake reports which part is known', () => {
    expect(names.resolve('Option.map.foo', GUIDE)).toEqual({
      kind: 'unknown',
      known: 'Option.map',
      rest: 'foo',
    });
  });

  describe('on a page of the reference', () => {
    test.each([
      ['map', `${OPTION}#map`],
      ['Option.map', `${OPTION}#map`],
      ['of', `${OPTION}#of`],
      ['delete()', `${OPTION}#delete`],
      ['None', `${OPTION}#None`],
      ['identity', '/api/core/function/identity'],
      ['Int', '/api/core/namespace/Int'],
      ['@tstd/core', '/api/core'],
      ['Option', 'none'],
      ['Option<string>', 'none'],
      ['delete', 'none'],
      ['length', 'none'],
    ])('"%s" leads to "%s"', (code, url) => {
      expect(resolve(code, OPTION_PAGE)).toBe(url);
    });

    test.each([
      ['a namesake of the page', 'USD', '/api/money/interface/USD', 'none'],
      ['a name that the language has too', 'Array', '/api/collection', ARRAY],
      ['a member that the language has too', 'Array.from', '/api/collection', `${ARRAY}#from`],
      ['a member of its package', 'TimeoutError', '/api/http', `${HTTP_ERROR}#TimeoutError`],
      ['a member of a type that its package has twice', 'ParserError', '/api/http', 'none'],
      ['a member of a namesake elsewhere', 'Int.bounded', '/api/num', `${INT}#bounded`],
    ])('%s: "%s" on "%s" leads to "%s"', (_, code, path, url) => {
      expect(resolve(code, pageOf(path))).toBe(url);
    });

    test('the name of a parameter is not a member', () => {
      expect(resolve('value', OPTION_PAGE)).toBe(`${OPTION}#value`);
      const page = { ...OPTION_PAGE, parameters: new Set(['value']) };
      expect(resolve('value', page)).toBe('none');
      expect(resolve('Option.value', page)).toBe(`${OPTION}#value`);
    });
  });

  test.each([
    ['tells which of two packages is meant', 'Int', 'Int', 'num', '/api/num/namespace/Int'],
    ['tells that the name of the language is not meant', 'Array', 'Array', 'collection', ARRAY],
    ['may give another name', 'List.map', 'List', 'collection', `${ARRAY}#map`],
    ['may be of a whole package', 'HTTP', 'HTTP', 'http', '/api/http'],
    [
      'may be of a whole package',
      'HTTP.JSONParser',
      'HTTP',
      'http',
      '/api/http/namespace/JSONParser',
    ],
    ['comes after the package of the page', 'Int', 'Int', 'core', '/api/num/namespace/Int', 'num'],
  ])('an import %s', (_, code, local, packageName, url, owner?: string) => {
    const name = local === 'List' ? 'Array' : local === 'HTTP' ? '' : local;
    const imported = { name, package: packageName };
    const page = { ...GUIDE, package: owner, imports: new Map([[local, imported]]) };
    expect(resolve(code, page)).toBe(url);
  });

  test('a name that an example declares is not the public name', () => {
    const page = { ...GUIDE, declared: new Set(['ArgumentError']) };
    expect(resolve('ArgumentError', page)).toBe('none');
  });
});
