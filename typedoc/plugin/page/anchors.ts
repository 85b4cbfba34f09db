import type { Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { headingType } from '../pages';

/** The anchor of a member on its page; empty for what has a page of its own. */
export function anchorOf({ router }: MarkdownThemeContext, model: Reflection): string {
  return router.hasOwnDocument(model) ? '' : (router.getAnchor(model) ?? '');
}

/** The anchor of the description of a type parameter: that of its member, a dot, and the name. */
export function typeParameterAnchor(memberAnchor: string, name: string): string {
  return `${memberAnchor === '' ? 'type' : memberAnchor}.${name.toLowerCase()}`;
}

/**
 * The anchor of the type parameter of a page's type that a type parameter of a member repeats, word
 * for word: it is described once, at the top of the page.
 */
export function describedOnTop(
  context: MarkdownThemeContext,
  parameter: Reflection,
): string | undefined {
  const { name } = parameter;
  const alias = headingType(context.page.model);
  const namesake = alias?.typeParameters?.find((each) => each.name === name);
  const isRepeated =
    namesake !== undefined && namesake !== parameter && textOf(namesake) === textOf(parameter);
  return alias !== undefined && isRepeated
    ? typeParameterAnchor(anchorOf(context, alias), name)
    : undefined;
}

function textOf({ comment }: Reflection): string | undefined {
  return comment?.summary.map(({ text }) => text).join('');
}
