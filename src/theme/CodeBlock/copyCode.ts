import { translate } from '@docusaurus/Translate';

/** How long a button says that it has copied. */
export const COPIED_MILLISECONDS = 2000;

export function copyLabel(): string {
  return translate({
    id: 'CodeBlock.copy',
    message: 'Copy',
    description: 'Label of the copy button of a code block',
  });
}

export function copiedLabel(): string {
  return translate({
    id: 'CodeBlock.copied',
    message: 'Copied',
    description: 'Label of the copy button after copying',
  });
}

/** Copies the text of an element, or selects it where that is not allowed; tells which. */
export async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // There is no clipboard without HTTPS, or it is forbidden: leave the last step to the reader.
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
