// Change: a moon of few strokes, because every page carries it.
import type { ReactNode } from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/DarkMode';

const PATH = 'M20 15A9 9 0 1 1 9 4a7 7 0 0 0 11 11z';

export default function IconDarkMode(props: Props): ReactNode {
  return <StrokeIcon {...props} path={PATH} />;
}
