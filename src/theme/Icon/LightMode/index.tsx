// Change: a sun of few strokes, because every page carries it.
import type { ReactNode } from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/LightMode';

const PATH =
  'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12l2 2M4 20l2-2M18 6l2-2';

export default function IconLightMode(props: Props): ReactNode {
  return <StrokeIcon {...props} path={PATH} />;
}
