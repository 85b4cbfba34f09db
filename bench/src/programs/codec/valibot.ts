import * as v from 'valibot';
import { line } from '../inputs.js';

const order = v.object({
  article: v.pipe(v.string(), v.minLength(2)),
  quantity: v.pipe(v.number(), v.minValue(1)),
});

export const run = (): unknown => [
  v.safeParse(order, line).success,
  v.safeParse(order, { article: 'lamp' }).success,
];
