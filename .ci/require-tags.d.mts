import type { Rule } from 'eslint';

/** An ESLint rule: the doc comment of the nodes that the selectors match has the tags. */
export const requireTags: Rule.RuleModule;
