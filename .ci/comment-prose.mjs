import { fromYAMLFilePath } from 'prh';

/** Code and tags of words for the search are not prose. Line breaks stay, so that positions do too. */
const NO_PROSE =
  /```[\s\S]*?```|`[^`\n]*`|@(?:alias|keywords)\b[\s\S]*?(?=\n\s*\* @|(?![\s\S]))|^\s*\*/gm;

/**
 * An ESLint rule: comments keep the rules of a file of textlint's prh.
 *
 * textlint itself reads Markdown. Its plugins for TypeScript are not maintained, and show the
 * rules neither a file nor a line of JavaScript.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentProse = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Check the prose of comments by the rules of a prh file' },
    messages: { prose: '“{{found}}”: {{advice}}' },
    schema: [
      {
        type: 'object',
        properties: { rulePath: { type: 'string' } },
        required: ['rulePath'],
        additionalProperties: false,
      },
    ],
    defaultOptions: [],
  },
  create({ options, report, sourceCode }) {
    const rules = fromYAMLFilePath(options[0].rulePath);
    return {
      Program() {
        for (const { range, value } of sourceCode.getAllComments()) {
          const start = (range?.[0] ?? 0) + '/*'.length;
          const prose = value.replace(NO_PROSE, (text) => text.replace(/[^\n]/g, ' '));
          for (const { index, tailIndex, expected, matches, rule } of rules.makeChangeSet('', prose)
            .diffs) {
            report({
              loc: {
                start: sourceCode.getLocFromIndex(start + index),
                end: sourceCode.getLocFromIndex(start + tailIndex),
              },
              messageId: 'prose',
              data: { found: matches[0].trim(), advice: rule?.raw?.prh ?? `use “${expected}”` },
            });
          }
        }
      },
    };
  },
};
