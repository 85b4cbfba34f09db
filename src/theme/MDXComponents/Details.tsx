// Change: the element itself, which opens by itself for a link to what it hides.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Details.module.css';

export default function MDXDetails({ className, ...props }: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx(styles.details, className)} />;
}
