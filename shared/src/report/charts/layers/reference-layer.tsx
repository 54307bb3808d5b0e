import type { BarCustomLayer, BarDatum } from '@nivo/bar';
import type { ChartPalette } from '../colors/chart-palette';
import { labelWidth } from '../drawing/chart-size';
import { anchorAt } from '../colors/chart-theme';

/** Room above the plot for a line's name: over standing bars it stands above the values that they carry. */
export const nameRoom = (horizontal: boolean, direct: boolean): number => (!horizontal && direct ? 44 : 24);

const SAMPLE = 20;
const GAP = 8;
const DASHES = '4 4';

/** A line to compare bars with. */
export function referenceLine(value: number, horizontal: boolean, palette: ChartPalette): BarCustomLayer<BarDatum> {
  return function ReferenceLine({ xScale, yScale, innerWidth, innerHeight }) {
    const at = ((horizontal ? xScale : yScale) as (value: number) => number)(value);
    const ends = horizontal ? { x1: at, x2: at, y1: 0, y2: innerHeight } : { x1: 0, x2: innerWidth, y1: at, y2: at };
    return <line {...ends} stroke={palette.axis} strokeWidth={1.5} strokeDasharray={DASHES} />;
  };
}

/**
 * The name of that line, in the margin above the plot, where no bar and no bar's value can be: at the end of a line that stands, behind a piece
 * of one that lies.
 */
export function referenceName(
  { label, value }: { label: string; value: number },
  text: string,
  { horizontal, direct, palette }: { horizontal: boolean; direct: boolean; palette: ChartPalette },
): BarCustomLayer<BarDatum> {
  const name = `${label}: ${text}`;
  return function ReferenceName({ xScale, innerWidth, margin }) {
    const style = { fontFamily: 'inherit', fontSize: 12, fill: palette.strong };
    if (horizontal) {
      const at = (xScale as (value: number) => number)(value);
      const place = { from: margin.left, to: margin.left + innerWidth, share: at / (innerWidth || 1) };
      return (
        <text x={at} y={-10} textAnchor={anchorAt(name, place)} style={style}>
          {name}
        </text>
      );
    }
    const y = GAP + 6 - nameRoom(horizontal, direct);
    const start = innerWidth - labelWidth(name) - GAP;
    return (
      <>
        <line
          x1={start - SAMPLE}
          x2={start}
          y1={y - 4}
          y2={y - 4}
          stroke={palette.axis}
          strokeWidth={1.5}
          strokeDasharray={DASHES}
        />
        <text x={innerWidth} y={y} textAnchor="end" style={style}>
          {name}
        </text>
      </>
    );
  };
}
