import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** Patients of two arms with how long each was watched, and how that ended; `no` and `yes` are its two codes. */
async function patients(time: string, status: string, [no, yes]: readonly [string, string] = ['0', '1']) {
  const table = new MadeTable(160, 5);
  const own = Array.from({ length: 160 }, () => -Math.log(table.random()) * 700);
  table
    .add('patient', (row) => `P${row}`)
    .add('arm', (row) => ['new', 'old'][row % 2] ?? '')
    .add(time, (row) => Math.ceil(Math.min(600, own[row] ?? 0)))
    .add(status, (row) => ((own[row] ?? 0) < 600 ? yes : no))
    .add('mm', () => table.between(10, 90, 1));
  const { algebra, outcome } = await modelOf(table.csv());
  return { followed: algebra.filter(({ kind }) => kind === 'followed'), outcome };
}

test.each([
  ['futime', 'status'],
  ['time', 'status'],
  ['survival_days', 'death'],
  ['pgtime', 'pgstat'],
  ['os_months', 'os_event'],
  ['days to last follow up', 'vital status'],
  ['days followed', 'relapsed'],
  ['Días De Seguimiento', 'Recaída'],
  ['giorni di osservazione', 'ricaduta'],
  ['Beobachtungstage', 'Rückfall'],
  ['dagen gevolgd', 'terugval'],
  ['jours de suivi', 'rechute'],
])('%s was watched until %s says how that ended, which is the result', async (time, status) => {
  const { followed, outcome } = await patients(time, status);
  expect(followed).toEqual([{ kind: 'followed', target: time, of: status, held: { rows: 160, off: 0, of: 'table' } }]);
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: status, event: '1' } });
});

test('of two codes the larger one says that it happened', async () => {
  expect((await patients('time', 'status', ['1', '2'])).outcome).toMatchObject({ outcome: { column: 'status', event: '2' } });
});

test('words for it are told as they are', async () => {
  const { outcome } = await patients('time', 'status', ['alive', 'dead']);
  expect(outcome).toMatchObject({ outcome: { column: 'status', event: 'dead', good: 'low' } });
});

test.each([
  ['dose', 'status'],
  ['time', 'region'],
  ['age', 'status'],
  ['pgtime', 'osstat'],
  ['Days Since Last Login', 'Status'],
  ['Tage seit letzter Bestellung', 'Status'],
  ['Lead Days', 'Status'],
  ['VOR Days', 'Status'],
  ['wait days', 'status'],
  ['notice months', 'status'],
  ['days of leave', 'relapsed'],
  ['giorni di ferie', 'status'],
])('%s beside %s is no time that was watched', async (time, status) => {
  expect((await patients(time, status)).followed).toEqual([]);
});

test('days beside how an order stands are none that somebody was watched for', async () => {
  expect((await patients('days', 'status', ['Completed', 'Cancelled'])).followed).toEqual([]);
  expect((await patients('days', 'status', ['censored', 'event'])).followed).toHaveLength(1);
});
