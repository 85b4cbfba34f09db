// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import CodeBlock from './index';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children, ...props }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const push = vi.fn<(path: string) => void>();

vi.mock('@docusaurus/router', () => ({ useHistory: () => ({ push }) }));

vi.mock('@docusaurus/Translate', () => ({
  translate: (
    { message }: { readonly message: string },
    { name }: { readonly name?: string } = {},
  ) => message.replace('{name}', String(name)),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HIGHLIGHTED = '<span class="hl-k">const</span> one = 1 &lt; 2;';

describe('CodeBlock', () => {
  test('shows highlighted code', () => {
    render(<CodeBlock html={HIGHLIGHTED} language="ts" />);
    expect(screen.getByText('const').className).toBe('hl-k');
  });

  test('shows code that was not highlighted as text', () => {
    render(<CodeBlock>{'<b>1</b>'}</CodeBlock>);
    expect(screen.getByText('<b>1</b>').tagName).toBe('CODE');
  });

  test('has its title as its name', () => {
    render(<CodeBlock html={HIGHLIGHTED} title="src/one.ts" />);
    expect(screen.getByRole('group', { name: 'src/one.ts' }).textContent).toBe(
      'const one = 1 < 2;',
    );
  });

  test('is named “Code” if it has no title', () => {
    render(<CodeBlock html={HIGHLIGHTED} />);
    expect(screen.getByRole('group', { name: 'Code' }).tagName).toBe('PRE');
  });

  test('is named “Signature” if it is one', () => {
    render(<CodeBlock html={HIGHLIGHTED} className="signature" />);
    expect(screen.getByRole('group', { name: 'Signature' }).tagName).toBe('PRE');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('includes the declared name in the name of a signature', () => {
    render(<CodeBlock html={HIGHLIGHTED} className="signature" name="one" />);
    expect(screen.getByRole('group', { name: 'Signature of one' }).tagName).toBe('PRE');
  });

  test('folds imports, with their links, above the code', async () => {
    render(<CodeBlock html="map();" imports='import <a href="/api/core#map">map</a>;' />);
    const folded = screen.getByRole('link', { hidden: true }).closest('details');
    expect(folded?.open).toBe(false);
    await userEvent.click(screen.getByText('import …'));
    expect(folded?.open).toBe(true);
    expect(folded?.parentElement?.textContent).toMatch(/^import …import map;map\(\);/);
  });

  test('follows a link in the code without reloading the site', async () => {
    const preload = vi.fn();
    vi.stubGlobal('docusaurus', { preload });
    render(<CodeBlock html='<a href="/api/core#map">map</a> <a href="#own">own</a>' />);
    await userEvent.click(screen.getByRole('link', { name: 'map' }));
    expect(preload).toHaveBeenCalledWith('/api/core');
    await userEvent.click(screen.getByRole('link', { name: 'own' }));
    expect(push.mock.calls).toEqual([['/api/core#map']]);
  });

  test('has a button that copies the code with its imports and confirms it', async () => {
    const user = userEvent.setup();
    render(<CodeBlock html={HIGHLIGHTED} imports="import;" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    expect(button.firstElementChild?.getAttribute('aria-live')).toBe('polite');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBe(button);
    expect(await navigator.clipboard.readText()).toMatch(/^import;./);
  });

  test('selects the code if there is no clipboard', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    render(<CodeBlock html={HIGHLIGHTED} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(String(getSelection())).toBe(document.querySelector('code')?.textContent);
  });
});
