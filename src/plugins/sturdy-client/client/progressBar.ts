import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';
import './progressBar.css';

const DELAY_MILLISECONDS = 200;
const MINIMUM = 0.08;
/** As long as --ifm-transition-fast. */
const SPEED_MILLISECONDS = 200;
const TRICKLE = 0.02;
const TRICKLE_MILLISECONDS = 800;
/** The bar comes no nearer to its end while the page is still on its way. */
const MAXIMUM = 0.994;

let progress = 0;
let bar: HTMLElement | undefined;
let delay: number | undefined;
let trickle: number | undefined;

/**
 * Shows a thin bar while the next page loads, if that takes long.
 *
 * The theme's bar forgets its timer when a second link is followed before the first has loaded,
 * and then never ends; and it has a role that does not exist.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) {
      clearTimeout(delay);
      delay = window.setTimeout(start, DELAY_MILLISECONDS);
    }
  },
  onRouteDidUpdate() {
    clearTimeout(delay);
    finish();
  },
};

export default clientModule;

function start(): void {
  if (bar === undefined) {
    bar = createBar();
    document.body.append(bar);
    show(MINIMUM);
    trickle = window.setInterval(() => {
      show(Math.min(progress + TRICKLE, MAXIMUM));
    }, TRICKLE_MILLISECONDS);
  }
}

function finish(): void {
  const ended = bar;
  if (ended !== undefined) {
    clearInterval(trickle);
    show(1);
    bar = undefined;
    setTimeout(() => {
      ended.style.opacity = '0';
      setTimeout(() => {
        ended.remove();
      }, SPEED_MILLISECONDS);
    }, SPEED_MILLISECONDS);
  }
}

function show(value: number): void {
  // To the thousandth, without the noise of binary fractions.
  progress = Math.round(value * 1000) / 1000;
  if (bar !== undefined) {
    bar.style.transform = `scaleX(${progress})`;
    bar.ariaValueNow = String(Math.round(value * 100));
  }
}

function createBar(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'nprogress';
  element.role = 'progressbar';
  element.ariaLabel = translate({
    id: 'progressBar.label',
    message: 'Loading the page',
    description: 'Names the bar that shows how far the next page is',
  });
  return element;
}
