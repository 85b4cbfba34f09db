import type { ReactNode } from 'react';
import Drawing, { ACCENT, type DrawingTexts, MONOSPACE, PHONE_WIDTH, QUIET } from './Drawing';
import data from './data.json';
import type { Station, TrackName } from './model';

export interface TracksProps extends DrawingTexts {
  readonly of: 'Option' | 'Result';
}

const LABELS = {
  Option: { upper: 'Some', lower: 'None' },
  Result: { upper: 'Ok', lower: 'Err' },
} as const;

const TRACKS: readonly TrackName[] = ['upper', 'lower'];

const LEFT = 46;
const RIGHT = 16;
const HEIGHT = 128;
const Y: Readonly<Record<TrackName, number>> = { upper: 44, lower: 104 };
/** How wide the part is in which a track changes, and the box in front of it. */
const SWITCH = 30;
/** The side of a box. A palette that is forced paints what is filled, so no line goes behind it. */
const BOX = 26;

/** A function with a place. */
interface PlacedStation extends Station {
  readonly from: number;
  readonly to: number;
}

function place(stations: readonly Station[]): readonly PlacedStation[] {
  const width = (PHONE_WIDTH - LEFT - RIGHT) / stations.length;
  return stations.map((station, index) => ({
    ...station,
    from: LEFT + index * width,
    to: LEFT + (index + 1) * width,
  }));
}

/** The track whose values a function is called with: only from there can a value go elsewhere. */
export function calledOn({ name, leaves }: Station): TrackName {
  return name === 'mapError' || leaves.lower.length > 1 ? 'lower' : 'upper';
}

/** Draws functions between two tracks: which one a value takes that comes on either of them. */
export default function Tracks({ title, description, of }: TracksProps): ReactNode {
  return (
    <Drawing
      id={`tracks-${of.toLowerCase()}`}
      title={title}
      description={description}
      height={HEIGHT}
    >
      {TRACKS.map((track) => (
        <text key={track} x={0} y={Y[track] + 4} fontFamily={MONOSPACE} fontWeight="bold">
          {LABELS[of][track]}
        </text>
      ))}
      {place(data.tracks[of] as readonly Station[]).map((station) => (
        <StationLines key={station.name} station={station} />
      ))}
      {TRACKS.map((track) => (
        <path
          key={track}
          d={`M${PHONE_WIDTH - RIGHT} ${Y[track] - 6}l10 6l-10 6z`}
          color={track === 'upper' ? ACCENT : QUIET}
        />
      ))}
    </Drawing>
  );
}

/** A line that stays on its track, with a gap for the box if it stands there. */
function along(station: PlacedStation, track: TrackName): string {
  const { from, to } = station;
  const middle = (from + to) / 2;
  const gap = calledOn(station) === track ? `H${middle - BOX / 2}m${BOX} 0` : '';
  return `M${from} ${Y[track]}${gap}H${to}`;
}

/** A line from the edge of the box to the other track. */
function crossingPath({ from, to }: PlacedStation, track: TrackName, end: TrackName): string {
  const rise = Y[end] - Y[track];
  const share = BOX / 2 / Math.abs(rise);
  const start = `${(from + to) / 2 + SWITCH * share} ${Y[track] + rise * share}`;
  return `M${start}l${SWITCH * (1 - share)} ${rise * (1 - share)}`;
}

function StationLines({ station }: { readonly station: PlacedStation }): ReactNode {
  const { name, from, to, leaves } = station;
  const middle = (from + to) / 2;
  const called = calledOn(station);
  return (
    <>
      {TRACKS.flatMap((track) =>
        leaves[track].map((end) => (
          <path
            key={track + end}
            d={track === end ? along(station, track) : crossingPath(station, track, end)}
            fill="none"
            color={track === 'upper' ? ACCENT : QUIET}
            stroke="currentColor"
            strokeWidth={track === 'upper' ? 3 : 2}
            strokeDasharray={track === 'upper' ? undefined : '5 4'}
          />
        )),
      )}
      <rect
        x={middle - BOX / 2}
        y={Y[called] - BOX / 2}
        width={BOX}
        height={BOX}
        rx={6}
        color={called === 'upper' ? ACCENT : QUIET}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      <text
        x={middle}
        y={Y[called] + 4}
        textAnchor="middle"
        fontFamily={MONOSPACE}
        fontStyle="italic"
      >
        fn
      </text>
      <text x={middle} y={14} textAnchor="middle" fontFamily={MONOSPACE}>
        {name}
      </text>
    </>
  );
}
