import { readJSON } from '../../typedoc/workspace/jsonFiles';
import { hasHistory } from './history';

const { SITE_URL = 'https://tstd.github.io', SITE_BASE_URL = '/std/' } = process.env;

/** The settings that a fork changes. `SITE_URL` and `SITE_BASE_URL` override the address. */
export const SITE = {
  title: 'Typed Standard Library',
  shortTitle: 'tstd',
  organizationName: 'tstd',
  projectName: 'std',
  url: SITE_URL.replace(/\/+$/, ''),
  // Begins and ends with a slash.
  baseUrl: `/${SITE_BASE_URL}/`.replace(/\/{2,}/g, '/'),
  repositoryUrl: 'https://github.com/tstd/std',
  repositoryBranch: 'main',
  /**
   * Whether the packages are on npm. Until then, the site is their registry, and its pages show how to
   * add it. Set it to `true` with the first release: a test then lists the texts that are out of date.
   */
  isPublished: false,
  packagePageUrl: 'https://npmx.dev/package',
  questionsUrl: 'https://stackoverflow.com/questions/tagged/tstd',
  copyrightYear: 2025,
};

/** The registry that projects must add to their settings. */
export const REGISTRY: string | undefined = SITE.isPublished
  ? undefined
  : `${SITE.url}${SITE.baseUrl}registry/`;

export function sourceUrl(
  path: string,
  action: 'blob' | 'edit' | 'tree',
  revision: string = SITE.repositoryBranch,
): string {
  return `${SITE.repositoryUrl}/${action}/${revision}/${path}`;
}

export function packagePageUrl(packageName: string): string {
  return `${SITE.packagePageUrl}/${packageName}`;
}

export const HAS_HISTORY: boolean = hasHistory('.');

/** The first page of the guides. */
export const GUIDES = '/docs/category/getting-started';

/** The versions of the documentation that `npm run docs:version` has frozen, the newest first. */
export const FROZEN_VERSIONS = readVersions('versions.json');

export function readVersions(file: string): readonly string[] {
  return (readJSON(file) ?? []) as readonly string[];
}
