import { readFileSync } from 'node:fs';
import { type QueryRelevance, relevanceFile } from '../src/plugins/search/afterBuild/relevance';
import { expect, LOCALES, test } from './support/test';

for (const { locale } of LOCALES) {
  test(`${locale}: the search of the built site answers what readers ask`, () => {
    const relevance = JSON.parse(
      readFileSync(relevanceFile(locale), 'utf8'),
    ) as readonly QueryRelevance[];
    expect(relevance.map(({ name }) => name)).toEqual([
      ...['names', 'types', 'words'],
      ...['open names', 'open types', 'open words', 'open not here'],
    ]);
    for (const { name, meanReciprocalRank, floor, misses } of relevance) {
      expect(meanReciprocalRank, `${name}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(floor);
    }
  });
}
