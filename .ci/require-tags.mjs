/**
 * An ESLint rule that requires tags in the doc comments of the nodes that the selectors match.
 * `jsdoc/require-tags` does not support selectors with `>` or `+`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const requireTags = {
  meta: {
    type: 'problem',
    docs: { description: 'Require tags in the doc comments of the nodes that selectors match' },
    messages: { missing: 'Missing JSDoc @{{tag}} declaration' },
    schema: [
      {
        type: 'object',
        properties: {
          selectors: { type: 'array', items: { type: 'string' } },
          tags: { type: 'array', items: { type: 'string' } },
        },
        required: ['selectors', 'tags'],
        additionalProperties: false,
      },
    ],
    defaultOptions: [],
  },
  create({ options, report, sourceCode }) {
    /** @type {{ selectors: string[], tags: string[] }} */
    const { selectors, tags } = options[0];

    /** @param {import('eslint').Rule.Node} node */
    function check(node) {
      const statement = node.parent?.type === 'ExportNamedDeclaration' ? node.parent : node;
      const comment = sourceCode
        .getCommentsBefore(statement)
        .findLast(({ type, value }) => type === 'Block' && value.startsWith('*'));
      if (!comment?.loc) {
        return;
      }
      for (const tag of tags) {
        if (!new RegExp(`^\\s*\\*?\\s*@${tag}\\b`, 'm').test(comment.value)) {
          report({ loc: comment.loc, messageId: 'missing', data: { tag } });
        }
      }
    }

    return Object.fromEntries(selectors.map((selector) => [selector, check]));
  },
};
