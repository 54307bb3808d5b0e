import { csvOf } from '../../kinds/made-up-rows';
import { MadeTable } from '../testing/made-table';
import { reshapeText } from '../testing/reshape-text';

jest.setTimeout(120_000);

/** All combinations of labels, one column each. */
const grid = (...columns: (readonly string[])[]): string[][] =>
  columns.reduce<string[][]>((rows, labels) => rows.flatMap((row) => labels.map((label) => [...row, label])), [[]]);

const SEX = ['women', 'men'];
const CLASS = ['first', 'second', 'third'];
const PLACE = ['north', 'south', 'east', 'west'];

describe('cells that count cases', () => {
  const cells = (count: (i: number) => string | number, header = ['sex', 'class', 'place', 'count']) =>
    csvOf(
      header,
      grid(SEX, CLASS, PLACE).map((row, i) => [...row, count(i)]),
    );

  test('become one row a case', async () => {
    const read = await reshapeText(cells((i) => 3 + ((i * 7) % 11)));
    expect(read?.names).toEqual(['sex', 'class', 'place']);
    const each = grid(SEX, CLASS, PLACE).map((row, i) => ({ row, cases: 3 + ((i * 7) % 11) }));
    expect(read?.table.rows).toBe(each.reduce((sum, { cases }) => sum + cases, 0));
    for (const { row, cases } of each) expect(read?.cells.filter((cell) => cell.join() === row.join())).toHaveLength(cases);
  });

  test('of nothing and of nobody knows how many stand for no case', async () => {
    const read = await reshapeText(cells((i) => (i === 0 ? 0 : i === 5 ? '' : 40 + i)));
    expect(read?.cells).toHaveLength(24 * 40 + (23 * 24) / 2 - 40 - 45);
    expect(read?.cells).toHaveLength(read?.table.rows ?? 0);
  });

  test.each([
    ['a name that the database gives itself', 'range'],
    ['quotes', 'a "quoted" name'],
    ['dots and brackets', 'table.column[1]'],
    ['a semicolon', "x'; DROP TABLE t; --"],
  ])('whose headers hold %s keep their labels', async (_, hostile) => {
    const read = await reshapeText(cells((i) => 5 + (i % 4), [hostile, 'class', 'place', 'count']));
    expect(read?.names).toEqual([hostile, 'class', 'place']);
    expect(new Set(read?.cells.map(([label]) => label))).toEqual(new Set(SEX));
  });

  test.each([
    ['orders', 'returns'],
    ['Holders', 'Claims'],
  ])('of %s a part, %s, is counted beside them become cases to whom it happened or not', async (whole, part) => {
    const made = new MadeTable(1, 4);
    const rows = grid(SEX, CLASS, PLACE, ['old', 'new', 'none']).map((row) => {
      const all = made.between(5, 160);
      return [...row, all, Math.round(all * made.between(0.3, 0.8, 2))];
    });
    const read = await reshapeText(csvOf(['sex', 'class', 'place', 'plan', whole, part], rows));
    expect(read?.names).toEqual(['sex', 'class', 'place', 'plan', part.toLowerCase()]);
    expect(read?.outcome).toEqual({ column: part.toLowerCase(), event: 'true' });
    for (const row of rows) {
      const of = read?.cells.filter((cell) => cell.slice(0, 4).join() === row.slice(0, 4).join());
      expect(of).toHaveLength(Number(row[4]));
      expect(of?.filter((cell) => cell[4] === 'true')).toHaveLength(Number(row[5]));
    }
  });

  test('of cases and of controls become cases of two kinds', async () => {
    const rows = grid(SEX, CLASS, PLACE).map((row, i) => [...row, (i * 5) % 13, 4 + ((i * 3) % 7)]);
    const read = await reshapeText(csvOf(['sex', 'class', 'place', 'ncases', 'ncontrols'], rows));
    expect(read?.names).toHaveLength(4);
    const kinds = (label: string) => read?.cells.filter((cell) => cell[3] === label).length;
    expect(kinds('cases')).toBe(rows.reduce((sum, row) => sum + Number(row[3]), 0));
    expect(kinds('controls')).toBe(rows.reduce((sum, row) => sum + Number(row[4]), 0));
  });

  test('of losses, of parts of cases and of more than can be written out stay cells', async () => {
    expect(await reshapeText(cells((i) => i - 3))).toBeNull();
    expect(await reshapeText(cells((i) => i + 0.25))).toBeNull();
    expect(await reshapeText(cells((i) => 1_000_000 + i))).toBeNull();
  });
});

describe('metrics that are named in rows', () => {
  const METRICS: [string, number][] = [['height', 170], ['weight', 70], ['pulse', 60]]; // prettier-ignore
  const long = (metrics: readonly [string, number][], header = ['person', 'visit', 'metric', 'value']) => {
    const made = new MadeTable(40, 3);
    return csvOf(
      header,
      Array.from({ length: 40 }).flatMap((_, i) =>
        metrics.map(([metric, level]) => [`P${i % 20}`, i < 20 ? 'before' : 'after', metric, (level * (1 + 0.1 * made.normal())).toFixed(2)]),
      ),
    ); // prettier-ignore
  };

  test('become a column each', async () => {
    const read = await reshapeText(long(METRICS));
    expect(read?.names).toEqual(['person', 'visit', 'height', 'pulse', 'weight']);
    expect(read?.table.rows).toBe(40);
    const column = (name: string) => read?.cells.map((cell) => Number(cell[read.names.indexOf(name)])) ?? [];
    expect(Math.min(...column('height'))).toBeGreaterThan(Math.max(...column('pulse')));
  });

  test('keep their figures, and what has none stays empty', async () => {
    const text = long(METRICS);
    const lines = text.split('\n');
    const [person, visit, metric, value] = (lines[5] ?? '').split(',');
    const read = await reshapeText(lines.filter((_, i) => i !== 2).join('\n'));
    const row = (cells: (string | null)[]) => cells[0] === person && cells[1] === visit;
    expect(Number(read?.cells.find(row)?.[read.names.indexOf(metric ?? '')])).toBe(Number(value));
    expect(read?.cells.flat().filter((cell) => cell === null)).toHaveLength(1);
  });

  test.each([['n'], ['count(*)'], ['a "quoted" name'], ['x.y'], ['Height']])(
    'beside a column %p keep it apart',
    async (hostile) => {
      const read = await reshapeText(long(METRICS, [hostile, 'visit', 'metric', 'value']));
      expect(read?.names[0]).toBe(hostile);
      expect(read?.table.rows).toBe(40);
      expect(new Set(read?.names.map((name) => name.toLowerCase())).size).toBe(5);
    },
  );

  test('with quotes and dots in their names are columns of these names', async () => {
    const read = await reshapeText(long([['blood.pressure', 120], ["pulse's \"rate\"", 60], ['o2 [%]', 97]])); // prettier-ignore
    expect(new Set(read?.names)).toEqual(new Set(['person', 'visit', 'blood.pressure', 'pulse\'s "rate"', 'o2 [%]']));
    expect(read?.table.rows).toBe(40);
  });

  test('are called by their words where a code stands beside, and a mark at some figures parts no rows', async () => {
    const named: Record<string, string> = { GDP: 'Gross domestic product', UNR: 'Unemployment rate', POP: 'Population' };
    const level: Record<string, number> = { GDP: 45_000, UNR: 6, POP: 9_000_000 };
    const unit: Record<string, string> = { GDP: 'USD', UNR: 'PC', POP: 'PER' };
    const made = new MadeTable(40, 9);
    const rows = ['AUS', 'AUT', 'BEL', 'DNK', 'FRA'].flatMap((place) =>
      Object.keys(named).flatMap((code) =>
        Array.from({ length: 12 }, (_, i) => [place, code, named[code] ?? '', 2000 + i, unit[code] ?? '', ((level[code] ?? 1) * (1 + 0.05 * made.normal())).toFixed(2), i % 4 ? '' : 'E']),
      ),
    );
    const read = await reshapeText(csvOf(['LOCATION', 'INDICATOR', 'Indicator name', 'Year', 'Unit Code', 'Value', 'Flag'], rows));
    expect(read?.names).toEqual(['LOCATION', 'Year', 'Gross domestic product', 'Population', 'Unemployment rate']);
    expect(read?.table.rows).toBe(60);
    expect(read?.table.columns.slice(2).map((column) => column.unit)).toEqual(['USD', null, '%']);
  }); // prettier-ignore

  test('stay in rows when one thing has two figures of one metric, and when they are too many', async () => {
    const text = long(METRICS);
    expect(await reshapeText(`${text}\n${text.split('\n')[1] ?? ''}`)).toBeNull();
    expect(await reshapeText(long(Array.from({ length: 45 }, (_, i) => [`metric ${i}`, 10 + i])))).toBeNull();
  });
});

describe('one quantity over several headers', () => {
  test('is called what a column says of every row', async () => {
    const made = new MadeTable(12, 10);
    const rows = Array.from({ length: 12 }, (_, i) => [`Land ${i}`, 'Access to electricity (% of population)', 'EG.ELC.ACCS.ZS', ...Array.from({ length: 8 }, (__, year) => (30 + 4 * i + year + made.normal()).toFixed(2))]);
    const years = Array.from({ length: 8 }, (_, i) => String(2010 + i));
    const read = await reshapeText(csvOf(['Country Name', 'Indicator Name', 'Indicator Code', ...years], rows));
    expect(read?.names.at(-1)).toBe('Access to electricity (% of population)');
  }); // prettier-ignore

  const YEARS = ['2015', '2016', '2017', '2018', '2019', '2020'];
  const wide = (headers: readonly string[], more: readonly string[] = [], own: (i: number) => (string | number)[] = () => []) => {
    const made = new MadeTable(1, 5);
    return csvOf(
      ['country', ...headers, ...more],
      Array.from({ length: 30 }, (_, i) => [`Land ${String.fromCodePoint(65 + (i % 26))}${i}`, ...headers.map((_h, k) => (100 + 5 * i + 3 * k + made.normal()).toFixed(1)), ...own(i)]),
    ); // prettier-ignore
  };

  test('becomes a column of years and one of figures', async () => {
    const read = await reshapeText(wide(YEARS));
    expect(read?.names).toEqual(['country', 'year', 'value']);
    expect(read?.table.rows).toBe(180);
    expect(new Set(read?.cells.map((cell) => cell[1]))).toEqual(new Set(YEARS.map((year) => `${year}-01-01`)));
  });

  test('is named by what all headers begin with', async () => {
    const read = await reshapeText(wide(YEARS.map((year) => `sales ${year}`)));
    expect(read?.names).toEqual(['country', 'year', 'sales']);
  });

  test.each([
    ['it\'s.the "sales" 20', /sales/],
    ['100% [net] ', /net/],
  ])('is read from headers that begin with %p', async (stem, named) => {
    const read = await reshapeText(wide(YEARS.map((year) => `${stem.replace(/20$/, '')}${year}`)));
    expect(read?.names[2]).toMatch(named);
    expect(read?.table.rows).toBe(180);
  });

  test('leaves out what is empty', async () => {
    const lines = wide(YEARS).split('\n');
    const [thing = '', first = '', , ...rest] = (lines[3] ?? '').split(',');
    lines[3] = [thing, first, '', ...rest].join(',');
    const read = await reshapeText(lines.join('\n'));
    expect(read?.table.rows).toBe(179);
    expect(read?.cells.flat()).not.toContain(null);
  });

  test('does not take the name of another column', async () => {
    const read = await reshapeText(wide(YEARS, ['Value', 'Year'], (i) => [i % 2 ? 'high' : 'low', i % 3 ? 'new' : 'old']));
    expect(read?.names).toEqual(['country', 'Value', 'Year', 'year of figure', 'figure']);
  });

  const figure = (i: number) => (50 + ((i * 37) % 91)).toFixed(1);

  test('has other figures of a row beside it, which are not counted again for each header', async () => {
    const read = await reshapeText(wide(YEARS, ['area_km2'], (i) => [figure(i)]));
    expect(read).toMatchObject({ names: ['country', 'area_km2', 'year', 'value'], stays: ['area_km2'] });
  });

  test('stays where a row has many other figures', async () => {
    const more = ['area_km2', 'height', 'coast'];
    expect(await reshapeText(wide(YEARS, more, (i) => [figure(i), figure(i + 7), figure(i + 29)]))).toBeNull();
  });

  test.each([
    ['month', (k: number) => `${2022 + Math.floor(k / 12)}-${String(1 + (k % 12)).padStart(2, '0')}`],
    ['month', (k: number) => `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][k % 12] ?? ''} ${2022 + Math.floor(k / 12)}`], // prettier-ignore
    ['quarter', (k: number) => `Q${1 + (k % 4)} ${2022 + Math.floor(k / 4)}`],
  ])('becomes dates where the headers are a %s of a year each', async (name, header) => {
    const step = name === 'month' ? 1 : 3;
    const headers = Array.from({ length: 15 }, (_, k) => header(k));
    const read = await reshapeText(wide(headers));
    expect(read).toMatchObject({ names: ['country', name, 'value'], timeline: name });
    const dates = headers.map((_, k) => new Date(Date.UTC(2022, step * k, 1)).toISOString().slice(0, 10));
    expect([...new Set(read?.cells.map((cell) => cell[1]))].toSorted()).toEqual(dates);
  });

  test('at counted steps becomes a column of steps, whoever stays for how long', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => [
      `Song ${i}`,
      `2000-01-${String((i % 28) + 1).padStart(2, '0')}`,
      ...Array.from({ length: 9 }, (__, week) => (week > i % 6 ? '' : 10 + ((i * 7 + week * 3) % 80))),
    ]);
    const read = await reshapeText(csvOf(['track', 'entered', ...Array.from({ length: 9 }, (_, i) => `wk${i + 1}`)], rows));
    expect(read?.names).toEqual(['track', 'entered', 'wk', 'value']);
    expect(read?.timeline).toBeNull();
    expect(read?.cells).toHaveLength(30 * 3.5);
    expect(read?.cells).toContainEqual(['Song 7', '2000-01-08', '2', '62']);
  });

  test('for the combinations of several labels becomes a column for each of them', async () => {
    const headers = grid(['new_sp', 'new_sn'], ['m', 'f'], ['014', '1524', '2544', '45']).map(
      ([head, sex, age]) => `${head}_${sex}${age}`,
    );
    const made = new MadeTable(1, 5);
    const rows = Array.from({ length: 24 }, (_, i) => [`Land ${i}`, ...headers.map(() => made.between(5, 900))]);
    const read = await reshapeText(csvOf(['country', ...headers], rows));
    expect(read?.names).toEqual(['country', 'code', 'sex', 'age', 'new']);
    expect(read?.cells).toHaveLength(24 * 16);
    expect(read?.cells).toContainEqual(['Land 0', 'sn', 'f', '45+', String(rows[0]?.[16])]);
  });

  test('is read without the sums of it, and says so', async () => {
    const quarters = ['q1', 'q2', 'q3', 'q4'];
    const rows = Array.from({ length: 40 }, (_, i) => {
      const figures = quarters.map((_q, k) => 100 + ((i * 17 + k * 29) % 53));
      return [`Shop ${i}`, ...figures, figures.reduce((sum, figure) => sum + figure, 0)];
    });
    const read = await reshapeText(csvOf(['shop', ...quarters, 'total'], rows));
    expect(read?.names).toHaveLength(3);
    expect(read?.table.rows).toBe(160);
    expect(read?.sentence).toMatch(/ Total holds sums of these columns and is left out/i);
  });
});

describe('a time in several columns', () => {
  const days = (header: readonly string[], day: (date: Date) => (string | number)[]) => {
    const made = new MadeTable(1, 9);
    return csvOf(
      [...header, 'price'],
      Array.from({ length: 120 }, (_, i) => [...day(new Date(Date.UTC(2020, 9, 1 + i))), (100 + made.normal()).toFixed(2)]),
    );
  };
  const parts = (date: Date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];

  test('gets a column of its own', async () => {
    const read = await reshapeText(days(['year', 'month', 'day'], parts));
    expect(read?.names).toEqual(['year', 'month', 'day', 'price', 'date']);
    expect(read?.timeline).toBe('date');
    for (const [year, month, day, , date] of read?.cells ?? [])
      expect(date).toBe([Number(year?.slice(0, 4)), ...[month, day].map((part) => part?.padStart(2, '0'))].join('-'));
  });

  test('does not take the name of another column, nor lose rows by a day that no month has', async () => {
    const text = csvOf(
      ['year', 'month', 'day', 'Date', 'price'],
      Array.from({ length: 120 }, (_, i) => {
        const date = new Date(Date.UTC(2020, 9, 1 + i));
        return [...(i === 50 ? [2020, 11, 31] : parts(date)), i % 2 ? 'odd' : 'even', 50 + ((i * 13) % 17)];
      }),
    );
    const read = await reshapeText(text);
    expect(read?.timeline).toBe('year, month and day');
    expect(read?.table.rows).toBe(120);
    expect(read?.cells.filter((cell) => cell.at(-1) === null)).toHaveLength(1);
  });

  const hours = (header: readonly string[], cells: (date: string, hour: number) => (string | number)[]) => {
    const made = new MadeTable(1, 9);
    return csvOf(
      [...header, 'rentals'],
      Array.from({ length: 24 * 30 }, (_, i) => [
        ...cells(new Date(Date.UTC(2023, 0, 1 + Math.floor(i / 24))).toISOString().slice(0, 10), i % 24),
        made.between(5, 90),
      ]),
    );
  };

  test.each([
    ['date', 'hour'],
    ['dteday', 'hr'],
    ['Datum', 'Stunde'],
    ['crash date', 'crash hour'],
    ['date', 'hour of day'],
  ])('in %s and %s gets a column of its own', async (date, hour) => {
    const read = await reshapeText(hours([date, hour], (day, at) => [day, at]));
    expect(read?.timeline).toBe('time');
    expect(read?.columns).toEqual([date, hour]);
    expect(read?.table.rows).toBe(720);
    for (const [day, at, , time] of read?.cells ?? []) expect(time).toBe(`${day} ${at?.padStart(2, '0')}:00:00`);
  });

  test.each([
    [['date', 'time'], 'date and time'],
    [['Datum', 'Zeit'], 'time'],
    [['event date', 'event time', 'time'], 'event date and time'],
  ])('%s: the name says what it is put together of where the plain one is taken', async (header, name) => {
    const text = hours(header, (day, at) =>
      [day, `${String(at).padStart(2, '0')}:00`, at < 12 ? 'early' : 'late'].slice(0, header.length),
    );
    expect((await reshapeText(text))?.timeline).toBe(name);
  });

  test.each([
    ['another thing’s hour', ['order date', 'opening hour'], (day: string, at: number) => [day, 7 + (at % 4)]],
    ['an end’s hour', ['date', 'end hour'], (day: string, at: number) => [day, at]],
    ['two hours', ['date', 'hour', 'hour utc'], (day: string, at: number) => [day, at, (at + 1) % 24]],
    ['an hour of a whole month', ['month', 'hour'], (day: string, at: number) => [day.slice(0, 7), at]],
    ['an hour that is often not known', ['date', 'hour'], (day: string, at: number) => [day, at > 11 ? '' : at]],
  ])('is not put together with %s', async (_, header, cells) => {
    expect(await reshapeText(hours(header, cells))).toBeNull();
  });

  test('in one column stays there', async () => {
    expect(await reshapeText(days(['date'], (date) => [date.toISOString().slice(0, 10)]))).toBeNull();
  });
});

test('a metric of a few rows that no sample holds is a measure as well', async () => {
  const metrics = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
  const things = Array.from({ length: 9000 }, (_, i) => `Thing ${i}`);
  const rows = things.flatMap((thing, i) => metrics.map((metric, at) => [thing, metric, String((at + 1) * (10 + (i % 37)))]));
  rows.push(['Thing 17', 'rarely', '5'], ['Thing 40', 'rarely', '6']);
  const read = await reshapeText(csvOf(['thing', 'metric', 'value'], rows));
  expect(read?.names).toEqual(['thing', 'alpha', 'beta', 'delta', 'epsilon', 'gamma', 'rarely']);
});
