import type { Locale } from './locales';

type Texts = Readonly<Record<Locale, string>>;

/** A problem as a reader would say it, and what helps. */
export interface Need {
  readonly title: Texts;
  /** The names of the packages without their scope. */
  readonly packages: readonly string[];
  /** The page to begin with. */
  readonly guide: { readonly path: string; readonly title: Texts };
}

/** The needs by which the home page lists the packages: each package stands in one row. */
export const NEEDS: readonly Need[] = [
  {
    title: { en: 'A value may be missing', fr: 'Une valeur peut manquer' },
    packages: ['core'],
    guide: { path: '/docs/packages/core/option', title: { en: 'Option', fr: 'Option' } },
  },
  {
    title: { en: 'It can fail', fr: 'L’opération peut échouer' },
    packages: ['error'],
    guide: { path: '/docs/packages/core/result', title: { en: 'Result', fr: 'Result' } },
  },
  {
    title: { en: 'It waits', fr: 'Il faut attendre' },
    packages: ['task', 'task-timeout', 'async'],
    guide: {
      path: '/docs/packages/task',
      title: { en: 'Work that waits: tasks', fr: 'Les tâches, un travail à venir' },
    },
  },
  {
    title: { en: 'It costs money', fr: 'Il s’agit d’argent' },
    packages: ['money', 'bigdecimal', 'num'],
    guide: {
      path: '/docs/recipes/prices',
      title: {
        en: 'Add prices, taxes and discounts',
        fr: 'Additionner des prix, des taxes et des remises',
      },
    },
  },
  {
    title: { en: 'It comes from outside', fr: 'Les données viennent de l’extérieur' },
    packages: ['http', 'env'],
    guide: {
      path: '/docs/recipes/untrusted-json',
      title: {
        en: 'Decode JSON that you do not trust',
        fr: 'Décoder du JSON qui n’est pas fiable',
      },
    },
  },
  {
    title: { en: 'There are many of them', fr: 'Les éléments sont nombreux' },
    packages: ['collection', 'iterable'],
    guide: {
      path: '/docs/recipes/group-and-sum',
      title: {
        en: 'Group, count and sum a list',
        fr: 'Grouper, compter et additionner une liste',
      },
    },
  },
  {
    title: { en: 'It happens at a time', fr: 'Cela se passe à un instant donné' },
    packages: ['time'],
    guide: {
      path: '/docs/recipes/dates',
      title: {
        en: 'Store and read points in time',
        fr: 'Enregistrer et lire des instants',
      },
    },
  },
  {
    title: { en: 'It needs an identifier, or chance', fr: 'Il faut un identifiant, ou du hasard' },
    packages: ['uuid', 'random', 'object-id'],
    guide: {
      path: '/docs/packages/uuid',
      title: { en: 'Unique identifiers', fr: 'Identifiants uniques' },
    },
  },
  {
    title: { en: 'It runs in a terminal', fr: 'Le programme s’exécute dans un terminal' },
    packages: ['console', 'application'],
    guide: {
      path: '/docs/recipes/cli-output',
      title: {
        en: 'Log and colour the output of a program',
        fr: 'Journaliser et colorer la sortie d’un programme',
      },
    },
  },
  {
    title: { en: 'The types should know more', fr: 'Les types devraient en savoir plus' },
    packages: ['core-type'],
    guide: {
      path: '/docs/packages/core-type',
      title: { en: 'Types to build on', fr: 'Des types pour bâtir les vôtres' },
    },
  },
];
