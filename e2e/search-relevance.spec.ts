import { readFileSync } from 'node:fs';
import { type WordFile, type WordRecord, WORD_FILES } from '../typedoc/search/src/words/record';
import { judgeAll, openFinder } from './support/relevance';
import { expect, LOCALES, test } from './support/test';

for (const { locale, home } of LOCALES) {
  test(`${locale}: the search of the built site answers what readers ask`, async () => {
    const relevance = await judgeAll(await openFinder(`build/${home}`), locale);
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
    const read = (file: string): string => readFileSync(`build/${home}${file}`, 'utf8');
    const { records } = JSON.parse(read(WORD_FILES.pages)) as WordFile;
    const sections = JSON.parse(read(WORD_FILES.sections)) as readonly WordRecord[];
    const paths = new Set([...records, ...sections].map(({ path }) => path));
    expect(Object.keys(asked).length).toBeGreaterThan(300);
    expect(Object.keys(asked).filter((path) => !paths.has(path))).toEqual([]);
  }
});
