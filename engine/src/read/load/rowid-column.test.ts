import { analyzeText } from '../../testing/analyze-text';

test('a column that is called as DuckDB numbers its rows costs nothing, and cells that cannot be read have their lines', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => `key ${i},${i === 41 ? 'many' : i}`);
  await analyzeText(['RowID,amount', ...rows, ''].join('\n'), ({ document }) => {
    expect(document.tables[0]).toMatchObject({ rows: 60, columns: [{ name: 'RowID' }, { name: 'amount', type: 'integer' }] });
    const unread = document.alerts.find(({ kind }) => kind === 'unread-cells');
    expect(unread).toMatchObject({ columns: ['amount'], examples: ['many'] });
    expect(JSON.stringify(unread)).toContain('43');
  });
});
