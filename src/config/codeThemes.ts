import type { PrismTheme, PrismThemeEntry } from 'prism-react-renderer';

/** A style is named after its first token type. */
export const TOKEN_TYPES = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'rule', 'important'],
  string: ['string', 'char', 'attr-value', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol', 'regex', 'entity', 'variable'],
  function: ['function', 'decorator', 'selector', 'tag'],
  'class-name': ['class-name', 'builtin', 'namespace', 'attr-name'],
  inserted: ['inserted'],
  deleted: ['deleted'],
  // Not a type of Prism: the result in the comment of an example.
  outcome: ['outcome'],
} satisfies Record<string, [string, ...string[]]>;

export type TokenStyle = keyof typeof TOKEN_TYPES;

export const LIGHT_CODE_THEME = createTheme(
  { color: '#1a1d2b', backgroundColor: '#f4f5fb' },
  {
    comment: { color: '#565c72' },
    keyword: { color: '#7a1fa2' },
    string: { color: '#1c6b3a' },
    number: { color: '#9a3b12' },
    function: { color: '#2f3fc0' },
    'class-name': { color: '#0a6375' },
    inserted: { color: '#12591f', backgroundColor: '#dcf3df' },
    deleted: { color: '#8f1d1d', backgroundColor: '#fbe3e3' },
    outcome: { color: '#27318d', backgroundColor: '#e0e4fa' },
  },
);

export const DARK_CODE_THEME = createTheme(
  { color: '#e6e8f2', backgroundColor: '#1a1d29' },
  {
    comment: { color: '#a6adc4' },
    keyword: { color: '#d9a8ff' },
    string: { color: '#9fd8a4' },
    number: { color: '#f5b184' },
    function: { color: '#aab6ff' },
    'class-name': { color: '#7fd0e0' },
    inserted: { color: '#a7e3ae', backgroundColor: '#17341f' },
    deleted: { color: '#ffb9b4', backgroundColor: '#44201f' },
    outcome: { color: '#cad2ff', backgroundColor: '#2b325a' },
  },
);

function createTheme(
  plain: PrismThemeEntry,
  styles: Readonly<Record<TokenStyle, PrismThemeEntry>>,
): PrismTheme {
  return {
    plain,
    styles: Object.entries(TOKEN_TYPES).map(([name, types]) => ({
      types,
      style: styles[name as TokenStyle],
    })),
  };
}
