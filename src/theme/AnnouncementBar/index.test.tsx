import { AnnouncementBarProvider } from '@docusaurus/theme-common/internal';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import AnnouncementBar from '.';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['announcementBarInitiallyDismissed'] = 'true';
});

afterEach(cleanup);

function renderBar({ id = 'first', isCloseable = true } = {}): void {
  renderInSite(
    <AnnouncementBarProvider>
      <AnnouncementBar />
    </AnnouncementBarProvider>,
    {
      themeConfig: {
        announcementBar: {
          id,
          content: 'News with a <a href="/blog">link</a>',
          backgroundColor: 'rgb(1, 2, 3)',
          textColor: 'rgb(4, 5, 6)',
          isCloseable,
        },
      },
    },
  );
}

/** The sign by which the style sheet hides a closed bar before the first paint. */
function wasDismissed(): string | undefined {
  return document.documentElement.dataset['announcementBarInitiallyDismissed'];
}

describe('AnnouncementBar', () => {
  test('shows the content as HTML, in the colours of the configuration', () => {
    renderBar();
    const bar = screen.getByRole('region', { name: 'Announcement' });
    expect(bar.style.backgroundColor).toBe('rgb(1, 2, 3)');
    expect(bar.style.color).toBe('rgb(4, 5, 6)');
    expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe('/blog');
  });

  test('goes away when it is closed, and stays away', () => {
    renderBar();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(localStorage.getItem(DISMISSED)).toBe('true');
    cleanup();
    renderBar();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('comes back when the announcement is another one', () => {
    localStorage.setItem(ID, 'first');
    localStorage.setItem(DISMISSED, 'true');
    renderBar({ id: 'second' });
    expect(screen.getByRole('region')).toBeTruthy();
    expect(localStorage.getItem(ID)).toBe('second');
    expect(localStorage.getItem(DISMISSED)).toBe('false');
    expect(wasDismissed()).toBeUndefined();
  });

  test('leaves the sign of the first paint that it was closed', () => {
    localStorage.setItem(ID, 'first');
    localStorage.setItem(DISMISSED, 'true');
    renderBar();
    expect(wasDismissed()).toBe('true');
  });

  test('has no button when it cannot be closed', () => {
    renderBar({ isCloseable: false });
    expect(screen.getByRole('region')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not there without an announcement', () => {
    renderInSite(
      <AnnouncementBarProvider>
        <AnnouncementBar />
      </AnnouncementBarProvider>,
    );
    expect(document.body.textContent).toBe('');
  });
});
