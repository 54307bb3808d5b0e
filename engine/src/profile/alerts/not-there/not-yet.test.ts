import { usualOrAll } from '../../../testing/usual-or-all';
import { adoptModel } from '../../../understand/adopt-model';
import { MadeTable, type MadeCell } from '../../../understand/testing/made-table';
import { withTable } from '../../../understand/testing/load-text';
import { understand } from '../../../understand/understand';
import { profileWithFacts } from '../../profile-table';
import { asFarAsHappened } from './not-yet';

jest.setTimeout(120_000);

const DAY = 86_400_000;
const SEEDS = Array.from({ length: usualOrAll(3, 8) }, (_, i) => 7919 * (1 + i));
/** Key, day, status, what it is when over, what it is before, what was called off, and what is noted when it is over. */
const FIELDS = [
  ['appt', 'appt date', 'status', ['Completed', 'DNA'], ['Booked'], 'Cancelled', ['actual min', 'fee']],
  ['Termin', 'Termindatum', 'Stand', ['erledigt', 'nicht erschienen'], ['geplant', 'bestätigt'], 'abgesagt', ['Dauer', 'Betrag']],
  ['job', 'visit date', 'job state', ['Done'], ['Scheduled', 'To be confirmed'], 'Called off', ['hours', 'parts cost']],
  ['réservation', 'date d’arrivée', 'statut', ['honoré', 'no show'], ['réservé'], 'annulé', ['total', 'note']],
  ['lesson', 'starts', 'outcome', ['attended', 'missed'], ['upcoming', 'reserved'], 'withdrawn', ['score', 'minutes']],
] as const; // prettier-ignore

type Way = 'booked' | 'blank' | 'full' | 'tickets' | 'claims' | 'all over' | 'left open' | 'given up';

/** Rows by day up to a cut and, where there are such, some of what is to come. */
function made(seed: number, way: Way) {
  const t = new MadeTable(0, seed);
  const [key, day, status, over, before, off, noted] = t.one(FIELDS);
  const [days, perDay, cut] = [
    t.one([90, 200, 400, 700]),
    t.one([1, 3, 9, 20]),
    Date.UTC(2025, t.between(0, 11), t.between(2, 27)),
  ];
  const ahead = way === 'booked' || way === 'blank' || way === 'full' ? t.one([8, 20, 45]) : 0;
  const rows: MadeCell[][] = [];
  for (let i = -days; i <= ahead; i++) {
    const date = new Date(cut + i * DAY);
    const weekend = date.getUTCDay() % 6 === 0;
    const thin = way === 'full' ? 1 : 0.5 * (1 - i / (ahead + 1)) + 0.1;
    const rate = perDay * (weekend ? 0.2 : 1) * (i > 0 ? thin : 1);
    const n = Math.floor(rate + t.random());
    for (let j = 0; j < n; j++) {
      const age = -i;
      const open =
        way === 'tickets'
          ? age < 4 * t.random()
          : way === 'claims'
            ? t.random() < Math.exp(-age / 60)
            : way === 'left open'
              ? t.random() < 0.06
              : i > 0;
      const isOff = t.random() < 0.05;
      const says = isOff ? off : open ? (way === 'tickets' || way === 'claims' ? 'Open' : t.one(before)) : t.one(over);
      const known = !isOff && !open;
      const gone = way === 'given up' && age < 20;
      rows.push([`A${1000 + rows.length}`, date.toISOString().slice(0, 10), t.one(['North', 'South', 'East']), way === 'blank' ? null : says,
        known && !gone ? t.between(5, 90) : null, known ? t.between(20, 300, 2) : null]); // prettier-ignore
    }
  }
  const head = [key, day, 'site', ...(way === 'blank' ? ['remark'] : [status]), ...noted];
  const csv = [head, ...rows].map((row) => row.map((cell) => cell ?? '').join(',')).join('\n');
  return { name: `${seed} ${key} ${way} ${rows.length} rows, ${ahead} days ahead`, csv, cut, ahead: rows.filter((row) => Date.parse(String(row[1])) > cut).length }; // prettier-ignore
}

const limitOf = (csv: string) =>
  withTable(csv, async ({ connection }, loaded) => {
    const { table, facts, pairs } = await profileWithFacts(connection, loaded);
    return asFarAsHappened(connection, adoptModel(table, await understand(connection, table, { facts }), pairs));
  });

test.each(['booked', 'blank', 'full'] as const)('the time ends where what is to come begins: %s', async (way) => {
  const off: string[] = [];
  for (const seed of SEEDS) {
    const { name, csv, cut, ahead } = made(seed, way);
    if (ahead < 8) continue;
    const { timeLimit, alerts } = await limitOf(csv);
    const near = timeLimit !== null && timeLimit >= cut - DAY && timeLimit <= cut + 7 * DAY;
    if (!near || !alerts.some(({ kind }) => kind === 'partial-last-period')) off.push(`${name}: ${timeLimit}`);
  }
  expect(off).toEqual([]);
});

test.each(['tickets', 'claims', 'all over', 'left open', 'given up'] as const)(
  'what came in and is not over has happened: %s',
  async (way) => {
    const off: string[] = [];
    for (const seed of SEEDS) {
      const { name, csv } = made(seed, way);
      const { timeLimit } = await limitOf(csv);
      if (timeLimit !== null) off.push(`${name}: ${new Date(timeLimit).toISOString()}`);
    }
    expect(off).toEqual([]);
  },
);
