import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', meetName);
  document.addEventListener('focusin', meetName);
}

/** Every page loads this; what shows cards is loaded for the first name that is met. */
function meetName(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('pre a');
  // A finger follows a link, and a click that focuses one does so too.
  const isMeant =
    event.type === 'focusin'
      ? link?.matches(':focus-visible')
      : (event as PointerEvent).pointerType !== 'touch';
  if (link !== null && isMeant === true) {
    import(/* webpackChunkName: "symbol-card" */ './meeting').then(
      ({ meet }) => {
        meet(link, event.type === 'focusin' ? 'focus' : 'pointer');
      },
      // Where it cannot be loaded, the link is there without it.
      () => undefined,
    );
  }
}
