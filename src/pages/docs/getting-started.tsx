import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function GettingStartedPage(): ReactNode {
  return <ToCategory name="getting-started" />;
}
