// Change: a globe of few strokes, because every page carries it.
import type { ReactNode } from 'react';
import StrokeIcon from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/Icon/Language';

const PATH = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18';

export default function IconLanguage(props: Props): ReactNode {
  return <StrokeIcon {...props} path={PATH} />;
}
