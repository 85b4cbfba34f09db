// Change: written anew; src/starter/ changes the colours, so that they change before the application
// is there, and the style sheet shows the icon and the name of the choice.
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ColorModeToggleProps {
  readonly className?: string;
  readonly buttonClassName?: string;
}

interface Choice {
  readonly className: string | undefined;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
}

export default function ColorModeToggle({
  className,
  buttonClassName,
}: ColorModeToggleProps): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-native="color-mode"
      >
        {choices().map(({ className: choice, Icon, name }) => (
          <span key={name} className={clsx(styles.choice, choice)} title={name}>
            <Icon aria-hidden />
            <span className={styles.label}>{label(name)}</span>
          </span>
        ))}
      </button>
    </div>
  );
}

/** All are rendered: only the style sheet knows before the first paint which one is chosen. */
function choices(): readonly Choice[] {
  return [
    {
      className: styles.system,
      Icon: IconSystemColorMode,
      name: translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'The name for the system color mode',
      }),
    },
    {
      className: styles.light,
      Icon: IconLightMode,
      name: translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      }),
    },
    {
      className: styles.dark,
      Icon: IconDarkMode,
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
