import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function TutorialPage(): ReactNode {
  return <ToCategory name="tutorial" />;
}
