import type { Page } from '@playwright/test';
import { type Figure, formatFigures } from '../../typedoc/search/src/bench/figures';
import { KINDS } from '../support/kinds';
import { type OpenSite, type Reader, inSite, openSite } from './openSite';

/*
 * Measures the first press of each control on a page that nothing has started, with the main thread
 * at a quarter of its speed:
 *
 *   npm run build && npm run bench:presses
 *
 * for those who were never here and for those whose browser has kept all files, on a fast line and on
 * slow 4G: when the next picture comes, as Interaction to Next Paint counts it, and when what was
 * pressed is done.
 */

const QUARTER = 4;
const VISITS = 5;
const NEXT_PICTURE = { share: 0.5, milliseconds: 200 };

/** No press is reported that took less. */
const SHORTEST_MILLISECONDS = 16;
const REPORT_MILLISECONDS = 3000;

interface Control {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** What is pressed: a key, or the first such element that is shown. */
  readonly key?: string;
  readonly selector?: string;
  /** Finds an element when that is done. */
  readonly done: string;
}

const SEARCH = { key: '/', done: 'dialog[open] input:focus' };

/** The navbar on a phone, where it has a menu. */
const PHONE_WIDTH = 390;

const CONTROLS: readonly Control[] = [
  { name: 'search', path: KINDS.guide, ...SEARCH },
  // Where all that concerns the whole page takes longest.
  { name: 'search on the longest page', path: 'api/collection/namespace/Array', ...SEARCH },
  {
    name: 'menu of a phone',
    path: KINDS.guide,
    width: PHONE_WIDTH,
    selector: '.navbar__toggle',
    done: '.navbar-sidebar--show',
  },
  {
    name: 'colour mode',
    path: KINDS.guide,
    selector: '[data-native=color-mode]',
    done: '[data-theme-choice=light]',
  },
  {
    name: 'copy',
    path: KINDS.guide,
    selector: '.markdown [data-native=copy]',
    done: '[data-copied]',
  },
  {
    name: 'tab',
    path: KINDS.importStyle,
    selector: '[role=tab]:nth-child(2)',
    done: '[role=tab]:nth-child(2)[aria-selected=true]',
  },
  {
    name: 'category of the sidebar',
    path: KINDS.introduction,
    selector: '.menu__caret[aria-label*=Tutorial]',
    done: '.menu__caret[aria-label*=Tutorial][aria-expanded=true]',
  },
];

interface Pressed {
  readonly picture: number;
  readonly done: number;
}

async function main(): Promise<void> {
  const readers: readonly (readonly [name: string, reader: Reader])[] = [
    ['Fast line', {}],
    ['Slow 4G', { isOnSlowLine: true }],
  ];
  for (const [name, reader] of readers) {
    await inSite(await openSite({ ...reader, slowdown: QUARTER }), async (site) => {
      for (const isWarm of [false, true]) {
        const figures: Figure[] = [];
        for (const control of CONTROLS) {
          figures.push(...(await measure(site, control, isWarm)));
        }
        const title = `${name}, ${isWarm ? 'all files kept' : 'first visit'}`;
        console.log(`${formatFigures(title, figures)}\n`);
      }
    });
  }
}

async function measure(
  site: OpenSite,
  control: Control,
  isWarm: boolean,
): Promise<readonly Figure[]> {
  const presses: Pressed[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await site.openPage(control.path, { width: control.width, isWarm });
    await page.context().grantPermissions(['clipboard-write']);
    presses.push(await press(page, control));
    await page.context().close();
  }
  return [
    {
      label: `${control.name}: the next picture`,
      times: presses.map(({ picture }) => picture),
      target: NEXT_PICTURE,
    },
    // The browser tells nothing of a press that it answered at once.
    {
      label: `${control.name}: done`,
      times: presses.map(({ done }) => done).filter(Number.isFinite),
    },
  ];
}

/** Presses as a hand does, at once: without resting on the control, and without waiting for it. */
async function press(page: Page, { key, selector, done }: Control): Promise<Pressed> {
  const place =
    selector === undefined
      ? null
      : await page.locator(selector).filter({ visible: true }).first().boundingBox();
  const pressed = page.evaluate(record, {
    done,
    shortest: SHORTEST_MILLISECONDS,
    report: REPORT_MILLISECONDS,
  });
  if (place === null) {
    await page.keyboard.press(String(key));
  } else {
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  }
  return pressed;
}

/** Waits in the page for the effect of a press, and for what the browser reports of it. */
async function record({
  done,
  shortest,
  report,
}: {
  readonly done: string;
  readonly shortest: number;
  readonly report: number;
}): Promise<Pressed> {
  let pressed = Infinity;
  let picture = shortest;
  // TypeScript's library does not know the threshold of Event Timing.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
  };
  // It sees the first press, also where the site keeps the event to itself.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) {
        pressed = Math.min(pressed, entry.startTime);
        picture = Math.max(picture, entry.duration);
      }
    }
  }).observe(options);
  const time = await new Promise<number>((resolve) => {
    const timer = setInterval(() => {
      if (document.querySelector(done) !== null) {
        clearInterval(timer);
        resolve(performance.now());
      }
    });
  });
  await new Promise((resolve) => {
    setTimeout(resolve, report);
  });
  return { picture, done: time - pressed };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
