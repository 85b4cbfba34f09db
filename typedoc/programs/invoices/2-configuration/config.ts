import { Codec, Int, type Result } from '@tstd/core';
import { Env, type EnvError } from '@tstd/env';
import { percentage } from './percentage.ts';

const variables = {
  SHOP_URL: Codec.pattern(Codec.string, /^https?:.*\/$/),
  SHOP_TOKEN: Codec.minLength(Codec.string, 8),
  TAX_RATE: percentage,
  DAYS_TO_PAY: Codec.maximum(Codec.minimum(Int.codec, 1), 90),
};

export type Settings = Env.EnvValues<typeof variables>;

export function readSettings(env: Env): Result<Settings, EnvError> {
  const defaults = { DAYS_TO_PAY: Int.of(14) };
  return Env.readAll(env, variables, { defaults });
}
