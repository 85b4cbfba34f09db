import type { ReactNode } from 'react';
import ToCategory from '@site/src/components/RedirectPage/ToCategory';

export default function RecipesPage(): ReactNode {
  return <ToCategory name="recipes" />;
}
