import nprogress from 'nprogress';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';

/** The delay of the theme before it shows its bar. */
const THEME_DELAY_MILLISECONDS = 200;

if (ExecutionEnvironment.canUseDOM) {
  const label = translate({
    id: 'progressBar.label',
    message: 'Loading the page',
    description: 'Names the bar that shows how far the next page is',
  });
  // The theme's bar has a role that does not exist, and no name.
  nprogress.configure({
    barSelector: '[role="progressbar"]',
    template: `<div class="bar" role="progressbar" aria-label="${label}"><div class="peg"></div></div>`,
  });
}

/**
 * The theme loses the timer of a first link when a second one is followed before it has loaded: its
 * bar would start after the page was shown, and never end.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    window.setTimeout(() => nprogress.done(), THEME_DELAY_MILLISECONDS);
  },
};

export default clientModule;
