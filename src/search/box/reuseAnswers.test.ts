import { expect, test } from 'vitest';
import type { Answer } from '../answer';
import { reuseAnswers } from './reuseAnswers';

function answer(path: string, match: string): Answer {
  return { path, title: [{ text: match, isMatch: true }], kind: 'function', package: 'core' };
}

test('what is the same is what it was, wherever it stands', () => {
  const before = [answer('/a', 'ma'), answer('/b', 'ma'), answer('/c', 'ma')];
  const after = [answer('/c', 'ma'), answer('/b', 'map'), answer('/d', 'ma')];
  const reused = reuseAnswers(before, after);
  expect(reused).toStrictEqual(after);
  expect(reused.map((each) => before.indexOf(each))).toStrictEqual([2, -1, -1]);
});
