const { proseRules } = require('./rules.cjs');

module.exports = {
  plugins: { '@textlint/text': { extensions: ['.json'] } },
  rules: proseRules('fr-json.yml'),
};
