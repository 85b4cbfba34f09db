import * as z from 'zod/mini';
import { line } from '../inputs.js';

const order = z.object({
  article: z.string().check(z.minLength(2)),
  quantity: z.number().check(z.minimum(1)),
});

export const run = (): unknown => [
  order.safeParse(line).success,
  order.safeParse({ article: 'lamp' }).success,
];
