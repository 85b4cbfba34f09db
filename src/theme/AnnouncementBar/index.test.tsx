import { AnnouncementBarProvider } from '@docusaurus/theme-common/internal';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetOtherAnnouncement } from '../../plugins/sturdy-client/announcementScript';
import { renderInSite } from '../../testing/renderInSite';
import AnnouncementBar from '.';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

beforeEach(() => {
  localStorage.clear();
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

describe('forgetOtherAnnouncement()', () => {
  function run(script: string): void {
    runInNewContext(script, { localStorage });
  }

  test('forgets that another announcement was closed, before the first paint', () => {
    localStorage.setItem(ID, 'first');
    localStorage.setItem(DISMISSED, 'true');
    run(forgetOtherAnnouncement('second', ''));
    expect(localStorage.getItem(DISMISSED)).toBeNull();
  });

  test('remembers that this announcement was closed', () => {
    localStorage.setItem(ID, 'first');
    localStorage.setItem(DISMISSED, 'true');
    run(forgetOtherAnnouncement('first', ''));
    expect(localStorage.getItem(DISMISSED)).toBe('true');
  });

  test('uses the namespace of the site', () => {
    localStorage.setItem(`${ID}-std`, 'first');
    localStorage.setItem(`${DISMISSED}-std`, 'true');
    run(forgetOtherAnnouncement('second', '-std'));
    expect(localStorage.getItem(`${DISMISSED}-std`)).toBeNull();
  });

  test('keeps an id with markup in it inside the script', () => {
    expect(forgetOtherAnnouncement('</script>', '')).not.toContain('</script>');
  });
});
