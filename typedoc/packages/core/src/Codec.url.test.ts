import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Codec } from './index.js';

const messageOf = (codec: Codec.AnyCodec, input: unknown): string => {
  const result = codec.decode(input);
  return result.ok ? '' : result.error.message;
};

describe('the codec of URLs', () => {
  test('decodes an absolute URL and encodes it as a string', () => {
    const result = Codec.url.decode('HTTPS://Example.org:443/a b?q=ü');
    expect(result).toEqual({ ok: true, value: new URL('https://example.org/a%20b?q=%C3%BC') });
    expect(Codec.url.encode(new URL('https://example.org'))).toBe('https://example.org/');
    expectTypeOf(Codec.url).toEqualTypeOf<Codec.Codec<URL, string>>();
  });

  test('returns a new URL each time', () => {
    const texts = Codec.array(Codec.url).decode(['a:b', 'a:b']);
    expect(texts.ok && texts.value[0] !== texts.value[1]).toBe(true);
  });

  test('survives the round trip', () => {
    fc.assert(
      fc.property(fc.webUrl(), (text) => {
        const { href } = new URL(text);
        expect(Codec.url.decode(href)).toEqual({ ok: true, value: new URL(text) });
        expect(Codec.url.encode(new URL(text))).toBe(href);
      }),
    );
  });

  test.each([
    ['/docs', 'Expected an absolute URL, received a string'],
    ['', 'Expected an absolute URL, received an empty string'],
    [['a:b'], 'Expected an absolute URL, received an array of 1 item'],
    [undefined, 'Expected an absolute URL, received undefined'],
  ])('refuses %j', (input, message) => {
    expect(messageOf(Codec.url, input)).toBe(message);
  });

  test('reports the path of a missing URL', () => {
    expect(messageOf(Codec.object({ home: Codec.url }), {})).toBe(
      'At "/home": an absolute URL is missing',
    );
  });

  test('encodes only URLs', () => {
    expect(Codec.url.hasInstance(new URL('a:b'))).toBe(true);
    expect(Codec.url.hasInstance('a:b')).toBe(false);
    expect(Codec.url.hasInstance(Object.create(URL.prototype))).toBe(false);
    expect(() => Codec.url.encode('a:b' as never)).toThrow(ArgumentError);
  });

  test('names its format in the schema', () => {
    expect(Codec.toJSONSchema(Codec.url)).toMatchObject({ type: 'string', format: 'uri' });
  });
});
