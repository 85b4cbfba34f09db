import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../src/config/site';
import { type Answer, answer } from '../server/site';
import { withBase } from './test';

/** Whether a path below the site's base is answered with a file, and not from somewhere else. */
export function isServed(path: string): boolean {
  return answerOf(path).status === 200;
}

/** Reads what a path below the site's base is answered with. */
export function readServed(path: string): string {
  const found = answerOf(path);
  if (found.status !== 200) {
    throw new Error(`"${path}" answers ${found.status}`);
  }
  return readFileSync(found.file, 'utf8');
}

function answerOf(path: string): Answer {
  return answer(withBase(path), { folder: join(process.cwd(), 'build'), base: SITE.baseUrl });
}
