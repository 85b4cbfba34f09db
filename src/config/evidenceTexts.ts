import type { Locale } from './locales';

/** How a figure is measured. */
export interface Measure {
  readonly name: string;
  readonly text: string;
  /** The file that measures it, from the root of the repository. */
  readonly command: string;
}

/** The words of the page of evidence. */
export interface EvidenceTexts {
  readonly introduction: string;
  readonly columns: Readonly<
    Record<
      | 'package'
      | 'examples'
      | 'claims'
      | 'tests'
      | 'laws'
      | 'lines'
      | 'branches'
      | 'size'
      | 'total'
      | 'export'
      | 'bytes',
      string
    >
  >;
  readonly table: string;
  readonly measuredTitle: string;
  readonly measured: readonly Measure[];
  readonly exportsTitle: string;
  readonly exports: (name: string, count: string) => string;
  readonly lawsOf: string;
  readonly definition: string;
  readonly test: string;
  /** The laws of the workspace. */
  readonly laws: Readonly<Record<string, string>>;
}

export const EVIDENCE_TEXTS: Readonly<Record<Locale, EvidenceTexts>> = {
  en: {
    introduction:
      'What was measured of each package, from the files of the repository that record it. A figure that was not measured is not shown.',
    columns: {
      package: 'Package',
      examples: 'Examples run',
      claims: 'Claims',
      tests: 'Unit tests',
      laws: 'Of them on laws',
      lines: 'Lines',
      branches: 'Branches',
      size: 'Size in all',
      total: 'In all',
      export: 'Export',
      bytes: 'One import',
    },
    table: 'Figures of the packages',
    measuredTitle: 'How it is measured',
    measured: [
      {
        name: 'Examples run, claims',
        text: 'Each example is compiled and run, and each result that it announces is compared with what comes out. For a package, those of its README count too.',
        command: 'npm run test:unit',
      },
      {
        name: 'Unit tests, laws',
        text: 'The tests beside the sources. A test on a law tries generated values.',
        command: 'npm run test:unit',
      },
      {
        name: 'Lines, branches',
        text: 'The part of the sources that the tests and the examples reach, rounded down.',
        command: 'npm run test:unit',
      },
      {
        name: 'Size',
        text: 'Bytes of a bundle, minified and compressed with Brotli: of the whole package, and of one import alone.',
        command: 'npm run sizes',
      },
      {
        name: 'The record',
        text: 'The results of the tests are written to a file, and a test fails when it is out of date.',
        command: 'npm run prove',
      },
    ],
    exportsTitle: 'By export',
    exports: (name, count) => `${name}: ${count} exports`,
    lawsOf: 'Laws',
    definition: 'definition',
    test: 'test',
    laws: {
      codec: 'codec',
      equal: 'equality',
      functor: 'functor',
      indexable: 'numbering',
      monad: 'monad',
      numeric: 'arithmetic',
      order: 'order',
    },
  },
  fr: {
    introduction:
      'Les mesures de chaque paquet, lues dans les fichiers du dépôt qui les enregistrent. Un chiffre qui n’a pas été mesuré n’est pas affiché.',
    columns: {
      package: 'Paquet',
      examples: 'Exemples exécutés',
      claims: 'Affirmations',
      tests: 'Tests unitaires',
      laws: 'Dont tests de lois',
      lines: 'Lignes',
      branches: 'Branches',
      size: 'Taille totale',
      total: 'Total',
      export: 'Export',
      bytes: 'Un seul import',
    },
    table: 'Chiffres des paquets',
    measuredTitle: 'Les méthodes de mesure',
    measured: [
      {
        name: 'Exemples exécutés, affirmations',
        text: 'Chaque exemple est compilé et exécuté, et chaque résultat annoncé est comparé au résultat obtenu. Pour un paquet, les exemples de son README comptent aussi.',
        command: 'npm run test:unit',
      },
      {
        name: 'Tests unitaires, lois',
        text: 'Les tests qui accompagnent le code source. Un test de loi essaie des valeurs générées.',
        command: 'npm run test:unit',
      },
      {
        name: 'Lignes, branches',
        text: 'La part du code source que les tests et les exemples atteignent, arrondie vers le bas.',
        command: 'npm run test:unit',
      },
      {
        name: 'Taille',
        text: 'La taille d’un bundle minifié et compressé avec Brotli\u{A0}: celle du paquet entier, puis celle d’un seul import.',
        command: 'npm run sizes',
      },
      {
        name: 'L’enregistrement',
        text: 'Les résultats des tests sont écrits dans un fichier, et un test échoue si ce fichier n’est plus à jour.',
        command: 'npm run prove',
      },
    ],
    exportsTitle: 'Par export',
    exports: (name, count) => `${name}\u{A0}: ${count} exports`,
    lawsOf: 'Lois',
    definition: 'définition',
    test: 'test',
    laws: {
      codec: 'codec',
      equal: 'égalité',
      functor: 'foncteur',
      indexable: 'numérotation',
      monad: 'monade',
      numeric: 'arithmétique',
      order: 'ordre',
    },
  },
};
