import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Line } from '../SearchResults/answerLines';
import { LineLink } from '../SearchResults/LineLink';
import styles from './styles.module.css';

/** A link of the list, so that it can be opened in another tab too, or a query to ask. */
export interface Choice extends Line {
  readonly query?: string;
}

/** Choices that belong together. */
export interface ChoiceGroup {
  readonly label: string;
  /** Whether the label stands above the choices. */
  readonly isLabelShown: boolean;
  readonly choices: readonly Choice[];
}

export interface OptionListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  /** Whether other answers may come. */
  readonly isPending: boolean;
  /** The path of the choice that the keys of the field have reached. */
  readonly active: string | undefined;
  /** The page that is being loaded. */
  readonly loading: string | undefined;
  readonly onPoint: (path: string) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Returns the id of the element of a choice. */
export function optionId(listId: string, path: string): string {
  return `${listId}-${encodeURIComponent(path)}`;
}

/** The list of choices. The focus stays in the field, whose keys move through the list. */
export function OptionList({
  id: listId,
  groups,
  isPending,
  ...props
}: OptionListProps): ReactNode {
  const { active, loading, onPoint, onChoose } = props;
  const toOption = (choice: Choice): ReactNode => {
    const id = optionId(listId, choice.path);
    return (
      <LineLink
        key={id}
        line={choice}
        loading={loading}
        onChoose={() => {
          onChoose(choice);
        }}
        id={id}
        aboutId={`${id}-about`}
        role="option"
        aria-selected={choice.path === active}
        aria-label={choice.name}
        aria-describedby={choice.about === undefined ? undefined : `${id}-about`}
        tabIndex={-1}
        className={clsx(styles.option, choice.isPart && styles.part)}
        onPointerMove={() => {
          onPoint(choice.path);
        }}
      />
    );
  };
  return (
    <div
      id={listId}
      role="listbox"
      className={styles.list}
      aria-busy={isPending}
      aria-label={translate({ id: 'SearchBox.list', message: 'Results' })}
    >
      {groups.map(({ label, isLabelShown, choices }) =>
        choices.length === 1 && !isLabelShown ? (
          choices.map(toOption)
        ) : (
          <div key={choices[0]?.path} role="group" aria-label={label}>
            {isLabelShown && (
              <div className={styles.heading} aria-hidden="true">
                {label}
              </div>
            )}
            {choices.map(toOption)}
          </div>
        ),
      )}
    </div>
  );
}
