import * as BigDecimal from './BigDecimal.js';

type BigDecimal = BigDecimal.BigDecimal;

export type { BigDecimalString } from './BigDecimal.js';
export { BigDecimal };
