/**
 * The longest time that `setTimeout` supports: a longer one overflows 32 bits and fires at once.
 */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Calls a function after a time of any length, and returns a function that stops the timer. */
export function startTimer(onEnd: () => void, milliseconds: number): () => void {
  let remaining = milliseconds;
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    const step = Math.min(remaining, MAX_TIMEOUT);
    remaining -= step;
    timer = setTimeout(remaining > 0 ? next : onEnd, step);
  };
  next();
  return () => {
    clearTimeout(timer);
  };
}
