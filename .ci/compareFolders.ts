import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the files that two folders do not have alike, each with the difference. */
export function compareFolders(left: string, right: string): readonly string[] {
  const leftFiles = listFiles(left);
  const rightFiles = listFiles(right);
  return [...new Set([...leftFiles, ...rightFiles])].sort().flatMap((file) => {
    if (!rightFiles.has(file)) {
      return [`${file}: only in the first`];
    }
    if (!leftFiles.has(file)) {
      return [`${file}: only in the second`];
    }
    const byte = firstDifference(readFileSync(join(left, file)), readFileSync(join(right, file)));
    return byte === undefined ? [] : [`${file}: differs at byte ${String(byte)}`];
  });
}

function firstDifference(left: Buffer, right: Buffer): number | undefined {
  if (left.equals(right)) {
    return undefined;
  }
  const byte = left.findIndex((value, index) => value !== right[index]);
  return byte < 0 ? left.length : byte;
}

function listFiles(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
}
