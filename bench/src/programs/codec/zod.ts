import * as z from 'zod';
import { line } from '../inputs.js';

const order = z.object({ article: z.string().min(2), quantity: z.number().min(1) });

export const run = (): unknown => [
  order.safeParse(line).success,
  order.safeParse({ article: 'lamp' }).success,
];
