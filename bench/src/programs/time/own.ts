import * as Option from '@tstd/core/Option';
import * as Time from '@tstd/time/Time';
import * as TimeDuration from '@tstd/time/TimeDuration';

const twoWeeks = TimeDuration.of({ days: 14 });

export const run = (): unknown => {
  const time = Time.parse('2026-03-01T09:30:00+01:00');
  return Option.andThen(time, (start) => Time.add(start, twoWeeks));
};
