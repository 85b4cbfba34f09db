import { describe, expect, test } from 'vitest';
import type { Signature, Token } from '../pageData';
import { signatureText } from '../entries';
import { signaturesToHtml } from './signature';

const html = (...signatures: readonly Signature[]): string =>
  signaturesToHtml(signatures, (path) => `/fr${path}`);

const named = (text: string): Token => ({ text, role: 'type', to: '/api/core' });

describe('signaturesToHtml()', () => {
  test('colours words by their role', () => {
    const words: Signature = [
      { text: 'type', role: 'keyword' },
      ' ',
      { text: 'a', role: 'name' },
      { text: 'B', role: 'type' },
      { text: 'c', role: 'parameter' },
      { text: '"d"', role: 'literal' },
    ];
    expect(html(words)).toBe(
      '<span class="hl-k">type</span> <span class="hl-f">a</span><span class="hl-t">B</span>c<span class="hl-s">&quot;d&quot;</span>',
    );
  });

  test('escapes markup in words, text and addresses', () => {
    expect(html(['a < b & ', { ...named('<C>'), to: '/?a&"b' }])).toBe(
      'a &lt; b &amp; <a href="/fr/?a&amp;&quot;b">&lt;C&gt;</a>',
    );
  });

  test('puts each overload on a separate line, to be numbered, but not a single signature', () => {
    expect(html(['a'], ['b'])).toBe(
      '<span class="overload">a</span>\n<span class="overload">b</span>',
    );
    expect(html(['a'])).toBe('a');
  });

  test('lets a word that is too long for a line on a phone break after a bracket', () => {
    const long: Signature = ['f(', named('A'), ') => Partial<', named('B'.repeat(30)), '>'];
    expect(html(long)).toBe(
      `f(<a href="/fr/api/core">A</a>) =&gt; Partial&lt;<wbr /><a href="/fr/api/core">${'B'.repeat(30)}</a>&gt;`,
    );
    expect(html(['Partial<', named('B'.repeat(27)), '>'])).not.toContain('<wbr');
  });
});

test('signatureText() returns only the code', () => {
  expect(signatureText(['Partial<', named('A'), '>'])).toBe('Partial<A>');
});
