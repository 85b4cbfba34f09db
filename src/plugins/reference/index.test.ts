import type { LoadContext } from '@docusaurus/types';
import typedoc from 'docusaurus-plugin-typedoc';
import { beforeEach, expect, test, vi } from 'vitest';
import reference from '.';

vi.mock('docusaurus-plugin-typedoc', () => ({ default: vi.fn() }));

const context = { i18n: { currentLocale: 'fr' } } as LoadContext;
const plugin = () => reference(context, { readOptions: () => ({ out: 'pages' }) });

beforeEach(() => {
  vi.mocked(typedoc)
    .mockReset()
    .mockResolvedValue({ name: 'typedoc', extendCli: () => undefined });
});

test('runs TypeDoc only after a change', async () => {
  const { loadContent } = plugin();
  await loadContent?.();
  expect(typedoc).not.toHaveBeenCalled();
  await loadContent?.();
  expect(typedoc).toHaveBeenCalledExactlyOnceWith(context, { out: 'pages' });
});

test('runs TypeDoc once more after changes during a run', async () => {
  const { loadContent } = plugin();
  await loadContent?.();
  await Promise.all([loadContent?.(), loadContent?.(), loadContent?.()]);
  expect(typedoc).toHaveBeenCalledTimes(2);
});

test('prints an error in a comment and continues', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(typedoc).mockRejectedValue(new Error('No such link'));
  const { loadContent } = plugin();
  await loadContent?.();
  await loadContent?.();
  expect(error).toHaveBeenCalledWith('No such link');
});
