import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/LeadOn/ToCategory';

export default function RecipesPage(): ReactNode {
  return <ToCategory name="recipes" />;
}
