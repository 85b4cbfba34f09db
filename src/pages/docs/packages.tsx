import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function PackagesPage(): ReactNode {
  return <ToCategory name="packages" />;
}
