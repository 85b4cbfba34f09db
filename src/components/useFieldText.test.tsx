// @vitest-environment jsdom
import { type ReactNode, act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFieldText } from './useFieldText';

function Field(): ReactNode {
  const { ref, text, onInput } = useFieldText();
  return (
    <>
      <input ref={ref} onInput={onInput} />
      <output>{text}</output>
    </>
  );
}

test('useFieldText() keeps and reads text that was typed before hydration', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Field />);
  Object.assign(page.querySelector('input') ?? {}, { value: 'euro' });
  await act(() => hydrateRoot(page, <Field />));
  expect(page.querySelector('input')?.value).toBe('euro');
  expect(page.querySelector('output')?.textContent).toBe('euro');
});
