// cspell:ignore Gleich Damals Bildet Eins
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { recordOf } from '../../../typedoc/workspace/translationRecord';
import { createSite } from '../../testing/createSite';
import { measureTranslations } from './measure';

const PAGES = 'i18n/de/docusaurus-plugin-content-docs/current';

test('tells what is translated, stale and missing of each kind', () => {
  const root = createSite({
    'docs/new.md': 'New.',
    'docs/same.md': 'Same.',
    'docs/changed.md': 'Now.',
    [`${PAGES}/same.md`]: 'Gleich.',
    [`${PAGES}/changed.md`]: 'Damals.',
    'i18n/de/sources.json': JSON.stringify({
      'docs/same.md': recordOf('Same.'),
      'docs/changed.md': recordOf('Then.'),
      'i18n/de/texts/site.json#tagline': recordOf('Another tagline'),
    }),
    'i18n/de/texts/site.json': JSON.stringify({ tagline: { message: 'Motto' } }),
    'typedoc/packages/core/README.md': '# Core',
    'i18n/de/api/core/Option.json': JSON.stringify({
      'map/summary': { source: 'Maps.', text: 'Bildet ab.' },
      'some/summary': { source: 'Some.', was: 'One.', text: 'Eins.' },
      'none/summary': { source: 'None.', text: '' },
    }),
  });
  const states = measureTranslations(root, 'de');
  const stateOf = (kind: string) => states.find((state) => state.kind === kind);
  expect(stateOf('docs')).toEqual({
    kind: 'docs',
    all: 3,
    missing: ['docs/new.md'],
    stale: ['docs/changed.md'],
  });
  expect(stateOf('readmes')?.missing).toEqual(['typedoc/packages/core/README.md']);
  expect(stateOf('messages')?.stale).toEqual(['i18n/de/texts/site.json#tagline']);
  expect(stateOf('messages')?.missing).toContain('i18n/de/texts/reference.json#byte');
  expect(stateOf('core')).toEqual({
    kind: 'core',
    all: 3,
    missing: ['i18n/de/api/core/Option.json none/summary'],
    stale: ['i18n/de/api/core/Option.json some/summary'],
  });
});

test('finds the French of this site whole', () => {
  const states = measureTranslations(REPOSITORY, 'fr');
  expect(states.filter(({ all }) => all === 0)).toEqual([]);
  expect(states.flatMap(({ missing, stale }) => [...missing, ...stale])).toEqual([]);
});
