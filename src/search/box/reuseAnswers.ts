import type { Answer } from '../answer';

/**
 * Puts what was found before in the place of what is the same, so that it need not be drawn anew:
 * with a letter more, most of what is found stays.
 */
export function reuseAnswers(
  before: readonly Answer[],
  after: readonly Answer[],
): readonly Answer[] {
  const known = new Map(before.map((answer) => [answer.path, answer]));
  return after.map((answer) => {
    const same = known.get(answer.path);
    return same !== undefined && isSame(same, answer) ? same : answer;
  });
}

/** Answers are made in one way, each with its properties in the same order. */
function isSame(left: Answer, right: Answer): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
