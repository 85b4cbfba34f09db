const { proseRules } = require('./rules.cjs');

module.exports = { plugins: { mdx: true }, rules: proseRules('fr.yml') };
