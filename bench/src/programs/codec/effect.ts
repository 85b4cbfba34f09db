import * as Result from 'effect/Result';
import * as Schema from 'effect/Schema';
import { line } from '../inputs.js';

const order = Schema.Struct({
  article: Schema.String.check(Schema.isMinLength(2)),
  quantity: Schema.Number.check(Schema.isGreaterThanOrEqualTo(1)),
});
const decode = Schema.decodeUnknownResult(order);

export const run = (): unknown => [
  Result.isSuccess(decode(line)),
  Result.isSuccess(decode({ article: 'lamp' })),
];
