import type { KeyTexts } from '../starter/keys/texts';
import { siteTexts } from './texts';

/** The texts of the list of keys and of the button that opens it, in a language. */
export function keyTexts(locale: string): KeyTexts & { readonly open: string } {
  const { keys } = siteTexts(locale);
  const { open, title, single, singleNote, close } = keys;
  return {
    open,
    title,
    groups: [
      {
        title: keys.everywhere.title,
        keys: [
          [['/', 'Ctrl K'], keys.everywhere.search],
          [['?'], keys.everywhere.list],
          [[keys.everywhere.escapeKey], keys.everywhere.close],
        ],
      },
      {
        title: keys.members.title,
        keys: [
          [['j'], keys.members.next],
          [['k'], keys.members.previous],
          [['f'], keys.members.filter],
        ],
      },
      {
        title: keys.inSearch.title,
        keys: [
          [['↑', '↓'], keys.inSearch.move],
          [['↵'], keys.inSearch.open],
          [['?'], keys.inSearch.help],
        ],
      },
    ],
    single,
    singleNote,
    close,
  };
}
