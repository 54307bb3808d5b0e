import type { BarCustomLayer, BarDatum } from '@nivo/bar';

/** `key.group` to the interval's ends. */
export type Intervals = Map<string, readonly [number, number]>;

const CAP = 4;

/** Whiskers over the bars that have an interval. */
export function intervalLayer(intervals: Intervals, horizontal: boolean, color: string): BarCustomLayer<BarDatum> {
  return function IntervalLayer({ bars, xScale, yScale }) {
    // The value axis is linear: see the chart's valueScale.
    const scale = (horizontal ? xScale : yScale) as (value: number) => number;
    return (
      <g stroke={color} strokeWidth={1.5} fill="none">
        {bars.map((bar) => {
          const interval = intervals.get(`${bar.data.id}.${bar.data.indexValue}`);
          if (!interval) return null;
          const [from, to] = [scale(interval[0]), scale(interval[1])];
          const middle = horizontal ? bar.y + bar.height / 2 : bar.x + bar.width / 2;
          const path = horizontal
            ? `M${from} ${middle - CAP}v${2 * CAP}M${from} ${middle}H${to}M${to} ${middle - CAP}v${2 * CAP}`
            : `M${middle - CAP} ${from}h${2 * CAP}M${middle} ${from}V${to}M${middle - CAP} ${to}h${2 * CAP}`;
          return <path key={bar.key} d={path} />;
        })}
      </g>
    );
  };
}
