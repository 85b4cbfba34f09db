import { expect, test } from 'vitest';
import { toClientConfig } from './clientConfig';

test('pages load the settings of the site, and none of its plugins', () => {
  const source = `/*
 * A notice
 */
export default {
  "title": "A {title};",
  "plugins": [["docs", { "path": "docs" }]],
  "presets": ["classic"],
  "themeConfig": { "navbar": {} }
};
`;
  expect(toClientConfig(source)).toBe(
    'export default {"title":"A {title};","plugins":[],"presets":[],"themeConfig":{"navbar":{}},"themes":[]};',
  );
});

test('settings that are written otherwise are told', () => {
  expect(() => toClientConfig('module.exports = {};')).toThrow('export default');
});
