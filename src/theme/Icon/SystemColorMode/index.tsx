// Change: a half circle of few strokes, because every page carries it.
import type { ReactNode } from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/SystemColorMode';

const PATH = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zm0 0v18m3-17v16m3-14v12';

export default function IconSystemColorMode(props: Props): ReactNode {
  return <StrokeIcon {...props} path={PATH} />;
}
