import type { Rule } from 'eslint';

export const requireTags: Rule.RuleModule;
