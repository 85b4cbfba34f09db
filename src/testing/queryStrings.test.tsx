import type { ReactNode } from 'react';
import { useClearQueryString, useQueryString, useQueryStringList } from '@docusaurus/theme-common';
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderInSite } from './renderInSite';

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

function renderHooks(path: string) {
  const current = {} as {
    single: ReturnType<typeof useQueryString>;
    list: ReturnType<typeof useQueryStringList>;
    clear: ReturnType<typeof useClearQueryString>;
  };
  function Hooks(): ReactNode {
    const single = useQueryString('one');
    const list = useQueryStringList('many');
    const clear = useClearQueryString();
    Object.assign(current, { single, list, clear });
    return null;
  }
  const { history } = renderInSite(<Hooks />, { addresses: [path] });
  return { current, history };
}

describe('useQueryString()', () => {
  test('reads the value, or an empty text', () => {
    expect(renderHooks('/?one=a').current.single[0]).toBe('a');
    expect(renderHooks('/').current.single[0]).toBe('');
  });

  test('sets and takes away its value, and leaves the others', () => {
    const { current, history } = renderHooks('/?other=1');
    act(() => current.single[1]('b'));
    expect(history.location.search).toBe('?other=1&one=b');
    expect(current.single[0]).toBe('b');
    expect(history.length).toBe(1);
    act(() => current.single[1](null));
    expect(history.location.search).toBe('?other=1');
    expect(current.single[0]).toBe('');
  });

  test('adds to the history when it is told to', () => {
    const { current, history } = renderHooks('/');
    act(() => current.single[1]('b', { push: true }));
    expect(history.length).toBe(2);
  });
});

describe('useQueryStringList()', () => {
  test('reads and sets several values, and clears them', () => {
    const { current, history } = renderHooks('/?many=a&one=1&many=b');
    expect(current.list[0]).toEqual(['a', 'b']);
    act(() => current.list[1]((values) => [...values, 'c']));
    expect(current.list[0]).toEqual(['a', 'b', 'c']);
    expect(history.location.search).toBe('?one=1&many=a&many=b&many=c');
    act(() => current.list[1]([]));
    expect(current.list[0]).toEqual([]);
    expect(history.location.search).toBe('?one=1');
  });
});

describe('useClearQueryString()', () => {
  test('takes all values away', () => {
    const { current, history } = renderHooks('/?one=1&many=a&many=b');
    act(() => current.clear());
    expect(history.location.search).toBe('');
    expect(current.single[0]).toBe('');
    expect(current.list[0]).toEqual([]);
  });
});

describe('tabs', () => {
  function renderTabs(path: string) {
    const { history } = renderInSite(
      <ScrollControllerProvider>
        <Tabs groupId="system" queryString>
          <TabItem value="linux">Linux text</TabItem>
          <TabItem value="mac">Mac text</TabItem>
        </Tabs>
        <Tabs queryString="tool">
          <TabItem value="npm">npm text</TabItem>
          <TabItem value="deno">Deno text</TabItem>
        </Tabs>
      </ScrollControllerProvider>,
      { addresses: [path] },
    );
    return history;
  }

  const selected = () =>
    screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);

  test('keep the choice of each group in the query', () => {
    const history = renderTabs('/');
    expect(selected()).toEqual(['linux', 'npm']);
    fireEvent.click(screen.getByRole('tab', { name: 'mac' }));
    fireEvent.click(screen.getByRole('tab', { name: 'deno' }));
    expect(history.location.search).toBe('?system=mac&tool=deno');
    expect(selected()).toEqual(['mac', 'deno']);
  });

  test('start with the choice of the query', () => {
    renderTabs('/?tool=deno&system=mac');
    expect(selected()).toEqual(['mac', 'deno']);
  });

  test('start with the first when the query names a tab that does not exist', () => {
    renderTabs('/?tool=nothing');
    expect(selected()).toEqual(['linux', 'npm']);
  });
});
