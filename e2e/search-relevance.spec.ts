import { readFileSync } from 'node:fs';
import { type QueryRelevance, relevanceFile } from '../src/plugins/search/afterBuild/relevance';
import { parseWords, stringifyWords, WORD_FILES } from '../typedoc/search/src/words/record';
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

test('the words that readers ask for sections of guides with belong to sections that are there', () => {
  for (const { locale, home } of LOCALES) {
    const asked = JSON.parse(
      readFileSync(`typedoc/search/src/words/asked/guides.${locale}.json`, 'utf8'),
    ) as object;
    const pages = readFileSync(`build/${home}${WORD_FILES.pages}`, 'utf8');
    const { records } = parseWords({ ...stringifyWords({ locale, records: [] }), pages }, []);
    const paths = new Set(records.map(({ path }) => path));
    expect(Object.keys(asked).length).toBeGreaterThan(300);
    expect(Object.keys(asked).filter((path) => !paths.has(path))).toEqual([]);
  }
});
