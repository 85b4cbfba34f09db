// cspell:ignore outdir
import { brotliCompressSync } from 'node:zlib';
import { type Loader, build, transform } from 'esbuild';

/** A file that a bundler makes of a component. */
export interface BundledFile {
  readonly kind: 'js' | 'css';
  readonly text: string;
}

/** Bundles a component and its styles, without packages, what Docusaurus gives, and some modules. */
export async function bundleComponent(
  path: string,
  without: readonly string[],
): Promise<readonly BundledFile[]> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    packages: 'external',
    external: [...without],
    format: 'esm',
    jsx: 'automatic',
    outdir: 'build',
    write: false,
  });
  return Promise.all(
    outputFiles.map(async ({ path: name, text }): Promise<BundledFile> => {
      const kind = name.endsWith('.css') ? 'css' : 'js';
      return { kind, text: await minify(text, kind) };
    }),
  );
}

/** Returns how many bytes a text travels as, where a server compresses best. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}

/** Once it is bundled, so that the names of classes stay as long as they are on the site. */
async function minify(text: string, loader: Loader): Promise<string> {
  const { code } = await transform(text, { loader, format: 'esm', minify: true });
  return code;
}
