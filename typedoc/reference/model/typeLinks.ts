import { type Reflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { pagePath } from '../pages';
import type { TypeLinks } from './signature';
import { anchorOf, describedOnTop, typeParameterAnchor } from './anchors';
import type { LinkAudit } from './linkAudit';

const MDN = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/2';

/** MDN redirects to the language of the reader. */
const LANGUAGE_TYPES: Readonly<Partial<Record<string, string>>> = {
  any: `${HANDBOOK}/everyday-types.html#any`,
  bigint: `${MDN}/Global_Objects/BigInt`,
  boolean: `${MDN}/Global_Objects/Boolean`,
  never: `${HANDBOOK}/functions.html#never`,
  null: `${MDN}/Operators/null`,
  number: `${MDN}/Global_Objects/Number`,
  object: `${HANDBOOK}/functions.html#object`,
  string: `${MDN}/Global_Objects/String`,
  symbol: `${MDN}/Global_Objects/Symbol`,
  undefined: `${MDN}/Global_Objects/undefined`,
  unknown: `${HANDBOOK}/functions.html#unknown`,
  void: `${HANDBOOK}/functions.html#void`,
};

export type PageAddress = (path: string) => string;

export function typeLinks(
  context: MarkdownThemeContext,
  addressOf: PageAddress,
  audit: LinkAudit,
): TypeLinks {
  const { router } = context;
  const [ownPage] = router.getFullUrl(context.page.model).split('#');

  function toReflection(target: Reflection): string | undefined {
    if (target.kindOf(ReflectionKind.TypeParameter)) {
      return target.comment === undefined ? undefined : toTypeParameter(target);
    }
    if (!router.hasUrl(target)) {
      return undefined;
    }
    const [, hash] = router.getFullUrl(target).split('#');
    return hrefOf(target, hash === undefined ? '' : `#${hash}`);
  }

  function hrefOf(target: Reflection, anchor: string): string {
    const [page = ''] = router.getFullUrl(target).split('#');
    return page === ownPage && anchor !== '' ? anchor : `${addressOf(pagePath(page))}${anchor}`;
  }

  /** Type parameters are described with their declaration, which may have its own page. */
  function toTypeParameter(parameter: Reflection): string | undefined {
    const onTop = describedOnTop(context, parameter);
    if (onTop !== undefined) {
      return `#${onTop}`;
    }
    let owner = parameter.parent;
    while (owner?.isSignature() === true || (owner !== undefined && !router.hasUrl(owner))) {
      owner = owner.parent;
    }
    // A property of a function type has no list of them.
    if (owner === undefined || owner.kindOf(ReflectionKind.Property)) {
      return undefined;
    }
    return hrefOf(owner, `#${typeParameterAnchor(anchorOf(context, owner), parameter.name)}`);
  }

  return {
    reference: (type) => {
      const href = (type.reflection && toReflection(type.reflection)) ?? type.externalUrl;
      audit.note(type, href, pagePath(context.page.url));
      return href;
    },
    intrinsic: (name) => LANGUAGE_TYPES[name],
  };
}
