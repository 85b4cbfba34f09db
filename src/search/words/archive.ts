/*
 * Many small files as one: a line of JSON with the path and the length of each, then their bytes,
 * all of it compressed by gzip. One request brings what the search of words needs, and what files
 * have in common is compressed once.
 */

/** The bytes of files by their paths. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

type Index = readonly (readonly [path: string, length: number])[];

const LINE_FEED = 0x0a;

/** Writes an uncompressed archive of files in their order. */
export async function packFiles(files: Files): Promise<Uint8Array<ArrayBuffer>> {
  const index: Index = [...files].map(([path, { length }]) => [path, length]);
  const parts = [`${JSON.stringify(index)}\n`, ...files.values()];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Reads a compressed archive.
 *
 * @throws Error when it is none.
 */
export async function readArchive(compressed: ReadableStream<BufferSource>): Promise<Files> {
  const stream = compressed.pipeThrough(new DecompressionStream('gzip'));
  const archive = new Uint8Array(await new Response(stream).arrayBuffer());
  const end = archive.indexOf(LINE_FEED);
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(0, end))) as Index;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let start = end + 1;
  for (const [path, length] of index) {
    files.set(path, archive.subarray(start, start + length));
    start += length;
  }
  return files;
}
