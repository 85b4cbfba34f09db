import type { Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';

/** The anchor of a member on its page; empty for what has a page of its own. */
export function anchorOf({ router }: MarkdownThemeContext, model: Reflection): string {
  return router.hasOwnDocument(model) ? '' : (router.getAnchor(model) ?? '');
}

/** The anchor of the description of a type parameter: that of its member, a dot, and the name. */
export function typeParameterAnchor(memberAnchor: string, name: string): string {
  return `${memberAnchor === '' ? 'type' : memberAnchor}.${name.toLowerCase()}`;
}
