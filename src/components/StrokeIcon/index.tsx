import type { ReactNode, SVGProps } from 'react';

export interface StrokeIconProps extends SVGProps<SVGSVGElement> {
  readonly path: string;
}

/** The icons of the theme are heavier than the words next to them. Without a label, it is decoration. */
export default function StrokeIcon({ path, ...props }: StrokeIconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      role="img"
      aria-hidden={props['aria-label'] === undefined}
      {...props}
    >
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth={2} d={path} />
    </svg>
  );
}
