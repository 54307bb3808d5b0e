import { csvOf, seeded } from '../../kinds/made-up-rows';
import { modelOf } from '../testing/model-of';
/** Cells of 200 rows: labels by chance, the first of them least often; numbers of one to nine hundred. */
async function outcomeOf(columns: Record<string, readonly string[] | 'id' | 'number' | 'few'>) {
  const random = seeded(7);
  const rows = Array.from({ length: 200 }, (_, i) =>
    Object.values(columns).map((cells) => {
      if (cells === 'id') return String(70_000 + 13 * i);
      if (cells === 'number') return (1 + 900 * random() ** 2).toFixed(2);
      if (cells === 'few') return String(1 + Math.floor(9 * random()));
      return cells[Math.floor(cells.length * random() ** 0.6)] ?? '';
    }),
  );
  return (await modelOf(csvOf(Object.keys(columns), rows))).outcome;
}

const YN = ['Yes', 'No'] as const;
const PLACES = ['Bonn', 'Rome', 'Oslo'] as const;

test.each([
  ['escalated', 'low', { ticket: 'id', city: PLACES, minutes: 'few', escalated: YN }],
  ['dropped_out', 'low', { student: 'id', city: PLACES, grant: YN, dropped_out: YN }],
  ['no_show', 'low', { appointment: 'id', city: PLACES, sms_received: YN, no_show: YN }],
  ['status', 'low', { delivery: 'id', city: PLACES, minutes: 'few', status: ['on time', 'late'], driver: PLACES }],
  ['delivery_status', 'low', { delivery: 'id', city: PLACES, delivery_status: ['Late', 'On Time'], weight: 'number' }],
  ['punctuality', 'low', { trip: 'id', city: PLACES, punctuality: ['late', 'on time'], weight: 'number' }],
  ['Lieferstatus', 'low', { Sendung: 'id', Ort: PLACES, Lieferstatus: ['verspätet', 'pünktlich'], Gewicht: 'number' }],
  ['condition', 'low', { parcel: 'id', city: PLACES, condition: ['damaged', 'ok'], weight: 'number' }],
  ['customer_status', 'low', { customer: 'id', city: PLACES, customer_status: ['churned', 'active'], size: 'number' }],
  ['LWBS', 'low', { visit: 'id', city: PLACES, LWBS: YN, minutes: 'number' }],
  ['left_without_being_seen', 'low', { visit: 'id', left_without_being_seen: YN, city: PLACES, minutes: 'number' }],
  ['outcome', 'low', { visit: 'id', outcome: ['LWBS', 'admitted', 'discharged'], city: PLACES, minutes: 'number' }],
  ['sla_met', 'high', { ticket: 'id', city: PLACES, sla_met: YN, minutes: 'number' }],
  ['on_time', 'high', { trip: 'id', city: PLACES, on_time: YN, weight: 'number' }],
  ['graduated', 'high', { student: 'id', city: PLACES, graduated: YN }],
  ['reopened', null, { ticket: 'id', city: PLACES, reopened: YN }],
  ['repaid', 'high', { loan: 'id', amount: 'number', city: PLACES, repaid: YN }],
  ['Zurückgegeben', 'low', { Bestellung: 'id', Ort: PLACES, Preis: 'number', Zurückgegeben: ['ja', 'nein'] }],
  ['résilié', 'low', { client: 'id', ville: PLACES, résilié: ['oui', 'non'] }],
  ['is_canceled', 'low', { city: PLACES, is_canceled: YN, rate: 'number', is_repeated_guest: YN }],
  ['ventas', 'high', { pedido: 'id', zona: PLACES, cantidad: 'few', ventas: 'number' }],
  ['symptom_score', 'low', { patient: 'id', city: PLACES, symptom_score: 'number' }],
  ['pain_relief_score', 'high', { patient: 'id', city: PLACES, pain_relief_score: 'number' }],
  ['kind', null, { dose: 'number', weight: 'number', kind: YN }],
  ['Klasse', null, { Dosis: 'number', Gewicht: 'number', Klasse: ['ja', 'nein'] }],
  ['status', 'low', { account: 'id', status: ['Churned', 'Active', 'Trial'], city: PLACES, onboarding_completed: YN }],
  ['order_status', 'low', { order: 'id', order_status: ['returned', 'delivered', 'shipped'], city: PLACES, gift_wrapped: YN }],
  ['Improved', null, { patient: 'id', treatment: ['drug', 'placebo'], age: 'few', Improved: ['None', 'Some', 'Marked'] }],
  ['gebessert', null, { Patient: 'id', Ort: PLACES, gebessert: ['keine', 'etwas', 'deutlich'] }],
  ['status', 'high', { project: 'id', city: PLACES, status: ['won', 'lost', 'open'] }],
] as const)('%s is the result', async (column, good, columns) => {
  expect(await outcomeOf(columns)).toMatchObject({ kind: 'outcome', outcome: { column, good } });
});

test.each([
  ['DoctorVisits.csv', 'visits', 'gender,illness,private,visits'],
  ['fishing_catch_2023.csv', 'catch', 'boat,crew size,catch,errors'],
])('the table %s is about %s, though another column has a word for a result', async (file, column, header) => {
  const random = seeded(3);
  const names = header.split(',');
  const rows = Array.from({ length: 300 }, () => names.map((name) => (name === 'gender' || name === 'boat' || name === 'private' ? ['a', 'b'][Math.floor(2 * random())] ?? '' : Math.floor(6 * random() ** 2)))); // prettier-ignore
  expect((await modelOf(csvOf(names, rows), file)).outcome).toMatchObject({ kind: 'outcome', outcome: { column } });
});

test('what a list is called after is no result where it is no figure', async () => {
  const random = seeded(4);
  const rows = Array.from({ length: 300 }, () => [['oak', 'elm', 'ash'][Math.floor(3 * random())] ?? '', Math.floor(90 * random()), Math.floor(6 * random())]); // prettier-ignore
  expect((await modelOf(csvOf(['species', 'height', 'defects'], rows), 'species.csv')).outcome).toMatchObject({
    outcome: { column: 'defects' },
  });
});

test.each([
  ['a state', { person: 'id', city: PLACES, married: YN }],
  ['a trait behind others', { flat: 'id', furnished: YN, city: PLACES, balcony: YN }],
  ['a trait that a participle tells', { guest: 'id', city: PLACES, is_repeated_guest: YN }],
  ['an event before other columns', { user: 'id', activated: YN, city: PLACES, size: 'number' }],
  ['what was done to a thing', { room: 'id', city: PLACES, beds: 'few', renovated: YN }],
  ['one of two kinds', { dose: 'number', weight: 'number', kind: ['red', 'white'] }],
  ['a kind in figures', { dose: 'number', weight: 'number', kind: ['0', '1'] }],
  ['a kind before other columns', { dose: 'number', kind: YN, weight: 'number' }],
  ['a kind beside another trait', { dose: 'number', smoker: YN, kind: YN }],
  ['a trait with yes and no', { dose: 'number', weight: 'number', balcony: YN }],
  ['which hand', { person: 'id', left_handed: YN, city: PLACES, size: 'number' }],
  ['what was done to things in several ways', { room: 'id', beds: 'few', renovated: ['none', 'partly', 'fully'] }],
  ['where somebody went on board', { person: 'id', fare: 'number', embarked: ['Cork', 'Southampton', 'Cherbourg'] }],
  ['who won somebody over', { donor: 'id', won_by: ['street', 'mail', 'web'], city: PLACES }],
  ['whether something is open', { ticket: 'id', city: PLACES, status: ['open', 'closed'] }],
  ['a bill', { total_bill: 'number', city: PLACES, table_size: 'few' }],
  ['a requested loan', { loan: 'id', loan_amount: 'number', city: PLACES }],
] as const)('%s is no result', async (_, columns) => {
  expect((await outcomeOf(columns)).kind).toBe('none');
});

test.each([
  ['a study', 'smoker', { smoker: YN, ban: YN, education: PLACES, load: 'few' }],
  ['a study in figures', 'card', { card: ['0', '1'], reports: 'few', income: 'number', owner: YN }],
  ['how often it came about', 'visits', { visits: 'few', chronic: YN, income: 'number', region: PLACES }],
  ['how many live there', undefined, { inhabitants: 'number', chronic: YN, income: 'number', region: PLACES }],
  ['how often beside a result', 'score', { visits: 'few', chronic: YN, region: PLACES, score: 'number' }],
  ['what is known by name', undefined, { client: 'id', smoker: YN, ban: YN, load: 'few' }],
  ['people as they are', undefined, { minority: YN, credits: YN, education: PLACES, load: 'few' }],
  ['a yes or no behind others', undefined, { load: 'few', smoker: YN, ban: YN, education: PLACES }],
  ['two columns', undefined, { smoker: YN, load: 'few' }],
] as const)(
  'of a table that neither names nor dates its rows, the yes or no or the count before all others is the result: %s',
  async (_, column, columns) => {
    const outcome = await outcomeOf(columns);
    expect(outcome.kind === 'outcome' ? outcome.outcome.column : undefined).toBe(column);
  },
);

test('a yes or no that is cut from a measure is the result', async () => {
  const random = seeded(3);
  const rows = Array.from({ length: 200 }, (_, i) => {
    const grams = Math.round(2000 + 2000 * random());
    return [i + 1, 18 + Math.floor(20 * random()), PLACES[i % 3] ?? '', grams < 2500 ? 1 : 0, grams];
  });
  const { outcome } = await modelOf(csvOf(['birth', 'mother_age', 'ward', 'low', 'bwt'], rows));
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'low', event: '1' } });
});

test('of several unwished ends of a status the most frequent is the result, before what was done about it', async () => {
  const random = seeded(11);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const drawn = random();
    const end = drawn < 0.16 ? 'No Show' : drawn < 0.26 ? 'Cancelled' : drawn < 0.28 ? 'Scheduled' : 'Completed';
    return [`v${i}`, PLACES[i % 3] ?? '', random() < 0.5 ? 'Y' : 'N', end, Math.floor(40 * random())];
  });
  const { outcome } = await modelOf(csvOf(['visit', 'ward', 'reminder sent', 'visit status', 'wait'], rows));
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'visit status', event: 'No Show', good: 'low' } });
});

/** Rows of a log with a status: the label of most, and others with the share of each. */
async function ended(header: string, routine: string, others: readonly (readonly [string, number])[], paid = false) {
  const random = seeded(13);
  const rows = Array.from({ length: 600 }, (_, i) => {
    let left = random();
    const [end = routine] = others.find(([, share]) => (left -= share) < 0) ?? [];
    return [`v${i}`, PLACES[i % 3] ?? '', end, Math.floor(40 * random()), paid && end === routine ? (9 + 90 * random()).toFixed(2) : ''];
  });
  return (await modelOf(csvOf(['case', 'city', header, 'wait', 'paid'], rows.map((row) => row.map(String))))).outcome;
} // prettier-ignore

test.each([
  ['Outcome', 'Seated', [['No-show', 0.1], ['Cancelled', 0.06]], 'No-show', 'low'],
  ['Befund', 'unauffällig', [['strittig', 0.2]], 'strittig', null],
  ['order_status', 'completed', [['processing', 0.2], ['put_back', 0.1]], 'put_back', 'low'],
  ['Terminstatus', 'Wahrgenommen', [['nicht wahrgenommen', 0.12]], 'nicht wahrgenommen', 'low'],
  ['Result', 'Passed', [['Failed', 0.1]], 'Failed', 'low'],
  ['status', 'lost', [['won', 0.3], ['open', 0.1]], 'won', 'high'],
  ['Status', 'Verloren', [['Durchgeführt', 0.3], ['Offen', 0.1], ['Storniert', 0.05], ['Bestätigt', 0.05]], 'Verloren', 'low'],
] as const)('of %s what is not the rule is told', async (header, routine, others, event, good) => {
  expect(await ended(header, routine, others)).toMatchObject({ outcome: { column: header, event, good } });
}); // prettier-ignore

test('how it ended stands before a rate on the way', async () => {
  const random = seeded(8);
  const rows = Array.from({ length: 500 }, (_, i) => {
    const [taken, passed] = [60 + 60 * Math.floor(2 * random()), random()];
    const end = random() < 0.1 ? 'Withdrawn' : random() < 0.1 ? 'Interrupted' : 'Enrolled';
    return [`S${i}`, PLACES[i % 3] ?? '', end, taken, Math.round(taken * passed), ((100 * Math.round(taken * passed)) / taken).toFixed(1)];
  });
  const { outcome } = await modelOf(csvOf(['student no', 'campus', 'status', 'credits taken', 'credits passed', 'pass %'], rows.map((row) => row.map(String))));
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'status', event: 'Withdrawn', good: 'low' } });
}); // prettier-ignore

test('an end that no word names is told beside the one for which alone something is known', async () => {
  const others = [['tipped', 0.15], ['blended', 0.05]] as const;
  expect(await ended('cask status', 'racked', others, true)).toMatchObject({ outcome: { event: 'tipped', good: 'low' } });
  expect((await ended('cask status', 'oak', others)).kind).toBe('none');
}); // prettier-ignore

test.each([
  ['Membership status', 'Basic', [['Silver', 0.25], ['Gold', 0.1]]],
  ['Status', 'offen', [['geschlossen', 0.4]]],
] as const)('%s %s is no end', async (header, routine, others) => {
  expect((await ended(header, routine, others)).kind).toBe('none');
}); // prettier-ignore

test('a cut of what was there before is none', async () => {
  const random = seeded(3);
  const rows = Array.from({ length: 200 }, (_, i) => {
    const age = 10 + Math.floor(50 * random());
    return [i + 1, age, PLACES[i % 3] ?? '', age < 18 ? 1 : 0];
  });
  expect((await modelOf(csvOf(['visit', 'age', 'ward', 'minor'], rows))).outcome.kind).toBe('none');
});

test('labels that are put together of a result and something else are no result beside it', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const [year, result] = [1990 + (i % 20), random() < 0.4 ? 'PASS' : 'FAIL'];
    return [`tt${10_000 + i}`, PLACES[i % 3] ?? '', result, (900 * random() ** 2).toFixed(2), `${year}${result}`];
  });
  const { outcome } = await modelOf(csvOf(['film', 'studio', 'binary', 'cost', 'code'], rows));
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'binary', event: 'PASS', good: 'high' } });
});

test('the middle of a span is the result, and not its ends', async () => {
  const random = seeded(9);
  const rows = Array.from({ length: 120 }, (_, i) => {
    const [low, span] = [8 + 20 * random(), 1 + 9 * random()];
    return [`m${i}`, low.toFixed(1), (Math.round(10 * (low + span / 2)) / 10).toFixed(1), (2 * (Math.round(10 * (low + span / 2)) / 10) - Number(low.toFixed(1))).toFixed(1), Math.floor(90 * random())]; // prettier-ignore
  });
  const { outcome } = await modelOf(csvOf(['model', 'min_price', 'price', 'max_price', 'power'], rows));
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: 'price' } });
});

test('how grave an accident was is a result only where nothing stands behind it', async () => {
  const GRAVE = ['minor', 'moderate', 'major'];
  expect(await outcomeOf({ accident: 'id', severity: GRAVE, city: PLACES, fatal: YN })).toMatchObject({
    outcome: { column: 'fatal' },
  });
  expect((await outcomeOf({ accident: 'id', severity: GRAVE, city: PLACES, speed: 'few' })).kind).toBe('none');
  expect(await outcomeOf({ accident: 'id', city: PLACES, severity: GRAVE })).toMatchObject({
    outcome: { column: 'severity', good: 'low' },
  });
});

test('of rows with a moment the only yes or no that happened is the result, wherever it stands', async () => {
  const random = seeded(2);
  const rowsOf = (more: readonly (readonly string[])[]) =>
    Array.from({ length: 200 }, (_, i) => [
      `e${i}`,
      new Date(1.6e12 + 4e7 * i * i).toISOString().slice(0, 10),
      ...[YN, ...more].map((cells) => cells[Math.floor(cells.length * random())] ?? ''),
      (900 * random() ** 2).toFixed(2),
    ]);
  const outcomeOfRows = async (names: string[], more: readonly (readonly string[])[]) =>
    (await modelOf(csvOf(['haul', 'landed_on', ...names, 'litres'], rowsOf(more)))).outcome;
  expect(await outcomeOfRows(['aborted', 'city'], [PLACES])).toMatchObject({ outcome: { column: 'aborted', event: 'Yes' } });
  expect((await outcomeOfRows(['aborted', 'weekend', 'city'], [YN, PLACES])).kind).toBe('none');
});

test.each(['visits.csv', 'ages.csv'])('what things are once and for all leads no table of their readings: %s', async (table) => {
  const random = seeded(11);
  const rows = Array.from({ length: 160 }, (_, i) => {
    const [patient, week] = [Math.floor(i / 4), 4 * (i % 4)];
    return [`P${100 + patient}`, 30 + ((patient * 17) % 43), week, (140 + 20 * random() - week).toFixed(1)];
  });
  const { outcome, shape } = await modelOf(csvOf(['patient_id', 'age', 'week', 'pressure'], rows), table);
  expect(shape.kind).toBe('panel');
  expect(outcome).toMatchObject({ kind: 'lead-measure', column: 'pressure' });
});

/** Subscriptions of a gym: whether each goes on, and of those that do not why and since when. */
async function members(
  status: string,
  [stays, goes]: readonly [string, string],
  reason: string,
  ended: string,
  more: readonly string[] = [],
) {
  const random = seeded(11);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const left = random() < 0.3;
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(300 * random()))).toISOString().slice(0, 10);
    const state = left ? goes : (more[Math.floor(random() * 3 * more.length)] ?? stays);
    return [
      `M${i}`,
      PLACES[i % 3] ?? '',
      String(1 + Math.floor(9 * random())),
      state,
      left ? (['price', 'moved', 'injury'][i % 3] ?? '') : '',
      left ? day : '',
    ];
  });
  return modelOf(csvOf(['member', 'city', 'visits', status, reason, ended], rows));
}

test.each([
  ['Status', ['running', 'over'], 'Reason', 'Exit date', []],
  ['Zustand', ['aktiv', 'beendet'], 'Grund', 'Austritt am', []],
  ['state', ['open', 'stopped'], 'motivo', 'baja', ['paused', 'trial']],
] as const)('of %s the label is told for which a reason stands beside it', async (status, labels, reason, ended, more) => {
  const { outcome, algebra } = await members(status, labels, reason, ended, more);
  expect(outcome).toMatchObject({ kind: 'outcome', outcome: { column: status, event: labels[1] } });
  for (const target of [reason, ended])
    expect(algebra).toContainEqual(expect.objectContaining({ kind: 'settled', target, of: status, label: labels[1] }));
});

test('the unit price of a stock list is no result, and never added up; what a stock comes to is', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 300 }, (_, i) => {
    const [pieces, price] = [Math.floor(40 * random() ** 2), Math.round(100 * (1 + 80 * random() ** 3)) / 100];
    return [`W${i}`, PLACES[i % 3] ?? '', pieces, price.toFixed(2), (Math.round(100 * pieces * price) / 100).toFixed(2)].map(
      String,
    );
  });
  const { outcome, columns } = await modelOf(csvOf(['Wein', 'Keller', 'Flaschen', 'Preis EUR', 'Wert EUR'], rows));
  const how = (name: string) => columns.find((column) => column.name === name)?.overMembers.how;
  expect(outcome.kind).toBe('none');
  expect([how('Preis EUR'), how('Wert EUR')]).toEqual(['mean', 'sum']);
});

test('of a panel the share that was reached leads before the numbers that it is made of', async () => {
  const random = seeded(9);
  const rows = Array.from({ length: 240 }, (_, i) => {
    const calls = 100 + Math.floor(200 * random());
    const met = Math.floor(calls * (0.6 + 0.35 * random()));
    return [
      `2023-${String(1 + Math.floor(i / 20)).padStart(2, '0')}`,
      `Desk ${i % 20}`,
      5 + (i % 20),
      calls,
      met,
      `${((100 * met) / calls).toFixed(1)}%`,
    ].map(String);
  });
  const { outcome, algebra } = await modelOf(csvOf(['Month', 'Desk', 'Seats', 'Calls', 'Answered in SLA', 'SLA %'], rows));
  expect(outcome).toMatchObject({ kind: 'lead-measure', column: 'SLA %' });
  expect(algebra).toContainEqual(expect.objectContaining({ kind: 'part', target: 'Answered in SLA', of: 'Calls' }));
});
