const { fromYAMLFilePath } = require('prh');

/**
 * Returns the rules of a prh file as patterns for textlint. textlint's own rule for prh replaces each
 * match, and so deletes the words for which a rule has only advice.
 *
 * @param {string} file
 */
exports.proseRules = (file) => ({
  '@textlint-rule/pattern': {
    patterns: fromYAMLFilePath(require.resolve(`./${file}`)).rules.map((rule) => ({
      pattern: String(rule.pattern),
      message: rule.raw.prh ?? `Use “${rule.expected}”`,
      replace: rule.expected,
    })),
  },
});
