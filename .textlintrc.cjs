const { proseRules } = require('./.ci/prose/rules.cjs');

module.exports = { plugins: { mdx: true }, rules: proseRules('en.yml') };
