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
  packagePageUrl: 'https://npmx.dev/package',
  questionsUrl: 'https://stackoverflow.com/questions/tagged/tstd',
  copyrightYear: 2025,
};

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
