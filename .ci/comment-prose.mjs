// @ts-check

import { join } from 'node:path';
import { fromYAMLFilePath } from 'prh';

const RULES = fromYAMLFilePath(join(import.meta.dirname, 'prose/en.yml'));

/** Code and search terms are not prose. The replacement keeps line breaks, and so all positions. */
const NO_PROSE =
  /```[\s\S]*?```|`[^`\n]*`|@(?:alias|keywords)\b[\s\S]*?(?=\n\s*\* @|(?![\s\S]))|^\s*\*/gm;

/**
 * An ESLint rule that checks comments against the rules for English pages.
 *
 * textlint reads only Markdown. Its plugins for TypeScript are not maintained.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentProse = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Check the prose of comments by the rules for English pages' },
    messages: { prose: '“{{found}}”: {{advice}}' },
    schema: [],
  },
  create({ report, sourceCode }) {
    return {
      Program() {
        for (const { range, value } of sourceCode.getAllComments()) {
          const start = (range?.[0] ?? 0) + '/*'.length;
          const prose = value.replace(NO_PROSE, (text) => text.replace(/[^\n]/g, ' '));
          for (const { index, tailIndex, expected, rule } of RULES.makeChangeSet('', prose).diffs) {
            report({
              loc: {
                start: sourceCode.getLocFromIndex(start + index),
                end: sourceCode.getLocFromIndex(start + tailIndex),
              },
              messageId: 'prose',
              data: {
                found: prose.slice(index, tailIndex).trim(),
                advice: rule?.raw?.prh ?? `use “${expected}”`,
              },
            });
          }
        }
      },
    };
  },
};
