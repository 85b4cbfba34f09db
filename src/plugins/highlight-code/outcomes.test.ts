import { Prism } from 'prism-react-renderer';
import { describe, expect, test } from 'vitest';
import { setOffOutcomes } from './outcomes';
import { piecesToHtml, toPieces } from './toHtml';

function highlight(code: string): string {
  const language = 'typescript';
  const pieces = toPieces(code, Prism.languages[language] ?? {}, language);
  return piecesToHtml(setOffOutcomes(pieces, code));
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

describe('setOffOutcomes()', () => {
  test('sets off a value, with the space before it', () => {
    expect(highlight('one(); // => 1')).toBe(
      '<span class="hl-f">one</span>();<span class="hl-r"> <b><i aria-hidden="true">// => </i>1</b></span>',
    );
  });

  test('distinguishes a failed result from a successful one', () => {
    expect(highlight("a; // => { ok: false, error: 'no' }")).toContain('<b class="hl-x"><i');
    expect(highlight('a; // => { ok: true, value: 1 }')).toContain('<b><i');
    expect(highlight('a; // => { okay: false }')).toContain('<b><i');
  });

  test('distinguishes a thrown error and a compiler error from a value', () => {
    expect(highlight('a; // => throws RangeError')).toContain(
      '<b class="hl-x"><i aria-hidden="true">// => </i>throws RangeError</b>',
    );
    expect(highlight('// @ts-expect-error TS2345: No <text>\na;')).toBe(
      '<span class="hl-r"><b class="hl-w"><i aria-hidden="true">// </i>@ts-expect-error TS2345: No &lt;text></b></span>\na;',
    );
  });

  test('sets off each line of a value, but not the remark below it', () => {
    const [first, second, third, remark] = highlight('a; // => {\n//   b: 1,\n// }\n// Why').split(
      '\n',
    );
    expect(first).toContain(' <b><i aria-hidden="true">// => </i>{</b></span>');
    expect(second).toBe(
      '<span class="hl-r"><b class="hl-m"><i aria-hidden="true">//</i>   b: 1,</b></span>',
    );
    expect(third).toContain('<b class="hl-m"><i aria-hidden="true">//</i> }</b>');
    expect(remark).toBe('<span class="hl-c">// Why</span>');
  });

  test('ignores text that looks like a claim', () => {
    expect(highlight("const text = 'a; // => 1';")).not.toContain('hl-r');
  });

  test.each([
    'a<b>(); // => 1\n\nif (c) {\n  d(`${e}`); // => "&<"\n}\n// A remark\nf; // =>   { a: 1 }\n',
    '  // @ts-expect-error TS1: x\n  a(); //=> [\n  // 1,\n  //   2]\n',
  ])('keeps the text of %j as it is', (code) => {
    expect(textOf(highlight(code))).toBe(code);
  });
});
