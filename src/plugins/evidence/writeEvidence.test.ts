import { expect, test } from 'vitest';
import type { Evidence } from '../../../typedoc/plugin/contract';
import { writeEvidence } from './writeEvidence';

const EVIDENCE: Evidence = [
  {
    name: '@tstd/core',
    shortName: 'core',
    tests: {
      examples: 437,
      claims: 1907,
      tests: 20,
      laws: 0,
      coverage: { lines: 100, branches: 99.9 },
    },
    size: 15_370,
    laws: [
      {
        module: 'Codec',
        law: 'codec',
        test: { file: 'a.test.ts', line: 7 },
        definition: { file: 'laws.ts', line: 3 },
      },
      {
        module: 'Codec',
        law: 'codec',
        test: { file: 'a.test.ts', line: 9 },
        definition: { file: 'laws.ts', line: 3 },
      },
      { module: 'Codec', law: 'of <any> codec', test: { file: 'a.test.ts', line: 11 } },
    ],
    exports: [
      {
        name: 'Option.map',
        path: '/api/core/namespace/Option#map',
        examples: 2,
        claims: 3,
        size: 44,
      },
      { name: 'Ref', path: '/api/core/interface/Ref', examples: 1, claims: 0 },
    ],
  },
  { name: '@tstd/time', shortName: 'time', laws: [], exports: [] },
];

const browse = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `https://code.test/${file}#L${line}`;

const write = (locale: 'en' | 'fr') =>
  writeEvidence(EVIDENCE, { locale, base: locale === 'en' ? '/std' : '/std/fr', browse });

test('gives each package a row by its name, and leaves empty what was not measured', () => {
  const { table, rest, anchors } = write('en');
  const ids = [...`${table}${rest}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...anchors].sort());
  expect(table).toContain(
    '<tr id="core"><th scope="row"><a href="/std/api/core">@tstd/core</a></th><td>437</td><td>1,907</td><td>20</td><td>0</td><td>100\u00a0%</td><td>99.9\u00a0%</td><td>15.4\u00a0kB</td></tr>',
  );
  expect(table).toContain(
    `<tr id="time"><th scope="row"><a href="/std/api/time">@tstd/time</a></th>${'<td></td>'.repeat(7)}</tr>`,
  );
  expect(table).toContain(
    `<tfoot><tr><th scope="row">In all</th><td>437</td><td>1,907</td><td>20</td><td>0</td>${'<td></td>'.repeat(3)}</tr></tfoot>`,
  );
  expect(write('fr').table).toContain('<td>15,4\u00a0ko</td>');
});

test('lists each export with its examples, claims and bytes, folded', () => {
  const { rest } = write('en');
  expect(rest).toContain('<details><summary>@tstd/core: 2 exports</summary>');
  expect(rest).toContain(
    '<tr><td><a href="/std/api/core/namespace/Option#map">Option.map</a></td><td>2</td><td>3</td><td>44\u00a0B</td></tr>',
  );
  expect(rest).toContain('>Ref</a></td><td>1</td><td>0</td><td></td></tr>');
  expect(write('fr').rest).toContain('<summary>@tstd/core\u00a0: 2 exports</summary>');
});

test('leads from each law to its definition and its tests', () => {
  const { rest } = write('fr');
  expect(rest).toContain(
    '<li><code>Codec</code> <a href="https://code.test/laws.ts#L3">codec</a> (<a href="https://code.test/a.test.ts#L7">test 1</a>, <a href="https://code.test/a.test.ts#L9">test 2</a>)</li>',
  );
  expect(rest).toContain(
    '<li><code>Codec</code> <span lang="en">of &lt;any> codec</span> (<a href="https://code.test/a.test.ts#L11">test</a>)</li>',
  );
});

test('says in both languages how each figure is measured, with the same commands', () => {
  const commands = (locale: 'en' | 'fr') => write(locale).rest.match(/<code>npm run .*?<\/code>/g);
  expect(commands('fr')).toEqual(commands('en'));
  expect(write('en').rest).toContain('<code>npm run sizes</code>');
});
