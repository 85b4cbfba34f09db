// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPresses } from './pressed';
import { type TestedApplication, createTestedApplication } from './testing';
import { pathOf } from './waiting';

let application: TestedApplication;
let heard: string[];

beforeEach(() => {
  document.body.innerHTML = [
    '<button id="one"><b>One</b></button>',
    '<button id="two">Two</button>',
    '<button id="native" data-native="copy">Copy</button>',
    '<a id="menu" role="button" href="/">Menu</a>',
    '<a id="link" href="#there">Link</a>',
    '<input id="field">',
  ].join('');
  heard = [];
  application = createTestedApplication();
  keepPresses(application);
  for (const type of ['click', 'keydown', 'input']) {
    document.body.addEventListener(type, listen);
  }
});

afterEach(() => {
  // Listeners of one test do nothing in the next.
  application.becomeReady();
  for (const type of ['click', 'keydown', 'input']) {
    document.body.removeEventListener(type, listen);
  }
});

function listen(event: Event): void {
  const { id } = event.target as HTMLElement;
  event.preventDefault();
  heard.push(event instanceof KeyboardEvent ? `${id} ${event.key}` : `${id} ${event.type}`);
}

const byId = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

describe('what is pressed before the application is there', () => {
  test('waits, says so, and is done once and in order', () => {
    byId('two').click();
    document.querySelector('b')?.click();
    expect(heard).toEqual([]);
    expect(application.isStarted()).toBe(true);
    expect(byId('one').getAttribute('aria-busy')).toBe('true');
    application.becomeReady();
    expect(heard).toEqual(['two click', 'one click']);
    expect(byId('one').hasAttribute('aria-busy')).toBe(false);
    byId('one').click();
    expect(heard).toHaveLength(3);
  });

  test('is not overtaken by what is pressed while it is being done', () => {
    byId('menu').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    byId('two').click();
    application.arrive();
    byId('one').click();
    expect(heard).toEqual([]);
    application.becomeReady();
    expect(heard).toEqual(['menu Enter', 'two click', 'one click']);
    byId('two').click();
    expect(heard).toHaveLength(4);
  });

  test('is pressed again after the page was loaded anew to try again', () => {
    const pressedBefore = [pathOf(byId('two')), [9, 9]];
    keepPresses({ ...application, pressedBefore });
    expect(byId('two').getAttribute('aria-busy')).toBe('true');
    application.becomeReady();
    expect(heard).toEqual(['two click']);
  });

  test('is left to itself where it needs no application', () => {
    byId('native').click();
    byId('link').click();
    expect(heard).toEqual(['native click', 'link click']);
    expect(application.isStarted()).toBe(false);
  });

  test('is done by what the framework has put in its place', () => {
    byId('two').click();
    byId('two').outerHTML = '<button id="other">Two</button>';
    application.becomeReady();
    expect(heard).toEqual(['other click']);
  });

  test('opens a menu by a key, too', () => {
    const press = (key: string): void => {
      byId('menu').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    press('Enter');
    press('Tab');
    expect(heard).toEqual(['menu Tab']);
    application.becomeReady();
    expect(heard).toEqual(['menu Tab', 'menu Enter']);
  });

  test('is typed again as a whole, for those who heard none of it', () => {
    const field = byId('field');
    for (const text of ['m', 'ma', 'map']) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    expect(field.getAttribute('aria-busy')).toBe('true');
    // As React does when it takes over.
    field.value = '';
    heard = [];
    application.becomeReady();
    expect(field.value).toBe('map');
    expect(heard).toEqual(['field input']);
    expect(field.hasAttribute('aria-busy')).toBe(false);
  });
});
