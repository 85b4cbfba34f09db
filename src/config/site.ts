import { hasHistory } from './history';

/** The settings that a fork changes. `SITE_URL` and `SITE_BASE_URL` override the address. */
export interface SiteSettings {
  readonly title: string;
  readonly shortTitle: string;
  readonly organizationName: string;
  readonly projectName: string;
  readonly url: string;
  /** Begins and ends with a slash. */
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

export function sourceUrl(
  path: string,
  action: 'blob' | 'commits' | 'edit' | 'tree' = 'blob',
  revision: string = SITE.repositoryBranch,
): string {
  return `${SITE.repositoryUrl}/${action}/${revision}/${path}`;
}

export function packagePageUrl(packageName: string): string {
  return `${SITE.packagePageUrl}/${packageName}`;
}

export const HAS_HISTORY: boolean = hasHistory('.');
