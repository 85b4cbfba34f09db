import { attempt } from '../attempt.js';
import { fault } from './fault.js';
import { type Codec, of } from './model.js';

declare global {
  // Without the types of the platform, `URL` would be unknown. The method distinguishes it from `{}`.
  interface URL {
    toJSON(): string;
  }
}

/**
 * The codec for an absolute URL. It decodes any string that `new URL` accepts and encodes a URL as its normalised string.
 *
 * Its JSON Schema has `"format": "uri"`.
 *
 * @example Decode a URL
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const result = Codec.url.decode('HTTPS://example.org');
 *
 * result.ok ? Codec.url.encode(result.value) : ''; // => 'https://example.org/'
 * Codec.url.decode('/docs').ok; // => false
 * ```
 *
 * @alias URLFromSelf, httpUrl, joi.uri, z.httpUrl, v.url
 * @keywords link, href, http, website, validate
 * @category Instances
 * @since 1.0.0
 */
export const url: Codec<URL, string> = /* @__PURE__ */ of<URL, string>({
  // An object that only inherits from `URL` throws.
  hasInstance: (value): value is URL =>
    attempt(() => value instanceof URL && typeof value.href === 'string', false),
  encode: (value) => value.href,
  decode: (input) => {
    const value = typeof input === 'string' ? attempt(() => new URL(input), undefined) : undefined;
    return value === undefined ? fault('an absolute URL', input) : { ok: true, value };
  },
  schema: () => ({ type: 'string', format: 'uri' }),
});
