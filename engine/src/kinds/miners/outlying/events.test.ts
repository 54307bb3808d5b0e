import type { Frame } from '../../../insights/frame/frame';
import type { Column } from '../../../model';
import { each } from '../../../testing/hand-made-event';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { eventsOf, isNote, isSql, tellsFate } from './events';

const ROWS = 200;
const of = (row: number, cells: readonly (string | null)[]) => cells[row % cells.length] ?? null;
const cells = (...own: (string | null)[]) => each(ROWS, (row) => of(row, own));

const asked = (changes: Partial<Frame>, table: Parameters<typeof handFrame>[3] = {}) =>
  eventsOf(handFrame('t', ROWS, changes, table)).map(({ column, says }) => `${column.name} ${says.how === 'label' ? says.label : says.how}`); // prettier-ignore
const labels = (...[column, own, changes]: Parameters<typeof handDimension>) => asked({ dimensions: [handDimension(column, own, changes)] }); // prettier-ignore

describe('labels that may be so', () => {
  test('are the seldom ones of what became of rows', () => {
    expect(labels('Ergebnis', cells('ok', 'ok', 'ok', 'spät', 'weg'))).toEqual(['Ergebnis spät', 'Ergebnis weg']);
    expect(labels('zone', cells('ok', 'ok', 'ok', 'spät', 'weg'))).toEqual([]);
    expect(labels('zone', cells('ok', 'ok', 'ok', 'spät', 'weg'), { outcome: true })).toEqual(['zone spät', 'zone weg']);
  });

  test('are what nobody wishes for, whatever its column is called', () =>
    expect(labels('zone', cells('north', 'north', 'south', 'cancelled'))).toEqual(['zone cancelled']));

  test.each([[['Y', 'N']], [['J', 'N']], [['yes', 'no']], [['1', '0']]])('are the seldom of yes and no: %j', ([yes, no]) => {
    expect(labels('checked', cells(no ?? '', no ?? '', yes ?? ''))).toEqual([`checked ${yes}`]);
    expect(labels('checked', cells(yes ?? '', yes ?? '', no ?? ''))).toEqual([`checked ${no}`]);
  });

  test('are notes, whose blank cells have none', () => {
    const note = handDimension('Bemerkung', cells('keiner da', null, null, null));
    const [event] = eventsOf(handFrame('t', ROWS, { dimensions: [note] }));
    expect(event).toMatchObject({ says: { label: 'keiner da' }, sql: { is: `"Bemerkung" IS NOT NULL AND "Bemerkung" = 'keiner da'`, known: '' } });
    expect([...(event?.is ?? [])].slice(0, 4)).toEqual([1, 0, 0, 0]);
    expect(labels('Bemerkung', cells('keiner da', 'keiner da', 'nass', null, null, null))).toEqual(['Bemerkung keiner da', 'Bemerkung nass']);
    const [state] = eventsOf(handFrame('t', ROWS, { dimensions: [handDimension('outcome', cells('ok', 'ok', 'late', null), { outcome: true })] }));
    expect([...(state?.is ?? [])].slice(0, 4)).toEqual([0, 0, 1, -1]);
    expect(state?.sql).toEqual({ is: "outcome = 'late'", known: 'outcome IS NOT NULL' });
  }); // prettier-ignore

  test('are what went wrong, by the header of its column', () => {
    const cd = cells('MECH', 'WX', null, null, null);
    expect(labels('Delay Cd', cd)).toEqual(['Delay Cd MECH', 'Delay Cd WX']);
    expect([labels('Zone Cd', cd), labels('Delay Cd', cells('MECH', 'MECH', 'MECH', 'WX')).length]).toEqual([[], 1]);
    const [event] = eventsOf(handFrame('t', ROWS, { dimensions: [handDimension('Delay Cd', cd)] }));
    expect([...(event?.is ?? [])].slice(0, 4)).toEqual([1, 0, 0, 0]);
    // Why something is done at all is a sort of rows.
    expect([labels('Grund', cd).length, labels('Grund', cells('Umzug', 'Neubau', 'Umbau'))]).toEqual([2, []]);
  });

  test('are those of rows that are over, where it is known which are', () => {
    const state = handDimension('state', each(ROWS, (row) => (row >= 180 ? 'out' : row % 10 === 0 ? 'swapped' : 'closed')), { outcome: true, open: true });
    const of = (columns: string[]) => {
      const unfinished = { by: { column: 'state', labels: ['out'] }, open: Uint8Array.from(each(ROWS, (row) => Number(row >= 180))), columns: new Set(columns), owed: null };
      return eventsOf(handFrame('t', ROWS, { dimensions: [state], unfinished }, { columns: [state.column] }));
    };
    const [out, swapped] = of(['state']);
    expect([out, swapped].map((event) => event?.is.filter((one) => one === 1).length)).toEqual([0, 18]);
    expect([swapped?.is[185], swapped?.sql.known]).toEqual([-1, "state IS NOT NULL AND ((state = 'out')) IS NOT TRUE"]);
    expect(of(['other'])).toEqual([]);
  }); // prettier-ignore

  test.each<[string, Parameters<typeof handDimension>]>([
    ['names', ['outcome', cells('ok', 'ok', 'late'), { entity: true }]],
    ['those of a column of which rows are still open', ['outcome', cells('ok', 'ok', 'late'), { open: true }]],
    ['those of a column of many', ['outcome', each(ROWS, (row) => `c${row % 17}`)]],
    ['those of a handful of rows', ['outcome', each(ROWS, (row) => (row % 40 === 0 ? 'late' : 'ok'))]],
  ])('are not %s', (_, given) => expect(labels(...given)).toEqual([]));
});

describe('cells that may be blank', () => {
  const blank = (column: Partial<Column>, isBlank = (row: number) => row % 4 === 0) => ({
    column: { name: 'ref', type: 'text', role: 'category', ...column } as Column,
    noun: 'ref',
    missing: Uint8Array.from(each(ROWS, (row) => Number(isBlank(row)))),
  });

  test('are none where another column says that there is nothing', () => {
    const none = (values: (row: number) => number) => asked({ blanks: [blank({})], measures: [handMeasure('faults', each(ROWS, values))] }); // prettier-ignore
    expect(none((row) => (row % 4 === 0 ? 0 : 2)).filter((one) => one.startsWith('ref'))).toEqual([]);
    expect(none((row) => (row % 8 === 0 ? 0 : 2)).filter((one) => one.startsWith('ref'))).toEqual(['ref blank', 'ref filled']);
  });

  test('are asked of rows that are over, where those of open ones are all blank', () => {
    const unfinished = { by: { end: 'done' }, open: Uint8Array.from(each(ROWS, (row) => Number(row >= 180))), columns: new Set<string>(), owed: null };
    const of = (isBlank: (row: number) => boolean) => eventsOf(handFrame('t', ROWS, { unfinished, blanks: [blank({}, isBlank)] })).map(({ is, sql }) => [is[185], sql.known]);
    expect(of((row) => row % 4 === 0 || row >= 180)).toEqual([[-1, '(done IS NULL) IS NOT TRUE'], [-1, '(done IS NULL) IS NOT TRUE']]);
    expect(of((row) => row % 4 === 0)).toEqual([[0, ''], [1, '']]);
  }); // prettier-ignore

  test('are asked about both ways, but for days and numbers of things', () => {
    expect(asked({ blanks: [blank({})] })).toEqual(['ref blank', 'ref filled']);
    for (const own of [{ role: 'identifier' }, { type: 'date' }, { type: 'timestamp' }] as Partial<Column>[]) expect(asked({ blanks: [blank(own)] })).toEqual(['ref blank']);
  }); // prettier-ignore

  test('are not those that rows wait for, or that were read as blank', () => {
    expect(asked({ blanks: [blank({})], waiting: [{ wait: { target: 'ref' } } as never] })).toEqual([]);
    const alert = (kind: string) => asked({ blanks: [blank({})] }, { alerts: [{ kind, columns: ['ref'] } as never] });
    expect([alert('placeholder-nulls'), alert('other').length]).toEqual([[], 2]);
  });

  test('are asked about once where two are so of the same rows', () => {
    const late = handDimension('outcome', each(ROWS, (row) => (row % 4 === 0 ? 'late' : 'ok')), { outcome: true });
    expect(asked({ dimensions: [late], blanks: [blank({})] })).toEqual(['outcome late', 'ref filled']);
    expect(asked({ dimensions: [late], blanks: [blank({}, (row) => row % 5 === 0)] })).toEqual(['outcome late', 'ref blank', 'ref filled']);
  }); // prettier-ignore
});

describe('an amount that may be nought', () => {
  const charge = (changes: Parameters<typeof handMeasure>[2] = {}, none = (row: number) => row % 5 === 0, made?: string[]) =>
    asked(
      { measures: [handMeasure('charge', each(ROWS, (row) => (row === 1 ? null : none(row) ? 0 : 7)), { additive: true, ...changes })] },
      { columns: [{ name: 'charge' }] as never, ...(made ? { made } : {}) },
    ); // prettier-ignore

  test('is one that adds up', () => {
    expect(charge()).toEqual(['charge nought']);
    expect(charge({ kind: 'duration' })).toEqual([]);
    expect(charge({ columns: ['gone'] })).toEqual([]);
    expect(charge({}, undefined, ['charge'])).toEqual([]);
  });

  test('is one of many values that none comes near to, whatever its header', () => {
    const of = (value: (row: number) => number) =>
      asked(
        {
          measures: [
            handMeasure(
              'charge',
              each(ROWS, (row) => (row % 5 === 0 ? 0 : value(row))),
            ),
          ],
        },
        { columns: [{ name: 'charge' }] as never },
      );
    expect(of((row) => 20 + row / 10)).toEqual(['charge nought']);
    expect(of((row) => row / 10)).toEqual([]);
    expect(of((row) => row % 11)).toEqual([]);
    expect(of((row) => 20 + row / 10 - (row === 1 ? 40 : 0))).toEqual([]);
  });

  test('is so often enough, and not always', () => {
    expect(charge({}, (row) => row % 50 === 0)).toEqual([]);
    expect(charge({}, () => true)).toEqual([]);
  });

  test('is not known where the cell is blank', () => {
    const measure = handMeasure('charge', [0, null, 3, ...each(ROWS, (row) => row % 2)], { additive: true });
    const [event] = eventsOf(handFrame('t', ROWS, { measures: [measure] }, { columns: [{ name: 'charge' }] as never }));
    expect([...(event?.is ?? [])].slice(0, 3)).toEqual([1, -1, 0]);
    expect(event?.sql).toEqual({ is: 'charge = 0', known: 'charge IS NOT NULL' });
  });
});

test('what became of rows is told from what they are', () => {
  const tells = (column: string, ...own: string[]) => tellsFate(handDimension(column, own));
  expect([tells('visit result', 'a', 'b', 'c'), tells('decision', 'a', 'b'), tells('paid', 'Y', 'N')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([tells('zone', 'a', 'b', 'c'), tells('size', 'N', 'S')]).toEqual([false, false]);
});

test('a note is known by its header, and what went wrong and why by being there for few', () => {
  const is = (header: string, ...own: (string | null)[]) => isNote(handDimension(header, cells(...own)));
  expect(['remark', 'Notiz intern', 'Observ.', 'state'].map((header) => is(header, 'a', 'b', 'c'))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(['Delay Cd', 'Grund', 'zone'].map((header) => is(header, 'a', null, null))).toEqual([true, true, false]);
  expect(['Delay Cd', 'Grund'].map((header) => is(header, 'a', 'b', null))).toEqual([false, false]);
});

test('a row with a blank cell is none of a label where most rows have none, but for what became of it', () => {
  const sql = (header: string, ...own: (string | null)[]) => isSql(handDimension(header, cells(...own)), "o'clock");
  expect(sql('zone', 'a', 'b', null)).toBe("zone = 'o''clock'");
  expect(sql('zone', 'a', null, null)).toBe("zone IS NOT NULL AND zone = 'o''clock'");
  expect(sql('outcome', 'a', null, null)).toBe("outcome = 'o''clock'");
});
