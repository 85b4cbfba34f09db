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
    description: 'Names the bar that shows the progress of loading a page',
  });
  // The theme's bar has an invalid role and no name.
  nprogress.configure({
    barSelector: '[role="progressbar"]',
    template: `<div class="bar" role="progressbar" aria-label="${label}"><div class="peg"></div></div>`,
  });
}

/**
 * If the reader follows a second link before the first has loaded, the theme loses the timer of the
 * first: its bar would start after the page is shown, and never end.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    window.setTimeout(() => nprogress.done(), THEME_DELAY_MILLISECONDS);
  },
};

export default clientModule;
