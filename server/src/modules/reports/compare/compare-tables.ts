import type { TableChange } from '@hub/shared/contracts/reports/comparison';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';

type Table = ReportDocument['tables'][number];

/** The tables of two reports side by side, in the order of the newer one; then those that are gone. */
export function compareTables(before: Table[], after: Table[], nameOf: (name: string) => string): TableChange[] {
  const older = new Map(before.map((table) => [nameOf(table.name), table]));
  const pairs = after.map((table) => {
    const key = nameOf(table.name);
    const match = older.get(key);
    older.delete(key);
    return { before: match, after: table };
  });
  return [...pairs, ...[...older.values()].map((table) => ({ before: table, after: undefined }))].map(changeOf);
}

function changeOf({ before, after }: { before: Table | undefined; after: Table | undefined }): TableChange {
  const types = new Map(before?.columns.map(({ name, type }) => [name, type]));
  const names = new Set(after?.columns.map(({ name }) => name));
  const both = before !== undefined && after !== undefined;
  return {
    name: after?.name ?? before?.name ?? '',
    rows: { before: before?.rows ?? null, after: after?.rows ?? null },
    columns_added: both ? after.columns.map(({ name }) => name).filter((name) => !types.has(name)) : [],
    columns_removed: both ? [...types.keys()].filter((name) => !names.has(name)) : [],
    columns_retyped: both
      ? after.columns.flatMap(({ name, type }) => {
          const old = types.get(name);
          return old === undefined || old === type ? [] : [{ name, before: old, after: type }];
        })
      : [],
  };
}
