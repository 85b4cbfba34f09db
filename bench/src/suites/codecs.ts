import { Codec, Int } from '@tstd/core';
import * as v from 'valibot';
import { z } from 'zod';
import { type Suite, BATCH, batch } from '../suite.js';

const own = Codec.object({
  id: Int.codec,
  name: Codec.string,
  plan: Codec.union([Codec.constant('free'), Codec.constant('team')]),
  address: Codec.object({
    street: Codec.string,
    city: Codec.string,
    point: Codec.tuple([Codec.number, Codec.number]),
  }),
  tags: Codec.array(Codec.string),
  items: Codec.array(
    Codec.object({ title: Codec.string, price: Codec.number, sold: Codec.boolean }),
  ),
});

const createZod = () =>
  z.object({
    id: z.int(),
    name: z.string(),
    plan: z.union([z.literal('free'), z.literal('team')]),
    address: z.object({
      street: z.string(),
      city: z.string(),
      point: z.tuple([z.number(), z.number()]),
    }),
    tags: z.array(z.string()),
    items: z.array(z.object({ title: z.string(), price: z.number(), sold: z.boolean() })),
  });

const zod = createZod();
// By default Zod compiles schemas at run time, which a content security policy may forbid. A schema
// keeps the setting that it was created with.
z.config({ jitless: true });
const zodWithoutEval = createZod();
z.config({ jitless: false });

const valibot = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  plan: v.union([v.literal('free'), v.literal('team')]),
  address: v.object({
    street: v.string(),
    city: v.string(),
    point: v.strictTuple([v.number(), v.number()]),
  }),
  tags: v.array(v.string()),
  items: v.array(v.object({ title: v.string(), price: v.number(), sold: v.boolean() })),
});

const inputOf = (price: unknown): unknown => ({
  id: 42,
  name: 'Ada',
  plan: 'team',
  address: { street: 'Rue du Bac', city: 'Paris', point: [48.85, 2.32] },
  tags: ['a', 'b', 'c'],
  items: [1, 2, 3, 4].map((index) => ({
    title: `Item ${String(index)}`,
    price: index === 4 ? price : index,
    sold: index % 2 === 0,
  })),
});

const decode = (name: string, inputs: readonly unknown[]): Suite => ({
  name,
  operations: BATCH,
  implementations: {
    own: batch((index) => (own.decode(inputs[index % inputs.length]).ok ? 1 : 0)),
    zod: batch((index) => (zod.safeParse(inputs[index % inputs.length]).success ? 1 : 0)),
    'zod, no eval': batch((index) =>
      zodWithoutEval.safeParse(inputs[index % inputs.length]).success ? 1 : 0,
    ),
    valibot: batch((index) =>
      v.safeParse(valibot, inputs[index % inputs.length]).success ? 1 : 0,
    ),
    // A common setting: stop at the first error, like `Codec.failFast`.
    'valibot, abort early': batch((index) =>
      v.safeParse(valibot, inputs[index % inputs.length], { abortEarly: true }).success ? 1 : 0,
    ),
  },
});

const valid = Array.from({ length: 10 }, (_, index) => inputOf(index));
const invalid = Array.from({ length: 10 }, (_, index) => inputOf(String(index)));

export const suites: readonly Suite[] = [
  decode('Codec: decode a nested object', valid),
  decode('Codec: refuse a nested object', invalid),
];
