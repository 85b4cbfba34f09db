import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { discoverPackages } from './packages';
import { RECORD, measurePackage, readRecord, type Sizes } from './sizes';

async function main(names: readonly string[]): Promise<void> {
  const recorded: Sizes = names.length === 0 ? {} : readRecord();
  const sizes: Record<string, Sizes[string]> = {};
  for (const each of discoverPackages()) {
    const { shortName } = each;
    const known = recorded[shortName];
    sizes[shortName] =
      known === undefined || names.includes(shortName) ? await measurePackage(each) : known;
  }
  const options = await resolveConfig(RECORD);
  writeFileSync(RECORD, await format(JSON.stringify(sizes), { ...options, filepath: RECORD }));
}

void main(process.argv.slice(2));
