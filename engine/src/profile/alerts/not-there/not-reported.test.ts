import { usualOrAll } from '../../../testing/usual-or-all';
import { adoptModel } from '../../../understand/adopt-model';
import { MadeTable, type MadeCell } from '../../../understand/testing/made-table';
import { withTable } from '../../../understand/testing/load-text';
import { understand } from '../../../understand/understand';
import { profileWithFacts } from '../../profile-table';
import { asFarAsReported } from './not-reported';

type Missing = 'blank' | 'absent' | 'none' | 'here and there' | 'given up' | 'come and go';

const STEPS = ['month', 'week', 'day'] as const;
const FIELDS = [
  ['Zone', 'Monat', 'Verkauf m3'],
  ['Store', 'week', 'takings eur'],
  ['Sensor', 'day', 'kWh'],
  ['Clinic', 'period', 'visits'],
] as const;

/** A panel of things that are read again and again, of which some have not reported in the last periods. */
function madePanel(seed: number, missing: Missing) {
  const made = new MadeTable(0, seed);
  const [thing, time, measure] = made.one(FIELDS);
  const step = made.one(STEPS);
  const things = made.one([6, 12, 25, 60]);
  const periods = made.one([18, 30, 54]);
  const late = made.one([1, 2, 3]);
  const share = made.between(0.2, 0.6, 2);
  const at = (i: number) => {
    const date = step === 'month' ? Date.UTC(2021, i, 1) : Date.UTC(2023, 0, 2 + i * (step === 'week' ? 7 : 1));
    return new Date(date).toISOString().slice(0, 10);
  };
  const rows: MadeCell[][] = [];
  const level = Array.from({ length: things }, () => 500 + 400 * made.random());
  const [came, went] = [0, 1].map(() => level.map(() => made.random()));
  for (let i = 0; i < periods; i++)
    for (let one = 0; one < things; one++) {
      const isLate = i >= periods - late && one / things < share;
      const isGone = missing === 'come and go' && (i / periods < 0.8 * (came?.[one] ?? 0) || i / periods > 0.3 + (went?.[one] ?? 0));
      if ((missing === 'absent' && isLate) || isGone) continue;
      const isBlank = (missing === 'blank' && isLate) || (missing === 'here and there' && made.random() < 0.04) || (missing === 'given up' && i >= periods - late);
      const value = Math.round((level[one] ?? 0) * (1 + 0.1 * made.normal()));
      rows.push([`T${one + 1}`, at(i), isBlank ? null : value, Math.round(100 + 10 * made.normal())]);
    }
  const csv = [[thing, time, measure, 'pressure'], ...rows].map((row) => row.map((cell) => cell ?? '').join(',')).join('\n');
  return { name: `${seed} ${things} by ${step} of ${periods}, ${late} late`, csv, from: at(periods - late), known: things - Math.ceil(share * things) };
} // prettier-ignore

const reported = (csv: string) =>
  withTable(csv, async ({ connection }, loaded) => {
    const { table, facts, pairs } = await profileWithFacts(connection, loaded);
    const adopted = adoptModel(table, await understand(connection, table, { facts }), pairs);
    return { before: adopted, after: await asFarAsReported(connection, adopted) };
  });

const SEEDS = Array.from({ length: usualOrAll(2, 8) }, (_, i) => 1 + i);

test.each(['blank', 'absent'] as const)('periods in which not all have reported are left out and noted: %s', async (missing) => {
  const off: string[] = [];
  for (const seed of SEEDS) {
    const { name, csv, from, known } = madePanel(seed, missing);
    const { after } = await reported(csv);
    const [alert] = after.alerts.filter(({ kind }) => kind === 'partial-last-period');
    if (after.timeLimit !== Date.parse(from) - 1 || !alert?.sentence.includes(` ${known} in `)) off.push(`${name}: ${alert?.sentence ?? 'none'}`);
  }
  expect(off).toEqual([]);
}); // prettier-ignore

test.each(['none', 'here and there', 'given up', 'come and go'] as const)('where %s are missing, nothing is', async (missing) => {
  const off: string[] = [];
  for (const seed of SEEDS) {
    const { name, csv } = madePanel(seed, missing);
    const { before, after } = await reported(csv);
    if (after !== before) off.push(name);
  }
  expect(off).toEqual([]);
});
