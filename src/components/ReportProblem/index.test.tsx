// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import ReportProblem from '.';

test('ReportProblem links to a new issue that names the page', () => {
  renderInSite(<ReportProblem title="Array & more" permalink="/std/api/collection" />, {
    siteConfig: {
      url: 'https://example.org',
      customFields: { repositoryUrl: 'https://code.test/std' },
    },
  });
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(address.origin + address.pathname).toBe('https://code.test/std/issues/new');
  const form = join('.github/ISSUE_TEMPLATE', address.searchParams.get('template') ?? '');
  expect(readFileSync(form, 'utf8')).toContain('id: page\n');
  expect(address.searchParams.get('title')).toBe('Array & more: ');
  expect(address.searchParams.get('page')).toBe('https://example.org/std/api/collection');
});
