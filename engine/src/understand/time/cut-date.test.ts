import { modelOf } from '../testing/model-of';

const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
const START = Date.UTC(2024, 0, 1);

/** Rows of a year and a half that were cut out by their second date; the first lies so many days before it. */
const rowsOf = (n: number, lead: (i: number) => number, of = (i: number) => ((i * 389) % 540) + (i % 7 === 0 ? 0 : 0.4)) =>
  Array.from({ length: n }, (_, i) => {
    const at = START + Math.floor(of(i)) * DAY;
    return [i + 1, iso(at - lead(i) * DAY), iso(at), `${String(8 + (i % 9)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`, 20 + ((i * 31) % 40)].join();
  }); // prettier-ignore
const table = (header: string, rows: readonly string[]) => [header, ...rows].join('\n');
/** Mostly short, some long. */
const LEAD = (i: number) => (i % 9 === 0 ? 30 + (i % 60) : i % 12);

test.each<[string, string, string[]]>([
  ['appointments', 'id,Booked On,Appt Date,Appt Time,minutes', ['Appt Date', 'Appt Time']],
  ['deliveries', 'id,order date,delivery date,delivery time,km', ['delivery date']],
  ['stays', 'id,Buchungsdatum,Anreisedatum,Uhrzeit,Preis', ['Anreisedatum', 'Uhrzeit']],
])('%s are dated by what they were cut out by, with its own clock', async (_, header, columns) => {
  const model = await modelOf(table(header, rowsOf(2000, LEAD)));
  expect(model.time?.columns).toEqual(columns);
});

test('cut out by the first date, it stays the rows’ own', async () => {
  // The second trails at its end.
  const rows = rowsOf(2000, (i) => -LEAD(i));
  const model = await modelOf(table('id,opened,resolved note date,clock of note,minutes', rows.map((row) => row)));
  expect(model.time?.columns[0]).toBe('opened');
}); // prettier-ignore

test('a time of day of one date is not set beside another', async () => {
  const model = await modelOf(table('id,Booked On,Appt Date,Appt Time,minutes', rowsOf(150, LEAD)));
  expect(model.time?.columns).not.toEqual(['Booked On', 'Appt Time']);
});
