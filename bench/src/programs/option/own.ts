import * as Option from '@tstd/core/Option';
import { names } from '../inputs.js';

export const run = (): unknown =>
  [7, 8].map((id) =>
    Option.getOr(
      Option.map(names.get(id), (name) => name.toUpperCase()),
      'customer',
    ),
  );
