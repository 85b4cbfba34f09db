import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { discoverPackages } from './packages';
import { RECORD, type Sizes, measurePackage } from './sizes';

async function main(): Promise<void> {
  const sizes: Record<string, Sizes[string]> = {};
  for (const each of discoverPackages()) {
    sizes[each.shortName] = await measurePackage(each);
  }
  const options = await resolveConfig(RECORD);
  writeFileSync(RECORD, await format(JSON.stringify(sizes), { ...options, filepath: RECORD }));
}

void main();
