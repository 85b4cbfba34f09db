// The toggle is enabled in the HTML, so that `src/starter/` can replay the first press. Only the browser
// knows the reader's choice, so the stylesheet shows its icon and name.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import StrokeIcon from '@site/src/components/StrokeIcon';
import type { Props } from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Choice {
  readonly className: string | undefined;
  /** The path of its icon. */
  readonly path: string;
  readonly name: string;
}

export default function ColorModeToggle({ className, value, onChange }: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        onClick={() => {
          onChange(value === null ? 'light' : value === 'light' ? 'dark' : null);
        }}
      >
        {choices().map(({ className: choice, path, name }) => (
          <span key={name} className={clsx(styles.choice, choice)} title={name}>
            <StrokeIcon path={path} aria-label={label(name)} />
          </span>
        ))}
      </button>
    </div>
  );
}

/** Renders all choices: before the first paint, only the stylesheet knows which one is chosen. */
function choices(): readonly Choice[] {
  return [
    {
      className: styles.system,
      path: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zm0 0v18m3-17v16m3-14v12',
      name: translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'The name for the system color mode',
      }),
    },
    {
      className: styles.light,
      path: 'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12l2 2M4 20l2-2M18 6l2-2',
      name: translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      }),
    },
    {
      className: styles.dark,
      path: 'M20 15A9 9 0 1 1 9 4a7 7 0 0 0 11 11z',
      name: translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      }),
    },
  ];
}

function label(mode: string): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'The ARIA label for the color mode toggle',
    },
    { mode },
  );
}
