import type { DocumentedBlock } from './documentation';

/** Returns one line on how much of the documentation is tested. */
export function summarize(blocks: readonly DocumentedBlock[]): string {
  const sources = new Set(blocks.map(({ source }) => source.path));
  const notRun = blocks.filter(({ noRun }) => noRun !== undefined);
  const notRunOfPackages = notRun.filter(({ source }) => source.isPackage);
  const claims = blocks.reduce((sum, { example }) => sum + example.claims.length, 0);
  const withoutClaims = blocks.filter(({ example }) => example.claims.length === 0);
  const copies = blocks.reduce((sum, block) => sum + block.copies.length, 0);
  return [
    `doctest: ${blocks.length} blocks in ${sources.size} files, ${claims} claims;`,
    `${withoutClaims.length} claim nothing and compile;`,
    `${notRun.length} do not run (${notRunOfPackages.length} of packages);`,
    `${copies} more in translations are the same`,
  ].join(' ');
}
