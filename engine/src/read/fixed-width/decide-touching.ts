import { CURRENCY_CODES } from '../typing/number-format';
import type { FixedWidthGaps } from './fixed-width';
import { isBlank } from './text-grid';
import { LIMITS } from './limits';

type Gap = [number, number];

const DELIMITED = /[;|\t"]/;
const DATE = /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;
const CURRENCY = new RegExp(`^(?:${CURRENCY_CODES})$`);
const NUMBER = /^[+-]?\d[\d.,]*[+-]?$/;
/** What is known for a cell of its own wherever it stands, by how many places it takes. */
const KNOWN = [
  [8, DATE],
  [3, CURRENCY],
] as const;

/**
 * Columns of which some touch: no blank parts them in any line. Cut is only where all lines bear it out: below the beginning of a name (or the end of
 * one of numbers) where the kinds of signs change, or beside a date or a currency; without names only in records that are filled up to one length and
 * hold several such. Anything else, codes of letters and digits above all, is left whole.
 */
export function decideTouching(lines: string[]): FixedWidthGaps | null {
  const filled = lines
    .filter((line) => line.trim() !== '')
    .slice(0, LIMITS.mostLines)
    .map((line) => line.slice(0, LIMITS.mostPlaces));
  if (filled.length <= LIMITS.few || filled.some((line) => DELIMITED.test(line))) return null;
  const gaps = belowNames(filled[0] ?? '', filled.slice(1)) ?? inRecords(filled);
  return gaps && { by: 'gaps', gaps, measure: 'units' };
}

const width = (rows: readonly string[]): number => rows.reduce((most, row) => Math.max(most, row.trimEnd().length), 0);
const blankInAll = (rows: readonly string[], place: number): boolean => rows.every((row) => isBlankAt(row, place));
const isBlankAt = (row: string, place: number): boolean => place >= row.length || isBlank([row[place] ?? ' '], 0);
const all = (rows: readonly string[], from: number, to: number, is: RegExp): boolean =>
  from >= 0 && rows.every((row) => is.test(row.slice(from, to).trim()));

/** Whether in all lines a digit stands on one side of a place and a letter on the other, or a blank, and in some no blank. */
function isBorder(rows: readonly string[], place: number): boolean {
  let touches = false;
  for (const row of rows) {
    if (isBlankAt(row, place - 1) || isBlankAt(row, place)) continue;
    touches = true;
    if (isDigit(row, place - 1) === isDigit(row, place)) return false;
  }
  return touches;
}

const isDigit = (row: string, place: number): boolean => /[\d.,+-]/.test(row[place] ?? '');

/** Whether a date or a currency ends at a place, or begins there, in all lines. */
const isBesideKnown = (rows: readonly string[], before: number, place: number): boolean =>
  KNOWN.some(
    ([places, is]) => (place - before >= places && all(rows, before, place, is)) || all(rows, place, place + places, is),
  );

function belowNames(header: string, rows: readonly string[]): Gap[] | null {
  const names = [...header.matchAll(/\S+/g)].map(({ 0: text, index }): Gap => [index, index + text.length]);
  const gaps: Gap[] = [];
  let touching = 0;
  for (const [i, [start]] of names.entries()) {
    const from = names[i - 1]?.[1];
    if (from === undefined) continue;
    const blank = blanksWithin(rows, from, start);
    if (blank) {
      gaps.push(blank);
      continue;
    }
    const before = gaps.at(-1)?.[1] ?? 0;
    const isWide = start - from > 1;
    const cut = [start, from].find(
      (place) =>
        isBesideKnown(rows, before, place) ||
        (isWide && isBorder(rows, place) && (place === start || all(rows, before, place, NUMBER))),
    );
    if (cut !== undefined) {
      touching++;
      gaps.push([cut, cut]);
    }
    // Two words of one name stand one blank apart.
    else if (isWide) return null;
  }
  const unnamed = gapsOf(rows).some(([from, to]) => !gaps.some((gap) => gap[0] < to && from < gap[1]));
  return touching === 0 || unnamed ? null : gaps;
}

/** Places that are blank in all lines, with something behind them in most: a word of a few texts may stand behind a blank of its own. */
function gapsOf(rows: readonly string[]): Gap[] {
  const gaps: Gap[] = [];
  const end = width(rows);
  for (let place = 1; place < end; place++) {
    const from = place;
    while (place < end && blankInAll(rows, place)) place++;
    const filled = place > from ? rows.filter((row) => row.slice(place).trim() !== '').length : 0;
    if (filled > LIMITS.behind * rows.length) gaps.push([from, place]);
  }
  return gaps;
}

/** The places up to a name that are blank in all lines, within those that no name takes. */
function blanksWithin(rows: readonly string[], from: number, to: number): Gap | null {
  let start = from;
  while (start < to && !blankInAll(rows, start)) start++;
  let end = start;
  while (end < to && blankInAll(rows, end)) end++;
  return end > start ? [start, end] : null;
}

function inRecords(rows: readonly string[]): Gap[] | null {
  const [first = ''] = rows;
  const ends = new Set(rows.map((row) => row.trimEnd().length));
  if (ends.size < 2 || rows.some((row) => row.length !== first.length)) return null;
  const cuts: number[] = [];
  let known = 0;
  const gaps = gapsOf(rows);
  const end = gaps[0]?.[0] ?? width(rows);
  for (let place = 1; place < end; place++) {
    if (isBorder(rows, place) && rows.every((row) => !isBlankAt(row, place))) cuts.push(place);
    else if (isBesideKnown(rows, cuts.at(-1) ?? 0, place)) {
      cuts.push(place);
      known++;
    }
  }
  if (cuts.length < LIMITS.fewestTouching || known === 0) return null;
  return [...cuts.map((cut): Gap => [cut, cut]), ...gaps];
}
