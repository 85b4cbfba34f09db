import type { Rule } from 'eslint';

export const commentProse: Rule.RuleModule;
