import { MadeTable } from '../../src/understand/testing/made-table';
import { MONEY_FIELDS, type MoneyField } from './money-fields';

const DAY = 86_400_000;

/** What makes a table look as if rows had not gone on, though all is as it should be. */
export const MONEY_ALIKES = [
  'ordinary terms', 'all open', 'drafts', 'booked ahead', 'an account', 'sold out', 'seen to be over', 'a log of lots', 'not written yet', 'now and then', 'of one kind only', 'not done yet', 'due later',
] as const; // prettier-ignore
export type MoneyAlike = (typeof MONEY_ALIKES)[number];

export interface MadeMoney {
  name: string;
  csv: string;
  field: MoneyField;
  /** Rows that have not gone on, and what they come to. */
  waits: number;
  total: number;
  /** The label that holds far more of them than of the rows; null where none does. */
  group: string | null;
}

/** Tables of one half in which rows have not gone on. */
export const madeMoney = (half: MoneyField['half'], seed: number): MadeMoney[] =>
  MONEY_FIELDS.filter((field) => field.half === half).map((field, i) => made(field, seed * 1013 + 37 * i, null));

/** Which look-alikes a field can be. */
const LOOKS: Record<MoneyField['how'], readonly MoneyAlike[]> = {
  left: ['ordinary terms', 'all open', 'drafts', 'booked ahead', 'an account'],
  paper: ['not written yet', 'now and then', 'of one kind only', 'not done yet'],
  past: ['sold out', 'seen to be over', 'a log of lots'],
  inbound: ['due later'],
};

export function madeMoneyAlike(half: MoneyField['half'], how: MoneyAlike, seed: number): MadeMoney | null {
  const fields = MONEY_FIELDS.filter((field) => field.half === half && LOOKS[field.how].includes(how) && suits(field, how));
  const field = fields[seed % Math.max(1, fields.length)];
  return field ? made(field, seed * 1019 + 5, how) : null;
}

const suits = ({ date, stage, beside, state }: MoneyField, how: MoneyAlike): boolean => {
  if (how === 'ordinary terms' || how === 'booked ahead' || how === 'not written yet') return date !== '' && (how !== 'booked ahead' || stage.length > 0);
  if (how === 'drafts') return stage.length > 0;
  if (how === 'sold out' || how === 'a log of lots') return beside !== '';
  if (how === 'seen to be over') return state.length > 0;
  return true;
}; // prettier-ignore

interface Cell {
  day: number;
  who: number;
  off: boolean;
  cells: (string | number)[];
  value: number;
}

function made(field: MoneyField, seed: number, alike: MoneyAlike | null): MadeMoney {
  const table = new MadeTable(0, seed);
  const n = table.one([150, 400, 1100, 3000]);
  const span = table.one([200, 400, 800]);
  const end = Date.UTC(2025, Math.floor(12 * table.random()), 1 + Math.floor(28 * table.random()));
  const german = /[äöüß]|Datum|bis|Nr/.test(JSON.stringify(field)) && table.random() < 0.7;
  const write = (day: number): string => {
    const iso = new Date(end - (span - day) * DAY).toISOString().slice(0, 10);
    return german ? iso.split('-').toReversed().join('.') : iso;
  };
  const labels = field.by.slice(1);
  const special = alike === null && table.random() < 0.6 ? Math.floor(labels.length * table.random()) : null;
  const share = table.one([0.03, 0.06, 0.12]);
  const weights = labels.map((_, i) => (i === special ? 0.6 : 0.5 + table.random()));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const who = (): number => {
    let left = table.random() * whole;
    return Math.max(0, weights.findIndex((one) => (left -= one) < 0)); // prettier-ignore
  };
  const rows = Array.from({ length: n }, (_, i): Cell => {
    const day = Math.floor((span * (i + 1)) / n);
    const own = who();
    const off = alike === null && table.random() < (own === special ? Math.min(0.7, 6 * share) : special === null ? share : share / 3);
    const value = Number((150 * Math.exp(0.7 * table.normal())).toFixed(2));
    return ROWS[field.how]({ field, table, span, day, who: own, off, value, alike, write });
  });
  const order = table.random() < 0.5 ? rows : rows.map((row) => ({ row, at: table.random() })).sort((a, b) => a.at - b.at).map(({ row }) => row); // prettier-ignore
  const header = [field.id, field.by[0], ...HEADERS[field.how](field, alike)];
  const off = rows.filter((row) => row.off);
  return {
    name: `${field.half} ${field.how} ${field.id} ${n} rows${alike === null ? '' : `, ${alike}`}, seed ${seed}`,
    csv: [header, ...order.map((row, i) => [`${field.id.slice(0, 1).toUpperCase()}-${20_000 + 3 * i}`, labels[row.who] ?? '', ...row.cells])].map((row) => row.join(',')).join('\n'),
    field,
    waits: off.length,
    total: off.reduce((sum, row) => sum + row.value, 0),
    group: special === null ? null : (labels[special] ?? null),
  };
} // prettier-ignore

const two = (text: string): [string, string] => {
  const [a = '', b = ''] = text.split(',');
  return [a, b];
};

/** Columns beside the row's name and whose it is. */
const HEADERS: Record<MoneyField['how'], (field: MoneyField, alike: MoneyAlike | null) => string[]> = {
  left: ({ date, due, stage, beside, target }) => [...(date ? [date] : []), ...(due ? [due] : []), ...(stage[0] ? [stage[0]] : []), ...two(beside), target],
  paper: ({ date, state, stage, money, target }) => [date, ...(state[0] ? [state[0]] : []), ...(stage[0] ? [stage[0]] : []), money, target],
  past: ({ date, state, beside, money, target }, alike) => [date, target, ...(state[0] ? [state[0]] : []), ...(beside && alike !== 'a log of lots' ? [beside] : []), ...(money ? [money] : [])],
  inbound: ({ date, due, target, stage, beside, money }) => [date, due, target, ...(stage[0] ? [stage[0]] : []), 'pieces', beside, money, 'last moved'],
}; // prettier-ignore

interface Given {
  field: MoneyField;
  table: MadeTable;
  span: number;
  day: number;
  who: number;
  off: boolean;
  value: number;
  alike: MoneyAlike | null;
  write: (day: number) => string;
}

const ROWS: Record<MoneyField['how'], (given: Given) => Cell> = {
  left({ field: { date, due, stage }, table, span, day, who, off, value, alike, write }) {
    const age = span - day;
    const term = table.one([14, 30]);
    const at = alike === 'booked ahead' && table.random() < 0.1 ? span + Math.ceil(60 * table.random()) : day;
    const isDraft = alike === 'drafts' && table.random() < 0.1;
    const isStage = stage.length > 0;
    const isVoid = isStage && !isDraft && at === day && table.random() < 0.04;
    const isYoung = date !== '' && (due ? age <= term : age <= 28);
    // Of what is young half is still open, as terms allow it; what is called off is charged nothing.
    const isOpen = alike === 'all open' ? true : alike === 'an account' ? table.random() < 0.8 : isDraft || at > span || (!isVoid && (off || (isYoung && table.random() < 0.5)));
    const isCounted = off && !isVoid && (due === '' || age > term);
    const part = table.random() < 0.2 ? Number((value * table.between(0.2, 0.8, 2)).toFixed(2)) : value;
    const left = isOpen && !isVoid ? part : 0;
    const sign = alike === 'an account' && table.random() < 0.4 ? -1 : 1;
    const [done = '', ahead = '', gone = ''] = stage.slice(1);
    const stageOf = isVoid ? gone : isDraft || at > span ? ahead : done;
    return {
      day, who, off: alike === null && (isCounted || (due === '' && left > 0)), value: left,
      cells: [...(date ? [write(at)] : []), ...(due ? [write(day + term)] : []), ...(isStage ? [stageOf] : []), value.toFixed(2), (value - sign * left).toFixed(2), (sign * left).toFixed(2)],
    };
  },
  paper({ field: { state, stage }, table, span, day, who, off, value, alike, write }) {
    const isAsked = state.length === 0 || table.random() < 0.5;
    const kind = table.random();
    const [done = '', open = '', gone = ''] = stage.slice(1);
    const at = stage.length === 0 || kind < 0.9 ? done : kind < 0.95 ? open : gone;
    const isDone = at === done;
    const isYoung = alike === 'not written yet' && span - day <= 25 && table.random() < 0.6;
    const isOdd = alike === 'now and then' && table.random() < 0.6;
    const isKind = alike === 'of one kind only' && who > 0;
    const has = isAsked && isDone && !off && !isYoung && !isOdd && !isKind;
    return {
      day, who, off: off && isAsked && isDone, value,
      cells: [write(day), ...(state.length > 0 ? [(isAsked ? state[2] : state[1]) ?? ''] : []), ...(stage.length > 0 ? [at] : []), value.toFixed(2), has ? `R${700_000 + Math.floor(90_000 * table.random())}` : ''],
    };
  },
  past({ field: { state, beside, money }, table, span, day, who, off, value, alike, write }) {
    const isOver = state.length > 0 && table.random() < 0.2;
    const isOut = beside !== '' && !off && table.random() < 0.6;
    const late = Math.ceil(1 + 90 * table.random());
    // What is past its day is gone, or seen to be over.
    const isPast = isOver || isOut ? table.random() < 0.5 : off;
    const until = isPast || (alike === 'a log of lots' && table.random() < 0.7) ? span - late : span + 1 + Math.ceil(300 * table.random());
    const isGone = isOut || (alike === 'a log of lots' && until < span);
    const isWaiting = off && !isOver && !isGone;
    return {
      day, who, off: isWaiting, value,
      cells: [
        write(Math.min(day, until - 1)), write(until),
        ...(state.length > 0 ? [(isOver ? state[2] : state[1]) ?? ''] : []),
        ...(beside && alike !== 'a log of lots' ? [isGone ? 0 : 1 + Math.floor(40 * table.random())] : []),
        ...(money ? [(isGone ? 0 : value).toFixed(2)] : []),
      ],
    };
  },
  inbound({ field: { stage }, table, span, day, who, off, value, alike, write }) {
    const lead = 10 + Math.floor(20 * table.random());
    const due = day + lead;
    const slip = Math.round(2 + 3 * table.normal());
    const come = due + Math.max(-5, slip);
    const isVoid = stage.length > 0 && table.random() < 0.03;
    const isLate = off && due < span && alike === null;
    const isIn = !isVoid && !isLate && come <= span;
    // What is due later than all that is known waits for nothing.
    const asked = alike === 'due later' && !isIn ? Math.max(due, span + 5) : due;
    const pieces = 1 + Math.floor(30 * table.random());
    const [received = '', open = '', gone = ''] = stage.slice(1);
    return {
      day, who, off: !isVoid && !isIn && asked < span, value,
      cells: [
        write(day), write(asked), isIn ? write(come) : '', ...(stage.length > 0 ? [isVoid ? gone : isIn ? received : open] : []),
        pieces, (value / pieces).toFixed(2), value.toFixed(2), isIn && table.random() < 0.99 ? write(Math.min(span, come + Math.floor(150 * table.random()))) : '',
      ],
    };
  },
}; // prettier-ignore
