import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { isPlainClick } from '../../dom/isPlainClick';
import styles from './styles.module.css';

/** An option of the list: a link, so that it can be opened in another tab too. */
export interface Option {
  /** Where it leads, and its key. */
  readonly href: string;
  /** Its accessible name. */
  readonly name: string;
  readonly content: ReactNode;
  /** Its description. */
  readonly about?: ReactNode;
}

/** Options that belong together. */
export interface OptionGroup {
  readonly label: string;
  /** Whether the label stands above the options. */
  readonly isLabelShown: boolean;
  readonly options: readonly Option[];
}

export interface OptionListProps {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Whether other answers may come. */
  readonly isPending: boolean;
  /** The option that the keys of the field have reached. */
  readonly active: string | undefined;
  /** The option that was chosen, while its page is being loaded. */
  readonly loading: string | undefined;
  readonly onPoint: (href: string) => void;
  readonly onChoose: (href: string) => void;
}

/** Returns the id of the element of an option. */
export function optionId(listId: string, href: string): string {
  return `${listId}-${encodeURIComponent(href)}`;
}

/** The list of options. The focus stays in the field, whose keys move through the list. */
export function OptionList({ id, groups, isPending, ...props }: OptionListProps): ReactNode {
  return (
    <div
      id={id}
      role="listbox"
      className={styles.list}
      aria-busy={isPending}
      aria-label={translate({
        id: 'SearchBox.list',
        message: 'Results',
        description: 'Names the list of what is found',
      })}
    >
      {groups.map(({ label, isLabelShown, options }) => {
        const links = options.map((option, index) => (
          <OptionLink
            key={option.href}
            id={optionId(id, option.href)}
            option={option}
            isPart={index > 0 && !isLabelShown}
            {...props}
          />
        ));
        return options.length === 1 && !isLabelShown ? (
          links
        ) : (
          <div key={options[0]?.href} role="group" aria-label={label}>
            {isLabelShown && (
              <div className={styles.heading} aria-hidden="true">
                {label}
              </div>
            )}
            {links}
          </div>
        );
      })}
    </div>
  );
}

interface OptionLinkProps extends Pick<
  OptionListProps,
  'active' | 'loading' | 'onPoint' | 'onChoose'
> {
  readonly id: string;
  readonly option: Option;
  /** Whether it belongs to the option before it. */
  readonly isPart: boolean;
}

function OptionLink({
  id,
  option: { href, name, content, about },
  isPart,
  active,
  loading,
  onPoint,
  onChoose,
}: OptionLinkProps): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={href === active}
      aria-busy={href === loading}
      aria-label={name}
      aria-describedby={about === undefined ? undefined : `${id}-about`}
      tabIndex={-1}
      className={clsx(styles.option, isPart && styles.part)}
      href={href}
      onPointerMove={() => {
        onPoint(href);
      }}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(href);
        }
      }}
    >
      {content}
      {about !== undefined && (
        <span id={`${id}-about`} className={styles.about}>
          {about}
        </span>
      )}
    </a>
  );
}
