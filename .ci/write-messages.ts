import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import {
  readMessageFiles,
  withoutUnwantedMessages,
} from '../src/plugins/translations/translations';
import { TRANSLATED_LOCALES } from '../typedoc/workspace/locales';
import { readThemeMessages } from './themeMessages';

/* Completes the messages of each language: those that are new are English, until one translates them. */

const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

for (const locale of TRANSLATED_LOCALES) {
  const before = readMessageFiles('.', locale);
  const { status } = spawnSync(
    process.execPath,
    [docusaurus, 'write-translations', '--locale', locale],
    { stdio: 'inherit' },
  );
  if (status !== 0) {
    process.exit(status ?? 1);
  }
  const themeMessages = readThemeMessages(locale);
  for (const [file, content] of readMessageFiles('.', locale)) {
    writeFileSync(file, withoutUnwantedMessages(file, before.get(file), content, themeMessages));
  }
}
