import { spawnSync } from 'node:child_process';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';

/* Completes the messages of each language: those that are new are English, until one translates them. */

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

for (const locale of TRANSLATED_LOCALES) {
  const { status } = spawnSync(
    process.execPath,
    [docusaurus, 'write-translations', '--locale', locale],
    { stdio: 'inherit' },
  );
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
