import type { PrismTheme, PrismThemeEntry } from 'prism-react-renderer';

/** Print is light in both modes. */
export function toCss(light: PrismTheme, dark: PrismTheme): string {
  return [
    `:root {\n${propertiesOf(light)}}`,
    `@media not print {\nhtml[data-theme='dark'] {\n${propertiesOf(dark)}}\n}\n`,
  ].join('\n');
}

function propertiesOf({ plain, styles }: PrismTheme): string {
  return [
    propertiesFor('--prism', plain, '-color'),
    ...styles.map(({ types: [name], style }) => propertiesFor(`--site-token-${name}`, style)),
  ].join('');
}

function propertiesFor(
  name: string,
  { color, backgroundColor }: PrismThemeEntry,
  suffix = '',
): string {
  return [
    color === undefined ? '' : `${name}${suffix}: ${color};\n`,
    backgroundColor === undefined ? '' : `${name}-background${suffix}: ${backgroundColor};\n`,
  ].join('');
}
