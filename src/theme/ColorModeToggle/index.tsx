// Change: written anew, with the order of modes in one table; without scripts there is no button.
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ColorMode } from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The choice of a reader; `null` follows the operating system. */
type ColorModeChoice = ColorMode | null;

export interface ColorModeToggleProps {
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly respectPrefersColorScheme: boolean;
  readonly value: ColorModeChoice;
  readonly onChange: (choice: ColorModeChoice) => void;
}

/** All three are rendered, since only the style sheet knows the choice before the first paint. */
const ICONS: readonly [string | undefined, ComponentType<SVGProps<SVGSVGElement>>][] = [
  [styles.system, IconSystemColorMode],
  [styles.light, IconLightMode],
  [styles.dark, IconDarkMode],
];

export default function ColorModeToggle(props: ColorModeToggleProps): ReactNode {
  const { className, buttonClassName, respectPrefersColorScheme, value, onChange } = props;
  const isBrowser = useIsBrowser();
  const mode = modeName(value);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!isBrowser}
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
            description: 'The ARIA label for the color mode toggle',
          },
          { mode },
        )}
        onClick={() => {
          onChange(nextChoice(value, respectPrefersColorScheme));
        }}
      >
        {ICONS.map(([modeClass, Icon]) => (
          <Icon key={modeClass} aria-hidden className={clsx(styles.icon, modeClass)} />
        ))}
      </button>
    </div>
  );
}

function nextChoice(choice: ColorModeChoice, respectsSystem: boolean): ColorModeChoice {
  if (!respectsSystem) {
    return choice === 'dark' ? 'light' : 'dark';
  }
  if (choice === null) {
    return 'light';
  }
  return choice === 'light' ? 'dark' : null;
}

function modeName(choice: ColorModeChoice): string {
  switch (choice) {
    case null:
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'The name for the system color mode',
      });
    case 'light':
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'The name for the light color mode',
      });
    case 'dark':
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'The name for the dark color mode',
      });
  }
}
