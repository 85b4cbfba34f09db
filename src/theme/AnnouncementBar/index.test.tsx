import { cleanup, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import AnnouncementBar from '.';

afterEach(cleanup);

function renderBar({ isCloseable = true, path = '/docs' } = {}): void {
  renderInSite(<AnnouncementBar />, {
    history: createMemoryHistory({ initialEntries: [path] }),
    themeConfig: {
      announcementBar: {
        id: 'first',
        content: 'News with a <a href="/blog">link</a>',
        backgroundColor: 'rgb(1, 2, 3)',
        textColor: 'rgb(4, 5, 6)',
        isCloseable,
      },
    },
  });
}

describe('AnnouncementBar', () => {
  test('shows the content as HTML, in the colours of the configuration', () => {
    renderBar();
    const bar = screen.getByRole('region', { name: 'Announcement' });
    expect(bar.style.backgroundColor).toBe('rgb(1, 2, 3)');
    expect(bar.style.color).toBe('rgb(4, 5, 6)');
    expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe('/blog');
  });

  test('says which announcement it is, and has the button that closes it', () => {
    renderBar();
    expect(screen.getByRole('region').dataset['announcement']).toBe('first');
    expect(screen.getByRole('button', { name: 'Close' }).dataset['native']).toBe('announcement');
  });

  test('has no button when it cannot be closed', () => {
    renderBar({ isCloseable: false });
    expect(screen.getByRole('region')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not on the home page, which says the same beside what it is about', () => {
    renderBar({ path: '/' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('is not there without an announcement', () => {
    renderInSite(<AnnouncementBar />);
    expect(document.body.textContent).toBe('');
  });
});
