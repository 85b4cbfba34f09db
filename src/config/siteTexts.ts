import { type Texts, translateTexts } from '../../typedoc/workspace/texts';
import { currentLocale } from './localeConfig';
import { NEEDS, type Need } from './needs';
import { SITE } from './site';

export const SITE_TEXTS_FILE = 'site';

export const SITE_TEXTS = {
  tagline: 'Type-safe, functional, plain data, no surprises',
  description: `${SITE.title}: type-safe, functional TypeScript packages with tested examples.`,
  announcement: 'Pre-release: nothing is published yet.',
  versions: 'Versions and changes',
  changes: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    none: 'No public name was added, changed or removed.',
  },
  blog: {
    title: 'Blog',
    description: `News and notes from the maintainers of the ${SITE.title}`,
    sidebar: 'All posts',
    feed: `${SITE.title} – blog`,
  },
  sections: { guides: 'Guides', reference: 'API reference' },
  translation: {
    untranslated: 'This page is not translated yet.',
    stale: 'The English page has changed since this translation.',
  },
  starter: {
    loadFailure: 'Parts of this page could not be loaded. You can read it and follow its links.',
    retry: 'Retry',
  },
  needs: Object.fromEntries(
    NEEDS.map(({ id, title, guide }) => [id, { title, guide: guide.title }]),
  ),
} satisfies Texts;

export function siteTexts(locale: string = currentLocale()): typeof SITE_TEXTS {
  return translateTexts(SITE_TEXTS, SITE_TEXTS_FILE, locale);
}

export function needsIn(locale: string): readonly Need[] {
  const { needs } = siteTexts(locale);
  return NEEDS.map((need) => ({
    ...need,
    title: needs[need.id]?.title ?? need.title,
    guide: { ...need.guide, title: needs[need.id]?.guide ?? need.guide.title },
  }));
}
