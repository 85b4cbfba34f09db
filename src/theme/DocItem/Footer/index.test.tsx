import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme/DocItem/Footer';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite';

type DocContent = ComponentProps<typeof DocProvider>['content'];

test('a problem can be reported in a new issue that names the page', () => {
  const content = Object.assign(() => null, {
    frontMatter: {},
    metadata: { title: 'Array & more', permalink: '/std/api/collection' },
    assets: {},
    toc: [],
  });
  renderInSite(
    <DocProvider content={content as unknown as DocContent}>
      <DocItemFooter />
    </DocProvider>,
    {
      siteConfig: {
        url: 'https://example.org',
        customFields: { repositoryUrl: 'https://code.test/std' },
      },
    },
  );
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(address.origin + address.pathname).toBe('https://code.test/std/issues/new');
  const form = join('.github/ISSUE_TEMPLATE', address.searchParams.get('template') ?? '');
  expect(readFileSync(form, 'utf8')).toContain('id: page\n');
  expect(address.searchParams.get('title')).toBe('Array & more: ');
  expect(address.searchParams.get('page')).toBe('https://example.org/std/api/collection');
});
