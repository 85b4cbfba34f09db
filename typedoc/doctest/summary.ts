import type { DocumentedBlock } from './documentation';

/** Says in a few words how much of the documentation is tested. */
export function summarize(blocks: readonly DocumentedBlock[]): string {
  const sources = new Set(blocks.map(({ source }) => source.path));
  const idle = blocks.filter(({ noRun }) => noRun !== undefined);
  const idleInPackages = idle.filter(({ source }) => source.isPackage);
  const claims = blocks.reduce((sum, { example }) => sum + example.claims.length, 0);
  const silent = blocks.filter(({ example }) => example.claims.length === 0);
  const twins = blocks.reduce((sum, block) => sum + block.twins.length, 0);
  return [
    `doctest: ${blocks.length} blocks in ${sources.size} files, ${claims} claims;`,
    `${silent.length} claim nothing and compile;`,
    `${idle.length} do not run (${idleInPackages.length} of packages);`,
    `${twins} more in French are the same`,
  ].join(' ');
}
