import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function ComingFromPage(): ReactNode {
  return <ToCategory name="coming-from" />;
}
