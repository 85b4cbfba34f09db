import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/LeadOn/ToCategory';

export default function PackagesPage(): ReactNode {
  return <ToCategory name="packages" />;
}
