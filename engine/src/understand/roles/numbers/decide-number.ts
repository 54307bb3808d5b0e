import { hasWord, wordSet } from '../../../profile/roles/name-words';
import { namesExchange, namesPercent, namesQuotient } from '../../../profile/roles/quotients';
import {
  ANGLE,
  CODE,
  CODED_CATEGORY,
  COORDINATE,
  GRID,
  IDENTIFIER_STRONG,
  ORDERED,
  RANK,
  STATUS,
} from '../../../profile/roles/vocabulary';
import { calendarPart } from '../time/calendar-part';
import type { ColumnEvidence } from '../column-evidence';
import { POSTCODE, byRelation, byValues, byWord, type Decided } from '../decided';
import { areEven, fewNumbers } from './few-numbers';
import { readHeader, type Header } from '../header';
import { namesInstitution } from './institutions';
import { namesNumbered } from './numbered';
import { isOfMoney, namesQuantity, quantityOf } from './quantity';
import { quantileSorted } from '../../../stats/distributions/quantile';
import { LIMITS } from '../limits';

export function decideNumber(evidence: ColumnEvidence): Decided {
  const { column, relations } = evidence;
  const header = readHeader(column.name);
  const { words } = header;
  const { distinct, count } = column.stats;
  const low = Number(column.stats.min ?? 0);
  const high = Number(column.stats.max ?? 0);
  const whole = column.type === 'integer';
  if ((hasWord(words, COORDINATE) && low >= -180 && high <= 180) || hasWord(words, GRID))
    return { role: 'coordinate', because: byWord(header.head, 'a coordinate') };
  const rank = relations.find(({ kind, target }) => kind === 'rank' && target === column.name);
  if (whole && rank && !hasWord(words, IDENTIFIER_STRONG) && !isRowName(words))
    return { role: 'rank', because: byRelation(rank) };
  if (
    whole &&
    (hasWord(words, RANK) || COMPOUND_RANK.test(header.head)) &&
    low >= 1 &&
    low <= LIMITS.highestFirstRank &&
    distinct >= LIMITS.ranksDiffer * count &&
    high <= 2 * evidence.rows
  )
    return { role: 'rank', because: byWord(header.head, 'a rank') };
  if (
    whole &&
    hasWord(words, STATUS) &&
    low >= LIMITS.lowestStatus &&
    high <= LIMITS.highestStatus &&
    distinct <= LIMITS.mostStatus
  )
    return { role: 'code', because: byWord(header.head, 'a status code') };
  const sexes = whole && hasWord(words, SEX) && distinct <= LIMITS.mostSexes;
  if (sexes && !header.quotient && !header.plural) return { role: 'coded-category', because: byWord(header.head, 'kinds') };
  if (whole && namesCode(header) && column.unit === null)
    return distinct > LIMITS.mostKinds || low >= LIMITS.shortestCode
      ? { role: 'code', because: byWord(header.head, 'a code') }
      : { role: 'coded-category', because: byWord(header.head, 'a code') };
  if (whole && isRowName(words) && distinct === count && count === evidence.rows)
    return { role: 'identifier', because: byWord(header.head, 'a row') };
  if (column.role === 'identifier')
    return {
      role: 'identifier',
      because: hasWord(words, IDENTIFIER_STRONG)
        ? byWord(header.head, 'an identifier')
        : byValues(distinct === count ? 'one-after-another' : 'repeated'),
    };
  if (whole && namesNumbered(header) && column.unit === null && low >= 0)
    return distinct > LIMITS.mostKinds
      ? { role: 'identifier', because: byWord(header.head, 'an identifier') }
      : { role: 'coded-category', because: byWord(header.head, 'a number of kinds') };
  if (whole && namesOne(header) && low >= 0 && distinct > LIMITS.mostKinds)
    return { role: 'identifier', because: byWord(header.head, 'an identifier') };
  if (whole && namesInstitution(evidence, header))
    return distinct > LIMITS.mostKinds
      ? { role: 'identifier', because: byWord(header.head, 'an identifier') }
      : { role: low >= LIMITS.shortestCode ? 'code' : 'coded-category', because: byWord(header.head, 'kinds') };
  // Each whole number from one to the number of rows, once and in no order: places of a list.
  if (
    whole &&
    low === 1 &&
    high === evidence.rows &&
    distinct === evidence.rows &&
    distinct >= LIMITS.fewestNames &&
    !namesQuantity(header)
  )
    return { role: 'rank', because: byValues('all-different') };
  if (whole && isFarOff(evidence, header))
    return { role: 'identifier', because: byValues(distinct === count ? 'all-different' : 'repeated') };
  if (whole && (isDrawn(evidence, header) || meetNever(evidence, header)))
    return { role: 'identifier', because: byValues('all-different') };
  const part = whole ? calendarPart(header, low, high) : null;
  if (part) return { role: 'time', because: byWord(header.head, part), time: 'part' };
  if (column.role === 'geography') return { role: 'code', because: byWord(header.head, POSTCODE) };
  if (column.role === 'category')
    return {
      role: hasWord(words, ORDERED) ? 'ordered-category' : 'coded-category',
      because: byWord(header.head, 'kinds'),
      ...(hasWord(words, ORDERED) ? { order: numbersInOrder(evidence) } : {}),
    };
  // `wind dir deg` is a direction, and says in what it is measured.
  const measured = DEGREES.test(header.head) ? (words.at(words.lastIndexOf(header.head) - 1) ?? header.head) : header.head;
  const turned =
    hasWord([measured], ANGLE) || COMPOUND_ANGLE.test(measured) || column.unit === '°' || /°\s*\)?$/.test(column.name);
  if (turned && low >= -180 && high <= 360)
    return { role: 'measure', quantity: 'angle', because: byWord(header.head, 'an angle') };
  if (whole && column.unit === null && goesAround(evidence))
    return { role: 'measure', quantity: 'angle', because: byValues('within-range') };
  const few =
    whole && column.unit === null
      ? fewNumbers(evidence, {
          quantity: namesQuantity(header) && !isOfMoney(header),
          quotient: header.quotient || namesQuotient(words),
          ordered: hasWord(words, ORDERED),
          coded:
            hasWord(words, CODED_CATEGORY) ||
            (!header.plural && ARMS.has(header.head)) ||
            (words.length > 1 && words.every((word) => STEPS.has(word))),
        })
      : null;
  if (few) return few;
  if (
    whole &&
    column.unit === null &&
    !header.plural &&
    !header.quotient &&
    low >= 0 &&
    words.length <= 2 &&
    hasWord([header.head], STANDS)
  )
    return distinct > LIMITS.mostKinds
      ? { role: 'code', because: byWord(header.head, 'where something stands') }
      : { role: 'coded-category', because: byWord(header.head, 'where something stands') };
  if (whole && isNumberedEvenly(evidence, header))
    return distinct > LIMITS.mostKinds
      ? { role: 'code', because: byValues('repeated') }
      : { role: 'coded-category', because: byValues('repeated') };
  return { role: 'measure', quantity: quantityOf(column, header), because: measureReason(evidence, header) };
}

/** `Windrichtung`, `windrichting`. */
const COMPOUND_ANGLE = /^\p{L}{3,}(?:richtung|richting|winkel)$/u;
const DEGREES = /^(?:deg|degs|degrees?|grad|degrés?|grados?|gradi)$/u;
/** One of them stands in a row as what it is called by: `employee` 4711. */
const PERSONS = wordSet(
  'employee customer client patient user member student driver pupil teacher nurse doctor supplier vendor donor subscriber guest tenant vehicle machine device fahrzeug maschine gast vehículo máquina usuario donante parent padre père kunde patientin lieferant employé employée élève étudiant fournisseur empleado empleada cliente alumno paciente proveedor impiegato dipendente studente paziente fornitore',
);
/** Where something stands, lies or leaves has a number, which is no quantity. */
const STANDS = wordSet(
  'gate locker ramp berth platform seat bay aisle shelf booth stall cabin dock pier chromosome chromosom lagerort lagerplatz regal gleis rampe schließfach kabine bahnsteig quai casier anden casilla andén muelle binario perron',
);
const SEX = wordSet('sex gender geschlecht sexe sexo sesso geslacht');
/** Two of them together name a step, as `grade level` does, and no figure. */
const STEPS = wordSet('grade level class stage tier phase band step');
/** What somebody was given in a trial is one of a few, whatever its number; `treatment chairs` are counted. */
const ARMS = wordSet('treatment arm behandlung traitement tratamiento trattamento');
const COMPOUND_RANK = /^\p{L}{3,}rang$/u;
const COST_CENTRE =
  /\b(?:cost|profit) cent(?:re|er)$|\bcost (?:element|object|type)$|^(?:kostenstelle|kostenart|kostenträger|omkostningsart|centre de coûts?|centro de costes?|centro de costos?|(?:(?:gl|ledger|contra|cost) )?account|plant|company code)$/;
const COMPOUND_CODE = /^(?:\p{L}{3,}(?:code|kode)|\p{L}*schlüssel|(?:gegen|sach|sammel|bank)?konto|buchungskreis|werk)$/u;

/** The head is a code, at the end of an English or German name or at the beginning of a French or Spanish one. */
const namesCode = ({ head, words }: Header): boolean =>
  hasWord([head], CODE) ||
  COST_CENTRE.test(words.join(' ')) ||
  COMPOUND_CODE.test(head) ||
  /^(?:code|código|codice)$/.test(words[0] ?? '');

/** A person or a thing in the singular, and nothing that is said of it: `employee`, `parent record`; `customer age` is an age. */
const namesOne = ({ words, plural, quotient }: Header): boolean =>
  !plural &&
  !quotient &&
  words.length > 0 &&
  words.every((word) => PERSONS.has(word) || RECORDS.has(word)) &&
  words.some((word) => PERSONS.has(word));
const RECORDS = wordSet('record row entry node datensatz satz enregistrement registro');

const numbersInOrder = ({ facts }: ColumnEvidence): string[] =>
  (facts.labels ?? []).map(([label]) => label).sort((a, b) => Number(a) - Number(b));

const isRowName = (words: readonly string[]) =>
  words.some((word) => /^(?:row|rows|rownames?|index|idx|unnamed|no|nr)$/.test(word)) || words.at(-1) === 'name';

function measureReason({ column, facts }: ColumnEvidence, header: Header): Decided['because'] {
  if (facts.column.unit !== null) return { by: 'cells', seen: facts.column.unit };
  if (header.quotient || namesQuotient(header.words) || namesExchange(column.name)) return byWord(header.head, 'a quotient');
  return namesQuantity(header) || namesPercent(header.words) ? byWord(header.head, 'a quantity') : { by: 'no-evidence' };
}

/** Quartiles of evenly drawn numbers lie a quarter of the range apart, within three standard errors of n rows: 3 × √(3 / 16 / n). */
const evenness = (rows: number): number => 3 * Math.sqrt(3 / 16 / rows);

/** Whole numbers that fill the circle evenly, from nought to its end and never beyond: of whatever else, some would be larger or few so large. */
function goesAround({ column }: ColumnEvidence): boolean {
  const { count, distinct, min, max, p25, median, p75 } = column.stats;
  const [low, high] = [Number(min), Number(max)];
  const gap = Math.max(LIMITS.firstDegree, (LIMITS.widestGap * LIMITS.circle) / count);
  if (low < 0 || low > gap || high < LIMITS.circle - 1 - gap || high > LIMITS.circle || count < LIMITS.fewestRows) return false;
  if (distinct <= LIMITS.mostKinds || p25 === undefined || median === undefined || p75 === undefined) return false;
  const off = evenness(count);
  const quartiles = [p25, median, p75].map((value, i) => value / LIMITS.circle - (i + 1) / 4);
  return quartiles.every((difference) => Math.abs(difference) <= off);
}

/**
 * Each whole number from one to the last, about equally often, and more of them than a person gives by number: places, lanes, jerseys. No word
 * says that something is measured, which would have a middle or a tail.
 */
function isNumberedEvenly({ column, facts: { labels } }: ColumnEvidence, header: Header): boolean {
  const { count, distinct, min, max } = column.stats;
  return (
    labels !== null &&
    column.unit === null &&
    Number(min) === 1 &&
    Number(max) === distinct &&
    labels.length === distinct &&
    distinct >= LIMITS.mostByNumber &&
    count >= LIMITS.blockRows * distinct &&
    !namesQuantity(header) &&
    areEven(labels.map(([, rows]) => rows))
  );
}

/**
 * Numbers of many digits that differ in the last ones only: they are given one after the other, as those of documents are. What is counted or
 * measured differs by more than a hundredth from one thing to the next. Only where no word says that something is measured.
 */
function isFarOff({ column }: ColumnEvidence, header: Header): boolean {
  const { distinct, min, max } = column.stats;
  const [low, high] = [Number(min), Number(max)];
  return (
    low >= 10 ** (LIMITS.fewestDigits - 1) &&
    high - low < LIMITS.lastDigits * low &&
    distinct > LIMITS.mostKinds &&
    column.unit === null &&
    !namesQuantity(header)
  );
}

/**
 * Whole numbers of which no two are equal, though of measured ones that lie as close some would be: they were given so that none comes twice. Of n
 * that are drawn in a stretch of w numbers about n² / 2w pairs meet, and none with a chance of e to the minus that (the birthday problem); nowhere
 * fewer meet than where they lie evenly, so that each stretch of them is taken as if they did. What rises from row to row never meets for another reason:
 * it is a sum of all before, or a clock. Only where no word says that something is measured.
 */
function meetNever({ column, facts: { sample } }: ColumnEvidence, header: Header): boolean {
  const { count, distinct } = column.stats;
  if (distinct < count || count < LIMITS.fewestGiven || column.unit !== null || header.plural || namesQuantity(header))
    return false;
  // A header of figures is a step of a scale, and what stands below it is measured there.
  if (!/\p{L}/u.test(column.name)) return false;
  const numbers = Float64Array.from(sample, Number);
  const sorted = numbers.toSorted();
  const ends = Array.from({ length: LIMITS.stretches + 1 }, (_, i) => quantileSorted(sorted, i / LIMITS.stretches));
  const pairs = ends.slice(1).map((end, i) => (count / LIMITS.stretches) ** 2 / (2 * Math.max(1, end - (ends[i] ?? end))));
  if (pairs.reduce((sum, each) => sum + each, 0) < LIMITS.pairsMissed) return false;
  const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? NaN));
  const goesOneWay = steps.every((step) => step > 0) || steps.every((step) => step < 0);
  return !goesOneWay || steps.filter((step) => Math.abs(step) === 1).length > steps.length / 2;
}

/** Of long numbers that were drawn a few meet by chance, and a row may stand twice by a slip. What is measured has fewer digits, and meets as well. */
const doubles = (count: number, low: number, high: number): number =>
  low < 10 ** (LIMITS.digitsOfNames - 1)
    ? 0
    : Math.min(LIMITS.mostDoubles * count, LIMITS.slips + (2 * count ** 2) / (2 * Math.max(1, high - low)));

/** Numbers of one length, all different but for chance and slips, drawn evenly: nobody measures so. Only where no word says that something is measured. */
function isDrawn({ column, at }: ColumnEvidence, header: Header): boolean {
  const { count, distinct, min, max, p25, median, p75 } = column.stats;
  const [low, high] = [Number(min), Number(max)];
  // What is measured does not begin and end where numbers get longer.
  const first = 10 ** (String(low).length - 1);
  const nearEnd = (LIMITS.endsOfLength * 9 * first) / count;
  const fills = (low <= first + nearEnd && high >= 10 * first - nearEnd) || low >= 10 ** (LIMITS.finestDigits - 1);
  if (
    (at > 1 && !fills) ||
    count - distinct > doubles(count, low, high) ||
    count < LIMITS.fewestRows ||
    low < 10 ** (LIMITS.fewestDigits - 1) ||
    column.unit !== null ||
    header.plural
  )
    return false;
  if (String(low).length !== String(high).length || p25 === undefined || median === undefined || p75 === undefined) return false;
  const place = (value: number) => (value - low) / (high - low);
  const off = evenness(count);
  return (
    [place(p25) - 0.25, place(median) - 0.5, place(p75) - 0.75].every((difference) => Math.abs(difference) <= off) &&
    !namesQuantity(header)
  );
}
