import { checkArgument } from '@tstd/error';

/**
 * Runs a generator up to what it yields first, or to its end. What it yields ends it: its `finally` blocks are run, and nothing after them.
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
    // What a `finally` block yields must not keep the rest of it, and the blocks around it, from being run.
    // SAFETY: nobody reads what the generator returns from here on.
    last = generator.return(undefined as Returned);
  }
  return first;
}
