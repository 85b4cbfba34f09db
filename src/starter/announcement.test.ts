// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeAnnouncement } from './announcement';

/** Sites on one host keep their choices apart by it. */
const NAMESPACE = '-std';
const DISMISSED = `docusaurus.announcement.dismiss${NAMESPACE}`;
const ID = `docusaurus.announcement.id${NAMESPACE}`;

const { dataset } = document.documentElement;

/** The attribute by which the style sheet hides the bar. */
const isHidden = (): boolean => dataset['announcementBarInitiallyDismissed'] === 'true';

const BAR =
  '<section data-announcement="second"><button data-native="announcement"></button></section>';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  dataset['announcementBarInitiallyDismissed'] = 'false';
  document.body.innerHTML = BAR;
});

describe('when a page is opened', () => {
  test('an announcement that is new to the reader is shown', () => {
    localStorage.setItem(ID, 'first');
    localStorage.setItem(DISMISSED, 'true');
    dataset['announcementBarInitiallyDismissed'] = 'true';
    closeAnnouncement(NAMESPACE);
    expect(isHidden()).toBe(false);
    expect(localStorage.getItem(ID)).toBe('second');
    expect(localStorage.getItem(DISMISSED)).toBe('false');
  });

  test('one that was closed stays hidden', () => {
    localStorage.setItem(ID, 'second');
    localStorage.setItem(DISMISSED, 'true');
    dataset['announcementBarInitiallyDismissed'] = 'true';
    closeAnnouncement(NAMESPACE);
    expect(isHidden()).toBe(true);
  });
});

describe('its button', () => {
  beforeAll(() => {
    closeAnnouncement(NAMESPACE);
  });

  const press = (): void => {
    document.querySelector('button')?.click();
  };

  test('hides it for good', () => {
    press();
    expect(isHidden()).toBe(true);
    expect(localStorage.getItem(ID)).toBe('second');
    expect(localStorage.getItem(DISMISSED)).toBe('true');
  });

  test('hides it on this page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('No quota');
    });
    press();
    expect(isHidden()).toBe(true);
  });
});
