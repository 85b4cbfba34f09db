import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>(?![^>]*\ssrc=)[^>]*)>(?<code>[^]*?)<\/script>/g;
const EXECUTABLE_TYPE =
  /\stype=["']?(?:module|speculationrules|text\/javascript|application\/javascript)["'\s>]/;

/** Allows only the host of the site. In a `<meta>`, because a static host does not set headers. */
export function addContentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    // The announcement bar takes its colours from the configuration.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const withPolicy = html.replace(
    /<head>(?:\s*<meta charset="?[^">]*"?\/?>)?/i,
    (start) => start + meta,
  );
  if (withPolicy === html) {
    throw new Error('Cannot add a content security policy to a page without <head>');
  }
  return withPolicy;
}

/** Excludes data blocks, such as JSON-LD. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => {
      const attributes = groups?.['attributes'] ?? '';
      return !/\stype=/.test(attributes) || EXECUTABLE_TYPE.test(`${attributes}>`);
    })
    .map(({ groups }) => groups?.['code'] ?? '');
}
