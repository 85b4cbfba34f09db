// @vitest-environment jsdom
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import type { PackageFacts as Facts } from '@site/typedoc/reference/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import { MANAGERS, installCommands } from '../InstallCommands/commands';
import PackageFacts from './index';

const FACTS: Facts = {
  name: '@tstd/core',
  version: '1.0.0-alpha.0',
  dependencies: [{ name: '@tstd/error', path: '/api/error' }],
  size: { whole: '12.7 kB', median: '96 B' },
  source: 'https://code.test/core',
};

const REGISTRY = 'https://site.test/registry/';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderFacts(facts: Facts = FACTS, customFields = {}, docs?: string): void {
  renderInSite(
    <ScrollControllerProvider>
      <PackageFacts facts={facts} description="Values." docs={docs} />
    </ScrollControllerProvider>,
    { siteConfig: { customFields } },
  );
}

function readFact(name: string): readonly [text: string, ...addresses: (string | null)[]] {
  const description = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  const links = within(description as HTMLElement).queryAllByRole('link');
  return [description?.textContent ?? '', ...links.map((link) => link.getAttribute('href'))];
}

describe('PackageFacts', () => {
  test('has the name of the package as its title, and its description', () => {
    renderFacts();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('@tstd/core');
    expect(screen.getByText('Values.').tagName).toBe('P');
  });

  test('shows the facts of the package', () => {
    renderFacts();
    expect(readFact('Version')).toEqual(['1.0.0-alpha.0what changed', '/versions#core']);
    expect(readFact('Size (Brotli)')).toEqual([
      '12.7 kB in total96 B for one import (median)',
      '/docs/background/proof#sizes',
    ]);
    expect(readFact('Dependencies')).toEqual(['@tstd/error', '/api/error']);
    expect(readFact('Source')).toEqual(['code.test', FACTS.source]);
  });

  test('keeps the links of a frozen page in its version', () => {
    renderFacts(FACTS, {}, '1.0');
    expect(readFact('Dependencies')).toEqual(['@tstd/error', '/api/1.0/error']);
    expect(readFact('Size (Brotli)')[1]).toBe('/docs/1.0/background/proof#sizes');
  });

  test('leaves out unknown facts', () => {
    const { size: _size, ...known } = FACTS;
    renderFacts({ ...known, dependencies: [] });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Version',
      'Dependencies',
      'Source',
    ]);
    expect(readFact('Dependencies')).toEqual(['none']);
  });

  test('leads to the registry of the site, unless the packages are on npm', () => {
    renderFacts();
    expect(screen.queryByText(/Until the first release/)).toBeNull();
    expect(screen.getByRole('tabpanel').querySelector('code')?.textContent).toBe(
      'npm install @tstd/core',
    );
    cleanup();
    renderFacts(FACTS, { registry: REGISTRY });
    const link = screen.getByRole('link', { name: 'this site' });
    expect(link.getAttribute('href')).toBe('/docs/getting-started/import-style#install-a-package');
  });

  test('copies the command of the chosen package manager', async () => {
    const user = userEvent.setup();
    renderFacts(FACTS, { registry: REGISTRY });
    const commands: string[] = [];
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab);
      const panel = screen.getByRole('tabpanel');
      expect(within(panel).getAllByRole('button', { name: 'Copy' })).toHaveLength(1);
      commands.push(String(panel.querySelector('code')?.textContent));
    }
    expect(commands).toEqual(
      MANAGERS.map((manager) => installCommands(manager, '@tstd/core', REGISTRY)),
    );
  });
});
