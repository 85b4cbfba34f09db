import { Env } from '@tstd/env';
import { readSettings } from './config.ts';

const result = readSettings(Env.current());
if (result.ok) {
  const { SHOP_URL, DAYS_TO_PAY } = result.value;
  console.log(`${SHOP_URL}, to pay within ${DAYS_TO_PAY} days`);
} else {
  console.log(result.error.message);
}
