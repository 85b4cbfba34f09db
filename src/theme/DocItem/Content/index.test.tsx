import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import type { PackageFacts } from '@site/typedoc/reference/contract';
import DocItemContent from '@theme/DocItem/Content';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite';

type DocContent = ComponentProps<typeof DocProvider>['content'];

const FACTS: PackageFacts = {
  name: '@tstd/env',
  version: '1.0.0-alpha.0',
  dependencies: [],
  source: 'https://code.test/env',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a document with this front matter and the text "Text". */
function renderDocument(frontMatter: object): void {
  const content = Object.assign(() => null, {
    frontMatter,
    metadata: { title: 'The title', description: '', source: '@site/docs/page.md' },
    assets: {},
    toc: [],
  });
  renderInSite(
    <DocProvider content={content as unknown as DocContent}>
      <ScrollControllerProvider>
        <DocItemContent>Text</DocItemContent>
      </ScrollControllerProvider>
    </DocProvider>,
  );
}

describe('DocItemContent', () => {
  test('shows the facts of a package at the top of its page', () => {
    renderDocument({ hide_title: true, package_facts: FACTS, summary: 'Variables.' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('@tstd/env');
    expect(screen.getByText('Text').textContent).toMatch(/^@tstd\/envVariables\..*Text$/s);
  });

  test('does not change other documents', () => {
    renderDocument({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The title');
    expect(screen.getByText('Text').textContent).toBe('The titleText');
    expect(screen.queryByRole('term')).toBeNull();
  });
});
