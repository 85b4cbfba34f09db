import { expect, test } from 'vitest';

import guide from '../../../../docs/packages/http.md?raw';
import readmeInFrench from '../../../../i18n/fr/api/http/README.md?raw';
import guideInFrench from '../../../../i18n/fr/docusaurus-plugin-content-docs/current/packages/http.md?raw';
import readme from '../README.md?raw';
import usage from './requestSend.usage.test.ts?raw';
import security from './security.server.test.ts?raw';

/** The titles of the groups in a test file. */
function titlesOf(tests: string): readonly string[] {
  return Array.from(
    tests.matchAll(/^describe\('(?<title>[^']+)'/gm),
    ({ groups }) => groups?.['title'] ?? '',
  );
}

// cspell:ignore Sécurité -- the heading of the French texts
test.each([
  ['the guide', guide],
  ['the French guide', guideInFrench],
  ['the README', readme],
  ['the French README', readmeInFrench],
])('the promises in %s name the tests that check them', (_, text) => {
  const section = / (?:Security|Sécurité)(?: \{#[^}]+\})?\n(?<text>[^]*?)(?:\n## |$)/.exec(text)
    ?.groups?.['text'];
  const promised = titlesOf(security);
  expect(promised).toHaveLength(5);
  for (const title of [
    ...promised,
    titlesOf(usage).find((each) => each === 'the headers of a client'),
  ]) {
    expect(section).toContain(`\`${title}\``);
  }
});
