import * as Codec from '@tstd/core/Codec';
import { line } from '../inputs.js';

const order = Codec.object({
  article: Codec.minLength(Codec.string, 2),
  quantity: Codec.minimum(Codec.number, 1),
});

export const run = (): unknown => [order.decode(line).ok, order.decode({ article: 'lamp' }).ok];
