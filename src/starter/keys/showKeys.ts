import { KEYS_OFF, areKeysOff } from '../singleKey';
import type { KeyGroup, KeyTexts } from './texts';

const TITLE_ID = 'keys-title';

/** Opens the list of all keys of the site, where single keys can be turned off. */
export function showKeys(texts: KeyTexts): void {
  if (document.querySelector('dialog[open]') !== null) {
    return;
  }
  const dialog = element('dialog', { className: 'keys' }, [
    element('h2', { id: TITLE_ID }, [texts.title]),
    ...texts.groups.flatMap(listGroup),
    createSwitch(texts),
    element('p', {}, [texts.singleNote]),
  ]);
  // The application has nothing to do with it.
  dialog.dataset['native'] = '';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const close = element(
    'button',
    { type: 'button', className: 'button button--secondary button--sm' },
    [texts.close],
  );
  dialog.append(close);
  dialog.addEventListener('click', ({ target }) => {
    // The area around the list belongs to the dialog.
    if (target === dialog || target === close) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function listGroup({ title, keys }: KeyGroup): readonly Node[] {
  const rows = keys.map(([names, text]) =>
    element('div', {}, [
      element(
        'dt',
        {},
        names.map((name) => element('kbd', {}, [name])),
      ),
      element('dd', {}, [text]),
    ]),
  );
  return [element('h3', {}, [title]), element('dl', {}, rows)];
}

function createSwitch({ single }: KeyTexts): HTMLElement {
  const box = element('input', { type: 'checkbox', checked: !areKeysOff() });
  box.addEventListener('change', () => {
    setKeysOff(!box.checked);
  });
  return element('label', {}, [box, single]);
}

function setKeysOff(areOff: boolean): void {
  if (areOff) {
    Object.assign(window, { [KEYS_OFF]: true });
  } else {
    Reflect.deleteProperty(window, KEYS_OFF);
  }
  try {
    if (areOff) {
      localStorage.setItem(KEYS_OFF, '1');
    } else {
      localStorage.removeItem(KEYS_OFF);
    }
  } catch {
    // It holds until the page is left.
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  children: readonly (string | Node)[] = [],
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}
