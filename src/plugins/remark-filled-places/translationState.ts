import type { RootContent, Table } from 'mdast';
import { LOCALE_ROWS, TRANSLATED_LOCALES } from '../../../typedoc/workspace/locales';
import { REPOSITORY } from '../../../typedoc/workspace/packages';
import { SITE, sourceUrl } from '../../config/site';
import { siteTexts } from '../../config/texts';
import { heading, link, list, paragraph, text } from '../nodes';
import { type TranslationState, measureTranslations } from '../translations/measure';

/** Stands in a page where the state of the translations shall be. */
export const PLACE_OF_STATE = '<div data-translation-state></div>';

/** A language, and how much of the site is in it. */
export interface TranslatedLanguage {
  readonly code: string;
  readonly label: string;
  readonly states: readonly TranslationState[];
}

export function readTranslationState(): readonly TranslatedLanguage[] {
  return TRANSLATED_LOCALES.map((code) => ({
    code,
    label: LOCALE_ROWS[code].label,
    states: measureTranslations(REPOSITORY, code),
  }));
}

/** Says what is translated, stale and missing, by language and kind. */
export function describeState(
  languages: readonly TranslatedLanguage[],
  locale: string,
): readonly RootContent[] {
  const texts = siteTexts(locale).translations;
  const kinds: Readonly<Partial<Record<string, string>>> = texts.kinds;
  const numbers = new Intl.NumberFormat(locale);
  const count = (value: number): string => numbers.format(value);
  const toRow = ({ kind, all, stale, missing }: TranslationState): readonly string[] => [
    kinds[kind] ?? `${SITE.npmScope}/${kind}`,
    ...[all - stale.length - missing.length, stale.length, missing.length].map(count),
  ];
  const toList = (title: string, places: readonly string[]): readonly RootContent[] =>
    places.length === 0
      ? []
      : [
          paragraph(text(`${title} (${count(places.length)})`)),
          list(
            places.map((value) =>
              link(sourceUrl(value.replace(/[# ].*/, '')), { type: 'inlineCode', value }),
            ),
          ),
        ];
  return languages.flatMap(({ code, label, states }) => {
    const lists = (['stale', 'missing'] as const).flatMap((state) =>
      toList(
        texts[state],
        states.flatMap((each) => each[state]),
      ),
    );
    return [
      heading(2, label, code),
      toTable([[texts.kind, texts.translated, texts.stale, texts.missing], ...states.map(toRow)]),
      ...(lists.length === 0 ? [paragraph(text(texts.nothing))] : lists),
    ];
  });
}

function toTable(rows: readonly (readonly string[])[]): Table {
  return {
    type: 'table',
    align: ['left', 'right', 'right', 'right'],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
    })),
  };
}
