import { type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { headingAlias } from '../pages';
import { anchorOf, typeParameterAnchor } from './anchors';

/**
 * The anchor of the type parameter of a page's type that a type parameter of a member repeats, word
 * for word: it is described once, at the top of the page.
 */
export function describedOnTop(
  context: MarkdownThemeContext,
  parameter: Reflection,
): string | undefined {
  const { model } = context.page;
  const alias = model.kindOf(ReflectionKind.Namespace)
    ? headingAlias(model as DeclarationReflection)
    : undefined;
  if (alias?.kindOf(ReflectionKind.TypeAlias) !== true) {
    return undefined;
  }
  const { name } = parameter;
  const namesake = alias.typeParameters?.find((each) => each.name === name);
  return namesake !== undefined && namesake !== parameter && textOf(namesake) === textOf(parameter)
    ? typeParameterAnchor(anchorOf(context, alias), name)
    : undefined;
}

function textOf({ comment }: Reflection): string | undefined {
  return comment?.summary.map(({ text }) => text).join('');
}
