import { checkArgument } from '@tstd/error';

/**
 * Runs a generator until it yields a value or returns. After the first yield, only its `finally` blocks still run.
 */
export function firstStep<Yielded, Returned>(
  body: () => Generator<Yielded, Returned>,
): IteratorResult<Yielded, Returned> {
  const generator = body();
  checkArgument(
    typeof (generator as { readonly next?: unknown } | null | undefined)?.next === 'function',
    'body',
    'a generator function',
    body,
  );
  const first = generator.next();
  let last = first;
  while (last.done !== true) {
    // A `yield` in a `finally` block must not prevent the rest of that block, and the blocks around it, from running.
    // SAFETY: the return value of the generator is not read any more.
    last = generator.return(undefined as Returned);
  }
  return first;
}
