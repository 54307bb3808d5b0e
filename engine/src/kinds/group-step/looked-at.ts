import { COUNT, printMeasure, sameMeasure, type TypedMeasure } from '../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { shareOfLabel } from '../../insights/frame/dimensions/share-of-label';
import { neverFalls } from '../../insights/series/running-total';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { rank } from '../../stats/distributions/ranks';
import { labelText } from '../../wording/human';
import { quotientsOf, type Quotient } from '../ratio-driver/quotients';
import { t } from './messages';
import { LIMITS } from './limits';

/**
 * What a group may step in: how often a result comes about, a measure's level, one sum as a part of another.
 *
 * Rates before amounts: what a group does of what it could do tells more of it than how much there was to do. Then the measures that the table
 * is about, then what lies between two columns of a row.
 */
export function lookedAtOf(frame: Frame): Measure[] {
  const time = frame.timeline?.column.name ?? '';
  const fits = (measure: Measure) => !neverFalls(frame, measure) && !measure.columns.includes(time);
  const columns = leadOfFamilies(frame).filter(fits);
  const between = frame.measures.filter((measure) => (measure.kind === 'ratio' || measure.kind === 'duration') && (fits(measure) || measure.pair !== null)); // prettier-ignore
  const [rates, amounts] = [columns.filter(({ weights }) => weights), columns.filter(({ weights }) => !weights)];
  const quotients = quotientsOf(frame);
  // What has a column for its rate is told by that.
  const named = new Set(quotients.flatMap((quotient) => (quotient.named ? [quotient.above] : [])));
  const ofRates = new Set([
    ...[...named].flatMap(({ columns: own }) => own),
    ...rates.flatMap((rate) => quotientOfSums(frame, rate)?.columns.above ?? []),
  ]);
  const parts = quotients.flatMap((quotient) => (quotient.named || named.has(quotient.above) ? [] : [ofQuotient(quotient)]));
  return [
    ...resultsOf(frame),
    ...flagsOf(frame).slice(0, LIMITS.mostFlags),
    ...rates,
    ...parts.slice(0, LIMITS.mostQuotients),
    ...between,
    // What the table is about first is asked about by itself as well: what is sold falls though a piece costs what it did.
    ...amounts.filter(({ columns: own }, i) => i === 0 || !own.every((column) => ofRates.has(column))),
  ].slice(0, LIMITS.mostMeasures);
}

/** How often the results come about. */
const resultsOf = ({ dimensions }: Frame): Measure[] =>
  dimensions.flatMap((result) => {
    // Of those whose time still runs the later ones have it less often.
    if (!result.outcome || result.event === undefined || result.open) return [];
    const code = result.labels.indexOf(result.event);
    return code < 0 ? [] : [shareOfLabel(result, code, `${result.noun} ${labelText(result.event)}`)];
  });

/** How often it is yes, of what is yes or no beside the result. */
const flagsOf = ({ dimensions }: Frame): Measure[] =>
  dimensions.flatMap((flag) => {
    if (flag.event !== undefined || flag.open || flag.labels.length !== 2 || flag.distinct !== 2) return [];
    const code = flag.labels.findIndex((label) => yesOrNo(label) === true);
    return code < 0 || yesOrNo(flag.labels[1 - code] ?? '') !== false ? [] : [shareOfLabel(flag, code)];
  });

/** One sum as a part of another, of which no column is the quotient: each row weighs as much as its whole. */
function ofQuotient({ above, below, typed, sql }: Quotient): Measure {
  const values = above.values.map((value, row) => ((below.values[row] ?? 0) > 0 ? value / (below.values[row] ?? NaN) : NaN));
  const { ranks, n } = rank(values);
  const id = printMeasure(typed);
  const noun = t('part', { part: above.noun, whole: below.noun });
  const parts = {
    above: `(${sql.above})::DOUBLE`,
    below: sql.below,
    columns: { above: above.columns, below: below.columns },
    factor: 1,
    filled: `${sql.above} IS NOT NULL AND ${sql.below} IS NOT NULL`,
  };
  return { id, typed, kind: 'ratio', noun, short: noun, verb: null, sql: sql.above, unit: '%', columns: [...above.columns, ...below.columns], additive: false, fraction: true, pair: null, values, weights: below.values, parts, ranks, filled: n, family: `ratio(${above.family},${below.family})` }; // prettier-ignore
}

/** The part that a claim speaks of, of one sum in another. */
export function partOf(frame: Frame, typed: TypedMeasure): Measure | null {
  const quotient =
    typed.op === 'quotient' && quotientsOf(frame).find((one) => one.named === null && sameMeasure(one.typed, typed));
  return quotient ? ofQuotient(quotient) : null;
}

/** How many of all rows have a label: what a group's number of rows is held against is what all others bring at the time. */
export function rowsOf(dimension: Dimension, code: number): Measure {
  return { ...shareOfLabel(dimension, code), typed: COUNT, family: 'count' };
}
