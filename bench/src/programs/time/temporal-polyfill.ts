import { Temporal } from 'temporal-polyfill';

export const run = (): unknown =>
  Temporal.Instant.from('2026-03-01T09:30:00+01:00').add({ hours: 14 * 24 }).epochMilliseconds;
