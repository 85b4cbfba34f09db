import { type ReferenceType, type Reflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { pagePath } from '../pages';
import type { TypeLinks } from '../signature';
import { anchorOf, typeParameterAnchor } from './anchors';
import { LANGUAGE_TYPES } from './languageTypes';
import { describedOnTop } from './typeParameters';
import type { LinkAudit } from './linkAudit';

/** Gives the path of a page of the reference on the site, from its path below the reference. */
export type PageAddress = (path: string) => string;

/**
 * Links the types of a page: those of the packages to their pages, those of the language to its
 * documentation, and type parameters to where they are described.
 */
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
    const [page = '', hash] = router.getFullUrl(target).split('#');
    const anchor = hash === undefined ? '' : `#${hash}`;
    return page === ownPage && anchor !== '' ? anchor : `${addressOf(pagePath(page))}${anchor}`;
  }

  /** Type parameters are described with what declares them, which may have a page of its own. */
  function toTypeParameter(parameter: Reflection): string | undefined {
    const onTop = describedOnTop(context, parameter);
    if (onTop !== undefined) {
      return `#${onTop}`;
    }
    let owner = parameter.parent;
    while (owner !== undefined && isPartOfSignature(owner)) {
      owner = owner.parent;
    }
    // A property that is a function has no list of them.
    if (owner === undefined || owner.kindOf(ReflectionKind.Property)) {
      return undefined;
    }
    const anchor = `#${typeParameterAnchor(anchorOf(context, owner), parameter.name)}`;
    const [page = ''] = router.getFullUrl(owner).split('#');
    return page === ownPage ? anchor : `${addressOf(pagePath(page))}${anchor}`;
  }

  function isPartOfSignature(owner: Reflection): boolean {
    return owner.isSignature() || !router.hasUrl(owner);
  }

  return {
    reference: (type: ReferenceType) => {
      const { reflection, externalUrl } = type;
      const href = (reflection === undefined ? undefined : toReflection(reflection)) ?? externalUrl;
      audit.note(type, href, pagePath(context.page.url));
      return href;
    },
    intrinsic: (name) => LANGUAGE_TYPES[name],
  };
}
