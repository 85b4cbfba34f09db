// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Heading from './index';

const collectAnchor = vi.hoisted(() => vi.fn());

vi.mock('@docusaurus/Translate', () => ({
  translate: (
    { message }: { readonly message: string },
    { heading }: { readonly heading: string },
  ) => message.replace('{heading}', heading),
}));
vi.mock('@docusaurus/theme-common', () => ({ useAnchorTargetClassName: () => 'target' }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor }) }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children, ...props }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('Heading', () => {
  test('has a link to itself with a name, and no tooltip that repeats it', () => {
    render(
      <Heading as="h3" id="map" className="own">
        map()
      </Heading>,
    );
    const link = screen.getByRole('link', { name: 'Direct link to map()' });
    expect(link.getAttribute('href')).toBe('#map');
    expect(link.hasAttribute('title')).toBe(false);
    const heading = screen.getByRole('heading', { level: 3 });
    expect(heading.id).toBe('map');
    expect(heading.className).toBe('anchor target own');
    expect(collectAnchor).toHaveBeenCalledWith('map');
  });

  test('names its link by all of its words', () => {
    render(
      <Heading as="h2" id="why">
        Why <code>map</code>
      </Heading>,
    );
    expect(screen.getByRole('link', { name: 'Direct link to Why map' })).toBeTruthy();
  });

  test('names its link by its id when it holds no words', () => {
    render(
      <Heading as="h2" id="why">
        <img alt="" />
      </Heading>,
    );
    expect(screen.getByRole('link', { name: 'Direct link to why' })).toBeTruthy();
  });

  test.each(['h1', 'h5', 'h6'] as const)('has an anchor and no link as %s', (level) => {
    render(
      <Heading as={level} id="returns" className="own">
        Returns
      </Heading>,
    );
    expect(screen.getByRole('heading').outerHTML).toBe(
      `<${level} class="target own" id="returns">Returns</${level}>`,
    );
    expect(collectAnchor).toHaveBeenCalledWith('returns');
  });

  test('has no link without an id', () => {
    render(<Heading as="h2">Plain</Heading>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(collectAnchor).not.toHaveBeenCalled();
  });
});
