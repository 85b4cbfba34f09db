import type { ReactNode } from 'react';

/** The properties of every drawing, in the language of its page. */
export interface DrawingTexts {
  readonly title: string;
  /** The description for those who do not see the drawing; it stands for it in Markdown. */
  readonly description: string;
}

export interface DrawingProps extends DrawingTexts {
  /** Begins the ids of its title and description. */
  readonly id: string;
  readonly width?: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The width of a page's text on a phone; letters keep their size there. */
export const PHONE_WIDTH = 358;

/** By how much a drawing grows where there is room. */
const GROWTH = 1.35;

/**
 * The frame of a drawing: an image with a title and a description.
 *
 * It brings no style, which every page of the site would load: lines and letters have the colour of
 * the text, or another one through `color`, so that a forced palette and paper change them too.
 */
export default function Drawing(props: DrawingProps): ReactNode {
  const { id, title, description, width = PHONE_WIDTH, height, children } = props;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={12}
      fill="currentColor"
      style={{
        display: 'block',
        width: '100%',
        maxWidth: width * GROWTH,
        marginBottom: 'var(--ifm-leading)',
        forcedColorAdjust: 'auto',
      }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

/** The font of names in code. */
export const MONOSPACE = 'var(--ifm-font-family-monospace)';

/** The colour of what a drawing is about; axes and what is beside it have the other one. */
export const ACCENT = 'var(--ifm-color-primary)';
export const QUIET = 'var(--ifm-color-content-secondary)';
