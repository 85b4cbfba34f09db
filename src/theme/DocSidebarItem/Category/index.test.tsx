// @vitest-environment jsdom
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MemoryHistory, createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import DocSidebarItems from '@theme/DocSidebarItems';

afterEach(cleanup);

function category(
  label: string,
  customProps: PropSidebarItemCategory['customProps'],
): PropSidebarItemCategory {
  return {
    type: 'category',
    label,
    href: `/api/${label}`,
    collapsible: true,
    collapsed: true,
    ...(customProps && { customProps }),
    items: [{ type: 'link', label: `${label} page`, href: `/api/${label}/page` }],
  };
}

function renderSidebar(customProps?: PropSidebarItemCategory['customProps']): MemoryHistory {
  const items = ['core', 'error', 'task'].map((label) => category(label, customProps));
  function Sidebar(): ReactNode {
    const { pathname } = useLocation();
    return <DocSidebarItems items={items} activePath={pathname} level={1} />;
  }
  return renderInSite(<Sidebar />, {
    history: createMemoryHistory({ initialEntries: ['/api/core/page'] }),
    themeConfig: { docs: { sidebar: { autoCollapseCategories: false } } },
  }).history;
}

const button = (label: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`'${label}'`) });

function open(): readonly string[] {
  return ['core', 'error', 'task'].filter(
    (label) => button(label).getAttribute('aria-expanded') === 'true',
  );
}

const FOLDING = { collapsesWhenLeft: true };

describe('DocSidebarItemCategory', () => {
  test('folds when the reader goes on to a page of another one', () => {
    const history = renderSidebar(FOLDING);
    expect(open()).toEqual(['core']);
    act(() => {
      history.push('/api/error/page');
    });
    expect(open()).toEqual(['error']);
    act(() => {
      history.goBack();
    });
    expect(open()).toEqual(['core']);
  });

  test('stays open while the reader looks into another one', async () => {
    const history = renderSidebar(FOLDING);
    await userEvent.click(button('task'));
    expect(open()).toEqual(['core', 'task']);
    act(() => {
      history.push('/api/core');
    });
    expect(open()).toEqual(['core', 'task']);
  });

  test('keeps the focus in the one that the reader opens and goes to', async () => {
    const history = renderSidebar(FOLDING);
    await userEvent.click(button('task'));
    expect(document.activeElement).toBe(button('task'));
    act(() => {
      history.push('/api/task/page');
    });
    expect(document.activeElement).toBe(button('task'));
    expect(open()).toEqual(['task']);
  });

  test('stays as it is where the sidebar does not say that it folds', () => {
    const history = renderSidebar();
    act(() => {
      history.push('/api/error/page');
    });
    expect(open()).toEqual(['core', 'error']);
  });
});
