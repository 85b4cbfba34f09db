import { addHours, isValid, parseISO } from 'date-fns';

export const run = (): unknown => {
  const time = parseISO('2026-03-01T09:30:00+01:00');
  return isValid(time) ? addHours(time, 14 * 24).getTime() : undefined;
};
