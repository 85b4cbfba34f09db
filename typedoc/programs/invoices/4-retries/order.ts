import { Codec, Int } from '@tstd/core';

export const lineCodec = Codec.object({
  article: Codec.minLength(Codec.string, 1),
  quantity: Codec.minimum(Int.codec, 1),
});

const customerCodec = Codec.object({
  name: Codec.minLength(Codec.string, 1),
  email: Codec.option(Codec.string),
});

export const orderCodec = Codec.object({
  id: Codec.minLength(Codec.string, 1),
  customer: customerCodec,
  lines: Codec.minItems(Codec.array(lineCodec), 1),
});
export type Order = Codec.ValueOf<typeof orderCodec>;

export const pageCodec = Codec.object({
  items: Codec.array(orderCodec),
  next: Codec.option(Int.codec),
});
export type Page = Codec.ValueOf<typeof pageCodec>;
