import { hasHistory } from './history';

/**
 * The settings that a fork of this site changes, in one place.
 *
 * `SITE_URL` and `SITE_BASE_URL` in the environment move the site to another host or path.
 */
export interface SiteSettings {
  readonly title: string;
  readonly shortTitle: string;
  readonly organizationName: string;
  readonly projectName: string;
  /** Origin that serves the site, without a path. */
  readonly url: string;
  /** Path that the site is served under, with a slash on both ends. */
  readonly baseUrl: string;
  readonly repositoryUrl: string;
  readonly repositoryBranch: string;
  readonly packagePageUrl: string;
  readonly questionsUrl: string;
  readonly copyrightYear: number;
}

const { SITE_URL = 'https://tstd.github.io', SITE_BASE_URL = '/std/' } = process.env;

export const SITE: SiteSettings = {
  title: 'Typed Standard Library',
  shortTitle: 'tstd',
  organizationName: 'tstd',
  projectName: 'std',
  url: SITE_URL.replace(/\/+$/, ''),
  baseUrl: `/${SITE_BASE_URL}/`.replace(/\/{2,}/g, '/'),
  repositoryUrl: 'https://github.com/tstd/std',
  repositoryBranch: 'main',
  packagePageUrl: 'https://npmx.dev/package',
  questionsUrl: 'https://stackoverflow.com/questions/tagged/tstd',
  copyrightYear: 2025,
};

/**
 * Address of a file of this repository, or of its history, on the branch that the site is built from
 * or at a commit.
 */
export function sourceUrl(
  path: string,
  action: 'blob' | 'commits' | 'edit' | 'tree' = 'blob',
  revision: string = SITE.repositoryBranch,
): string {
  return `${SITE.repositoryUrl}/${action}/${revision}/${path}`;
}

/** Address of a package's page on the package browser. */
export function packagePageUrl(packageName: string): string {
  return `${SITE.packagePageUrl}/${packageName}`;
}

/** Whether pages can say when they were changed. */
export const HAS_HISTORY: boolean = hasHistory('.');
