import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';

type DocContent = ComponentProps<typeof DocProvider>['content'];

let pluginId = 'api';

vi.mock('@docusaurus/useRouteContext', () => ({
  default: () => ({ plugin: { id: pluginId } }),
}));

afterEach(() => {
  cleanup();
  pluginId = 'api';
});

const MEMBERS = ['map()', 'type None', 'const NONE'].map((value) => ({
  value,
  id: value
    .replace(/^\w+ |\(\)/g, '')
    .replace('NONE', 'none-1')
    .toLowerCase(),
  level: 3,
}));

const MANY = Array.from({ length: 10 }, (_, index) => ({
  value: `call${String(index)}()`,
  id: `call${String(index)}`,
  level: 3,
}));

const THEME = {
  navbar: { hideOnScroll: true, items: [] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

function renderItems(toc: ComponentProps<typeof TOCItems>['toc'] = MEMBERS): void {
  const frontMatter = { member_kinds: { '*': 'function', none: 'type', 'none-1': 'const' } };
  const content = Object.assign(() => null, { frontMatter, metadata: {}, assets: {}, toc: [] });
  renderInSite(
    <DocProvider content={content as unknown as DocContent}>
      <TOCItems toc={[{ value: 'All', id: 'all', level: 2 }, ...toc]} />
    </DocProvider>,
    { themeConfig: THEME },
  );
}

function shown(): readonly string[] {
  return screen.queryAllByRole('link').map(({ textContent, firstElementChild }) => {
    const kind = firstElementChild?.getAttribute('data-kind');
    return kind === null || kind === undefined ? textContent : `${kind}: ${textContent}`;
  });
}

test('a member is marked with its kind instead of the word in its heading', () => {
  renderItems();
  expect(shown()).toEqual(['All', 'function: map()', 'type: None', 'const: NONE']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a field filters many members by name, and keeps the headings above them', async () => {
  renderItems([...MEMBERS, ...MANY]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter members' }), 'NON');
  expect(shown()).toEqual(['All', 'type: None', 'const: NONE']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'func');
  expect(shown()).toEqual([]);
});

test('a guide has the table of contents of Docusaurus', () => {
  pluginId = 'default';
  renderItems([...MEMBERS, ...MANY]);
  expect(shown()[2]).toBe('type None');
  expect(screen.queryByRole('searchbox')).toBeNull();
});
