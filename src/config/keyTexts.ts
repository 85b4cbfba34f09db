import type { KeyTexts } from '../starter/keys/texts';
import type { Locale } from './locales';

/** The texts of the list of keys and of the button that opens it. */
export const KEY_TEXTS: Readonly<Record<Locale, KeyTexts & { readonly open: string }>> = {
  en: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    groups: [
      {
        title: 'On every page',
        keys: [
          [['/', 'Ctrl K'], 'Search'],
          [['?'], 'This list'],
          [['Esc'], 'Close what is open'],
        ],
      },
      {
        title: 'On a page of the reference with members',
        keys: [
          [['j'], 'Next member'],
          [['k'], 'Previous member'],
          [['f'], 'Filter the members; Enter opens the first that is left'],
        ],
      },
      {
        title: 'In the search',
        keys: [
          [['↑', '↓'], 'Previous and next answer'],
          [['↵'], 'Open the answer'],
          [['?'], 'What can be searched, while the field is empty'],
        ],
      },
    ],
    single: 'Single-key shortcuts: /, ?, j, k and f',
    singleNote:
      'When they are off, Ctrl K still opens the search, and the button at the foot of each page this list.',
    close: 'Close',
  },
  fr: {
    open: 'Raccourcis clavier',
    title: 'Raccourcis clavier',
    groups: [
      {
        title: 'Sur chaque page',
        keys: [
          [['/', 'Ctrl K'], 'Rechercher'],
          [['?'], 'Cette liste'],
          [['Échap'], 'Fermer ce qui est ouvert'],
        ],
      },
      {
        title: 'Sur une page de référence qui a des membres',
        keys: [
          [['j'], 'Membre suivant'],
          [['k'], 'Membre précédent'],
          [['f'], 'Filtrer les membres ; Entrée ouvre le premier de la liste'],
        ],
      },
      {
        title: 'Dans la recherche',
        keys: [
          [['↑', '↓'], 'Résultat précédent, résultat suivant'],
          [['↵'], 'Ouvrir le résultat'],
          [['?'], 'Aide à la recherche, tant que le champ est vide'],
        ],
      },
    ],
    single: 'Raccourcis d’une seule touche : /, ?, j, k et f',
    singleNote:
      'S’ils sont désactivés, Ctrl K ouvre toujours la recherche, et le bouton au bas de chaque page ouvre cette liste.',
    close: 'Fermer',
  },
};
