import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/LeadOn/ToCategory';

export default function TutorialPage(): ReactNode {
  return <ToCategory name="tutorial" />;
}
