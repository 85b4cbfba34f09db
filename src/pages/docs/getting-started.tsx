import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/LeadOn/ToCategory';

export default function GettingStartedPage(): ReactNode {
  return <ToCategory name="getting-started" />;
}
