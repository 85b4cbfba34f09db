import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addContentSecurityPolicy, inlineScripts } from './contentSecurityPolicy';
import { copyAsFolders, listPages } from './folders';
import { addLocaleSwitch, writeLocaleSwitch } from './notFound';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function scriptSources(html: string): readonly string[] {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const directive = policy.split('; ').find((each) => each.startsWith('script-src '));
  return directive?.split(' ').slice(1) ?? [];
}

describe('addContentSecurityPolicy()', () => {
  test('allows the inline scripts of the page by their hashes, each once, and no others', () => {
    const html =
      '<html><head><title>T</title><script>a()</script></head><body><script>b()</script><script>a()</script></body></html>';
    expect(scriptSources(addContentSecurityPolicy(html))).toEqual([
      "'self'",
      hash('a()'),
      hash('b()'),
    ]);
  });

  test('comes before everything that it restricts, but after the character set', () => {
    const html = '<html><head><meta charset=UTF-8><script src=a.js></script></head></html>';
    expect(addContentSecurityPolicy(html)).toMatch(
      /^<html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]*"><script src=a.js>/,
    );
  });

  test('does not allow other hosts', () => {
    const policy = addContentSecurityPolicy('<head></head>');
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:/);
  });

  test('rejects a page that it cannot protect', () => {
    expect(() => addContentSecurityPolicy('<body></body>')).toThrow('without <head>');
  });
});

describe('inlineScripts()', () => {
  test('finds scripts that run', () => {
    expect(inlineScripts('<script>1</script><script data-rh=true>2</script>')).toEqual(['1', '2']);
    expect(inlineScripts('<script type=module>3</script>')).toEqual(['3']);
    expect(inlineScripts('<script type="text/javascript">4\n5</script>')).toEqual(['4\n5']);
  });

  test('ignores files and data', () => {
    expect(inlineScripts('<script src="a.js"></script>')).toEqual([]);
    expect(inlineScripts('<script defer src=a.js></script>')).toEqual([]);
    expect(inlineScripts('<script type=application/ld+json>{}</script>')).toEqual([]);
  });
});

describe('the files of a build', () => {
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'static-host-'));
    for (const page of ['index.html', '404.html', 'blog.html', 'blog/a.html', 'fr/index.html']) {
      await mkdir(dirname(join(outDir, page)), { recursive: true });
      await writeFile(join(outDir, page), `page ${page}`);
    }
    await writeFile(join(outDir, 'robots.txt'), '');
  });

  afterEach(async () => {
    await rm(outDir, { recursive: true });
  });

  test('listPages() lists the pages of one language', async () => {
    expect(await listPages(outDir, ['fr'])).toEqual([
      '404.html',
      'blog.html',
      join('blog', 'a.html'),
      'index.html',
    ]);
    expect(await listPages(join(outDir, 'fr'), ['de'])).toEqual(['index.html']);
  });

  test('copyAsFolders() copies every page to its path with a slash', async () => {
    await copyAsFolders(outDir, await listPages(outDir, ['fr']), ['404.html']);
    expect(await readFile(join(outDir, 'blog/index.html'), 'utf8')).toBe('page blog.html');
    expect(await readFile(join(outDir, 'blog/a/index.html'), 'utf8')).toBe('page blog/a.html');
    expect(await readdir(outDir)).not.toContain('404');
    expect(await readdir(outDir)).not.toContain('index');
  });

  test('copyAsFolders() copies the not-found page on request', async () => {
    await copyAsFolders(outDir, ['404.html']);
    expect(await readFile(join(outDir, '404/index.html'), 'utf8')).toBe('page 404.html');
  });

  test('writeLocaleSwitch() writes a script without dependencies', async () => {
    await writeLocaleSwitch(outDir);
    const script = await readFile(join(outDir, 'not-found.js'), 'utf8');
    const calls: unknown[] = [];
    const run = (pathname: string) => {
      const document = {
        currentScript: { dataset: { base: '/std/', locales: 'de fr' } },
        write: (html: string) => calls.push(['write', html]),
      };
      const fetch = (page: string) => {
        calls.push(['fetch', page]);
        return new Promise(() => {});
      };
      runInNewContext(script, { document, fetch, window: { location: { pathname } } });
    };
    run('/std/frites');
    run('/std/nowhere/fr/');
    run('/std/fr/404/');
    run('/std/fr/404');
    expect(calls).toEqual([]);
    run('/std/fr/nowhere');
    expect(calls).toEqual([
      ['write', '<plaintext hidden>'],
      ['fetch', '/std/fr/404/'],
    ]);
    run('/std/de');
    expect(calls.at(-1)).toEqual(['fetch', '/std/de/404/']);
  });
});

describe('addLocaleSwitch()', () => {
  test('loads the script before any other, but after the icon', () => {
    const html =
      '<head><link data-rh=true rel=icon href=/i.svg /><script src=main.js></script></head>';
    expect(addLocaleSwitch(html, '/std/', ['fr', 'de'])).toBe(
      '<head><link data-rh=true rel=icon href=/i.svg /><script src="/std/not-found.js" data-base="/std/" data-locales="fr de"></script><script src=main.js></script></head>',
    );
  });

  test('rejects a page to which it cannot be added', () => {
    expect(() => addLocaleSwitch('<head></head>', '/', ['fr'])).toThrow('without an icon');
  });
});
