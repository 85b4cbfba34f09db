import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packFiles, readArchive } from './archive';

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

describe('an archive', () => {
  test('gives back all files, whatever is in them', async () => {
    const bytes = fc.uint8Array().map((each) => new Uint8Array(each));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), bytes), async (record) => {
        const files = new Map(Object.entries(record));
        const read = await readArchive(toStream(gzipSync(await packFiles(files))));
        expect(read).toEqual(files);
      }),
    );
  });

  test('that is none is told', async () => {
    await expect(
      readArchive(toStream(new TextEncoder().encode('<!doctype html>'))),
    ).rejects.toThrow();
    await expect(readArchive(toStream(gzipSync('no index')))).rejects.toThrow();
  });
});
