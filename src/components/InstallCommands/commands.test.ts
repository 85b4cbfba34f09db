import { expect, test } from 'vitest';
import { MANAGERS, installCommands } from './commands';

const commandsWith = (registry: string | undefined) =>
  MANAGERS.map((manager) => installCommands(manager, '@tstd/core', registry));

test('without another registry, one command installs the package', () => {
  expect(commandsWith(undefined)).toEqual([
    'npm install @tstd/core',
    'pnpm add @tstd/core',
    'yarn add @tstd/core',
    'bun add @tstd/core',
    'deno add npm:@tstd/core',
  ]);
});

test('adds the registry to the settings that the package manager reads', () => {
  const [npm, pnpm, yarn, bun, deno] = commandsWith('https://site.test/').map(
    (commands) => commands.split('\n')[0],
  );
  expect(yarn).toBe('yarn config set npmScopes.tstd.npmRegistryServer "https://site.test/"');
  expect([npm, pnpm, bun, deno]).toEqual(
    Array.from({ length: 4 }, () => 'echo "@tstd:registry=https://site.test/" >> .npmrc'),
  );
});
