import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

/** A folder, to be served like GitHub Pages does. */
export interface SiteFolder {
  /** The absolute path of the build. */
  readonly folder: string;
  /** The path of the site on its host, with a slash at both ends. */
  readonly base: string;
}

export type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 404; readonly file?: undefined };

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSED = /^(?:text\/|application\/|image\/svg)/;

/**
 * Returns what GitHub Pages would return for a path: the file, the file with `.html`, the index of the
 * folder (after a redirect to its name with a slash), or the not-found page of the site.
 */
export function answer(path: string, { folder, base }: SiteFolder): Answer {
  if (`${path}/` === base) {
    return { status: 301, location: base };
  }
  if (!path.startsWith(base)) {
    return { status: 404 };
  }
  const target = join(folder, normalize(`/${path.slice(base.length)}`));
  if (path.endsWith('/')) {
    const index = join(target, 'index.html');
    return isFile(index) ? { status: 200, file: index } : notFound(folder);
  }
  const file = [target, `${target}.html`].find(isFile);
  if (file !== undefined) {
    return { status: 200, file };
  }
  return isFile(join(target, 'index.html'))
    ? { status: 301, location: `${path}/` }
    : notFound(folder);
}

/** Creates a server for a folder. It compresses text like GitHub Pages does. */
export function createSiteServer(site: SiteFolder): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const result = answer(decodePath(pathname), site);
    if (result.status === 301) {
      response.writeHead(301, { location: encodeURI(result.location) + search }).end();
    } else if (result.file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    } else {
      send(request, response, { status: result.status, file: result.file });
    }
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { readonly status: number; readonly file: string },
): void {
  const contentType = CONTENT_TYPES[extname(file)] ?? 'application/octet-stream';
  const isCompressed =
    COMPRESSED.test(contentType) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'max-age=600',
    vary: 'Accept-Encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  // A client that disconnects in the middle of a file is not an error of the server.
  const done = (): void => undefined;
  if (isCompressed) {
    pipeline(createReadStream(file), createGzip(), response, done);
  } else {
    pipeline(createReadStream(file), response, done);
  }
}

function notFound(folder: string): Answer {
  const file = join(folder, '404.html');
  return isFile(file) ? { status: 404, file } : { status: 404 };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
