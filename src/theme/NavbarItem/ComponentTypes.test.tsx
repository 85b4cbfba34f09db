import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';

const { 'custom-versionedLink': VersionedLink, docsVersionDropdown: VersionMenu } = ComponentTypes;

const GUIDES = 'docs-preferred-version-default';
const REFERENCE = 'docs-preferred-version-api';

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

/** The pages "a" and "b"; the latter is only in the current version. */
function instanceAt(path: string): object {
  const versionAt = (name: string, label: string, at: string, ids: readonly string[]): object => ({
    name,
    label,
    path: at,
    isLast: name === 'current',
    mainDocId: 'a',
    docs: ids.map((id) => ({ id, path: `${at}/${id}` })),
  });
  const current = versionAt('current', 'Next', path, ['a', 'b']);
  return { path, versions: [current, versionAt('1.0', '1.0', `${path}/1.0`, ['a'])] };
}

function renderNavbar(address: string): void {
  renderInSite(
    <DocsPreferredVersionContextProvider>
      {VersionedLink !== undefined && <VersionedLink to="/api" label="API" />}
      <VersionMenu label="" dropdownItemsBefore={[]} dropdownItemsAfter={[]} items={[]} />
    </DocsPreferredVersionContextProvider>,
    {
      addresses: [address],
      themeConfig: { docs: { versionPersistence: 'localStorage' } },
      globalData: {
        'docusaurus-plugin-content-docs': {
          default: instanceAt('/docs'),
          api: instanceAt('/api'),
        },
      },
    },
  );
}

function addressesOf(name: string): readonly (string | null)[] {
  return screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
}

describe('the menu of versions', () => {
  test.each([
    ['/docs/a', '/docs/1.0/a'],
    ['/docs/b', '/docs/1.0/a'],
    ['/api/a', '/api/1.0/a'],
    ['/blog', '/docs/1.0/a'],
  ])('leads from %s to %s', (address, target) => {
    renderNavbar(address);
    expect(addressesOf('1.0')).toEqual([target]);
  });

  test.each(['/docs/a', '/api/a'])(
    'stores the choice for guides and reference: %s',
    async (page) => {
      const user = userEvent.setup();
      renderNavbar(page);
      expect(addressesOf('API')).toEqual(['/api']);
      await user.click(screen.getByRole('link', { name: '1.0' }));
      expect([GUIDES, REFERENCE].map((key) => localStorage.getItem(key))).toEqual(['1.0', '1.0']);
      expect(addressesOf('API')).toEqual(['/api/1.0']);
    },
  );

  test('forgets a version that no longer exists', () => {
    localStorage.setItem(GUIDES, '0.9');
    localStorage.setItem(REFERENCE, '0.9');
    renderNavbar('/blog');
    expect(localStorage).toHaveLength(0);
    expect(addressesOf('API')).toEqual(['/api']);
  });
});

test('a link leads to the version of the open page, then to the preferred one', () => {
  localStorage.setItem(GUIDES, '1.0');
  renderNavbar('/blog');
  expect(addressesOf('API')).toEqual(['/api/1.0']);
  cleanup();
  renderNavbar('/docs/a');
  expect(addressesOf('API')).toEqual(['/api']);
  cleanup();
  localStorage.clear();
  renderNavbar('/docs/1.0/a');
  expect(addressesOf('API')).toEqual(['/api/1.0']);
});
