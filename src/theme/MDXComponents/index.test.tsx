// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import MDXComponents from './index';

const { pre: Pre } = MDXComponents;

afterEach(cleanup);

describe('MDXComponents', () => {
  test('shows the HTML of a signature, without a button to copy it', () => {
    renderInSite(<Pre className="signature" html='<span class="hl-k">type</span> A' name="A" />);
    expect(screen.getByRole('group', { name: 'Signature of A' }).textContent).toBe('type A');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
