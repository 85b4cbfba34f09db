import type { ReactNode } from 'react';

export interface TracksProps {
  readonly of: 'Option' | 'Result';
  readonly title: string;
  readonly description: string;
}

type Track = 'upper' | 'lower';

interface Station {
  readonly name: string;
  readonly track: Track;
  readonly isSwitch: boolean;
}

export const STATIONS: Readonly<Record<TracksProps['of'], readonly Station[]>> = {
  Option: [
    { name: 'map', track: 'upper', isSwitch: false },
    { name: 'andThen', track: 'upper', isSwitch: true },
    { name: 'filter', track: 'upper', isSwitch: true },
    { name: 'orElse', track: 'lower', isSwitch: true },
  ],
  Result: [
    { name: 'map', track: 'upper', isSwitch: false },
    { name: 'mapError', track: 'lower', isSwitch: false },
    { name: 'andThen', track: 'upper', isSwitch: true },
    { name: 'orElse', track: 'lower', isSwitch: true },
  ],
};

const LABELS = {
  Option: { upper: 'Some', lower: 'None' },
  Result: { upper: 'Ok', lower: 'Err' },
} as const;

const MONOSPACE = 'var(--ifm-font-family-monospace)';

/** The width of a phone, where the text keeps its size. */
const WIDTH = 358;
const HEIGHT = 128;
const GROWTH = 1.35;
const LEFT = 46;
const RIGHT = 342;
const MIDDLES = [83, 157, 231, 305] as const;
const Y = { upper: 44, lower: 104 } as const;
/** Forced colours paint fills, so no line goes behind a box. */
const BOX = 26;

const TRACKS = {
  upper: { color: 'var(--ifm-color-primary)', width: 3, dashes: undefined },
  lower: { color: 'var(--ifm-color-content-secondary)', width: 2, dashes: '5 4' },
} as const;

export default function Tracks({ of, title, description }: TracksProps): ReactNode {
  const id = `tracks-${of.toLowerCase()}`;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fontSize={12}
      fontFamily={MONOSPACE}
      fill="currentColor"
      style={{
        display: 'block',
        width: '100%',
        maxWidth: WIDTH * GROWTH,
        marginBottom: 'var(--ifm-leading)',
        forcedColorAdjust: 'auto',
      }}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {(['upper', 'lower'] as const).map((track) => (
        <TrackLine key={track} track={track} of={of} />
      ))}
      {STATIONS[of].map((station, index) => (
        <StationBox key={station.name} station={station} middle={MIDDLES[index] ?? 0} />
      ))}
    </svg>
  );
}

interface TrackLineProps {
  readonly of: TracksProps['of'];
  readonly track: Track;
}

function TrackLine({ of, track }: TrackLineProps): ReactNode {
  const { color, width, dashes } = TRACKS[track];
  const gaps = STATIONS[of].map((station, index) =>
    station.track === track ? `H${(MIDDLES[index] ?? 0) - BOX / 2}m${BOX} 0` : '',
  );
  return (
    <g color={color}>
      <text x={0} y={Y[track] + 4} fontWeight="bold" color="var(--ifm-font-color-base)">
        {LABELS[of][track]}
      </text>
      <path
        d={`M${LEFT} ${Y[track]}${gaps.join('')}H${RIGHT}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      <path d={`M${RIGHT} ${Y[track] - 6}l10 6l-10 6z`} />
    </g>
  );
}

interface StationBoxProps {
  readonly station: Station;
  readonly middle: number;
}

function StationBox({ station: { name, track, isSwitch }, middle }: StationBoxProps): ReactNode {
  const { color, width, dashes } = TRACKS[track];
  const down = track === 'upper' ? 1 : -1;
  return (
    <>
      <g color={color} fill="none" stroke="currentColor">
        {isSwitch && (
          <path
            d={`M${middle + 6.5} ${Y[track] + (down * BOX) / 2}l23.5 ${down * 47}`}
            strokeWidth={width}
            strokeDasharray={dashes}
          />
        )}
        <rect
          x={middle - BOX / 2}
          y={Y[track] - BOX / 2}
          width={BOX}
          height={BOX}
          rx={6}
          strokeWidth={2}
        />
      </g>
      <g textAnchor="middle">
        <text x={middle} y={Y[track] + 4} fontStyle="italic">
          fn
        </text>
        <text x={middle} y={14}>
          {name}
        </text>
      </g>
    </>
  );
}
