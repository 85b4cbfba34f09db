import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function BackgroundPage(): ReactNode {
  return <ToCategory name="background" />;
}
