import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Says that the tests proved an example, and leads to what that means. */
export default function TestedMark(): ReactNode {
  const label = translate({
    id: 'CodeBlock.tested',
    message: 'Runs in the tests',
    description: 'Marks an example that the tests have run; leads to what that means',
  });
  return (
    <Link
      className={clsx(styles.tested)}
      to="/docs/getting-started/Introduction#tested"
      aria-label={label}
      title={label}
    >
      ✓
    </Link>
  );
}
