// Change: new; the theme lets the table itself scroll, which the keyboard does not reach.
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './Table.module.css';

export default function MDXTable(props: ComponentProps<'table'>): ReactNode {
  const label = translate({
    id: 'table.label',
    message: 'Table',
    description: 'Names a table that can be scrolled sideways',
  });
  return (
    <ScrollBox label={label} className={styles.box}>
      <table {...props} />
    </ScrollBox>
  );
}
