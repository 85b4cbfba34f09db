import type { Reflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { headingType } from '../pages';

export function anchorOf({ router }: MarkdownThemeContext, model: Reflection): string {
  return router.hasOwnDocument(model) ? '' : (router.getAnchor(model) ?? '');
}

export function typeParameterAnchor(memberAnchor: string, name: string): string {
  return `${memberAnchor === '' ? 'type' : memberAnchor}.${name.toLowerCase()}`;
}

/** Returns the anchor at the top of the page if the type of the page has the same parameter. */
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
