import * as z from 'zod/mini';
import { chartRows } from './claim-rows';

/** One JSON object in a fenced block named `chart`; the report view draws it, a download adds a plain twin after it. */
export const chartType = z.enum(['bar', 'line', 'scatter', 'heatmap', 'histogram', 'box']);
export type ChartType = z.infer<typeof chartType>;

export const axisType = z.enum(['category', 'number', 'time']);

/**
 * A point is `[x, y, …]`: x is a label, a number or an ISO 8601 instant, y a number or null where there is no value.
 * - bar, line, scatter: `[x, y]`; with an interval `[x, y, low, high]`
 * - histogram: `[binStart, count, binEnd]`
 * - heatmap: `[x, y, value]` where y is a label
 * - box: `[group, p05, p25, p50, p75, p95]`, and the mean after them where it is known
 *
 * A label without rows keeps its place on an axis that has an order; its value is null, or 0 where rows are counted.
 */
export const chartPoint = z.array(z.union([z.string(), z.number(), z.null()]));
export type ChartPoint = z.infer<typeof chartPoint>;

/** Length of one step of a time axis. */
export const axisGrain = z.enum(['hour', 'day', 'week', 'month', 'quarter', 'year']);

/** Where not all of what there is is drawn: how many of how many, and how they were chosen. */
export const chartPart = z.object({
  drawn: z.number(),
  of: z.number(),
  what: z.enum(['points', 'groups']),
  chosen: z.enum(['random', 'highest', 'lowest']),
});
export type ChartPart = z.infer<typeof chartPart>;

export const chart = z.object({
  id: z.string(),
  type: chartType,
  title: z.string(),
  /** `names`: what the table calls its periods, each with the instant at which it stands. */
  x: z.object({
    label: z.string(),
    type: axisType,
    grain: z.optional(axisGrain),
    names: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  }),
  y: z.object({ label: z.string(), unit: z.optional(z.string()) }),
  series: z.array(z.object({ name: z.string(), points: z.array(chartPoint) })),
  /** Label of the x value or series that the finding speaks of. */
  highlight: z.optional(z.string()),
  /** All of them where the finding speaks of several x values, the first among them. */
  highlights: z.optional(z.array(z.string())),
  /** Id of the claim that the chart shows. */
  claim: z.optional(z.string()),
  /** A line to compare with: the overall mean, the even share. */
  reference: z.optional(z.object({ label: z.string(), value: z.number() })),
  part: z.optional(chartPart),
  /** DuckDB SELECT whose rows are the chart's points. */
  sql: z.optional(z.string()),
  /** What each series is drawn from. Missing where a point is no aggregate of rows, and in reports of before. */
  rows: z.optional(z.array(chartRows)),
});
export type Chart = z.infer<typeof chart>;
