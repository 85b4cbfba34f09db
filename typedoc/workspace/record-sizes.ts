import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { discoverPackages } from './packages';
import { RECORD, measurePackage, readRecord, toRecord, type Sizes } from './sizes';

/** Writes the sizes of the packages that the command line names, or of all, into the record. */
async function main(names: readonly string[]): Promise<void> {
  const recorded: Sizes = names.length === 0 ? {} : readRecord();
  const sizes: Record<string, Sizes[string]> = {};
  for (const each of discoverPackages()) {
    const { shortName } = each;
    const known = recorded[shortName];
    if (names.length === 0 || names.includes(shortName)) {
      sizes[shortName] = toRecord(await measurePackage(each));
    } else if (known !== undefined) {
      sizes[shortName] = known;
    }
  }
  const options = await resolveConfig(RECORD);
  writeFileSync(RECORD, await format(JSON.stringify(sizes), { ...options, filepath: RECORD }));
}

void main(process.argv.slice(2));
