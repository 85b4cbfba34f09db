import { AnnouncementBarProvider } from '@docusaurus/theme-common/internal';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import AnnouncementBar from '.';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const BAR = (
  <AnnouncementBarProvider>
    <AnnouncementBar />
  </AnnouncementBarProvider>
);

function renderBar({ isCloseable = true } = {}): void {
  renderInSite(BAR, {
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

  test('disappears when it is closed', async () => {
    renderBar();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('has no button if it cannot be closed', () => {
    renderBar({ isCloseable: false });
    expect(screen.getByRole('region')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not shown without an announcement', () => {
    renderInSite(BAR);
    expect(document.body.textContent).toBe('');
  });
});
