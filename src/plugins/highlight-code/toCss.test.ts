import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrismTheme } from 'prism-react-renderer';
import { describe, expect, test } from 'vitest';
import { DARK_CODE_THEME, LIGHT_CODE_THEME } from '../../config/codeThemes';
import { toCss } from './toCss';

const theme = (color: string): PrismTheme => ({
  plain: { color, backgroundColor: '#ffffff' },
  styles: [
    { types: ['comment', 'prolog'], style: { color: '#111111' } },
    { types: ['deleted'], style: { color: '#222222', backgroundColor: '#333333' } },
  ],
});

const STYLESHEETS = [
  'src/css/code.css',
  'src/css/content.css',
  'src/theme/CodeBlock/styles.module.css',
];

describe('toCss()', () => {
  test('defines the colours of both modes, the dark ones only on screens', () => {
    expect(toCss(theme('#000000'), theme('#eeeeee'))).toBe(`:root {
--prism-color: #000000;
--prism-background-color: #ffffff;
--site-token-comment: #111111;
--site-token-deleted: #222222;
--site-token-deleted-background: #333333;
}
@media not print {
html[data-theme='dark'] {
--prism-color: #eeeeee;
--prism-background-color: #ffffff;
--site-token-comment: #111111;
--site-token-deleted: #222222;
--site-token-deleted-background: #333333;
}
}
`);
  });

  test('defines exactly the colours that the stylesheets use', () => {
    const name = /--(?:prism|site-token)[a-z-]*/g;
    const css = toCss(LIGHT_CODE_THEME, DARK_CODE_THEME);
    const sources = STYLESHEETS.map((path) => readFileSync(join(process.cwd(), path), 'utf8'));
    expect(new Set(sources.join('').match(name))).toEqual(new Set(css.match(name)));
  });
});
