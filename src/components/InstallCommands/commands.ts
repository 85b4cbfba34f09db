/** The same values as in the guides, which share the reader's choice. */
export const MANAGERS = [
  { value: 'npm', label: 'npm', install: 'npm install ' },
  { value: 'pnpm', label: 'pnpm', install: 'pnpm add ' },
  { value: 'yarn', label: 'Yarn', install: 'yarn add ' },
  { value: 'bun', label: 'Bun', install: 'bun add ' },
  { value: 'deno', label: 'Deno', install: 'deno add npm:' },
] as const;

export type Manager = (typeof MANAGERS)[number];

/** Returns the lines that install a package, from npm if there is no other registry. */
export function installCommands(
  { value, install }: Manager,
  packageName: string,
  registry: string | undefined,
): string {
  const command = `${install}${packageName}`;
  if (registry === undefined) {
    return command;
  }
  const [scope = ''] = packageName.split('/');
  const setting =
    // Yarn 4 does not read `.npmrc`.
    value === 'yarn'
      ? `yarn config set npmScopes.${scope.slice(1)}.npmRegistryServer "${registry}"`
      : `echo "${scope}:registry=${registry}" >> .npmrc`;
  return `${setting}\n${command}`;
}
