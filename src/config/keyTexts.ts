import type { KeyTexts } from '../starter/keys/texts';
import { siteTexts } from './texts';

/** The texts of the list of keys and of the button that opens it, in a language. */
export function keyTexts(locale: string): KeyTexts & { readonly open: string } {
  const { open, title, everywhere, members, inSearch, ...texts } = siteTexts(locale).keys;
  return {
    open,
    title,
    groups: [
      {
        title: everywhere.title,
        keys: [
          [['/', 'Ctrl K'], everywhere.search],
          [['?'], everywhere.list],
          [[everywhere.escapeKey], everywhere.close],
        ],
      },
      {
        title: members.title,
        keys: [
          [['j'], members.next],
          [['k'], members.previous],
          [['f'], members.filter],
        ],
      },
      {
        title: inSearch.title,
        keys: [
          [['↑', '↓'], inSearch.move],
          [['↵'], inSearch.open],
          [['?'], inSearch.help],
        ],
      },
    ],
    ...texts,
  };
}
