import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function ProjectPage(): ReactNode {
  return <ToCategory name="project" />;
}
