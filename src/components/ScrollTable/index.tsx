import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import ScrollBox from '@site/src/components/ScrollBox';
import styles from './styles.module.css';

/** In a box, because a table that scrolls by itself cannot be reached by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
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
