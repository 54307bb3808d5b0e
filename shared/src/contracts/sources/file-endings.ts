/** How the names of files end that may hold tables. What a file is decides its content; `accept` of a browser's chooser. */
export const FILE_ENDINGS = [
  '.csv',
  '.tsv',
  '.tab',
  '.xlsx',
  '.xlsm',
  '.parquet',
  '.sqlite',
  '.sqlite3',
  '.db',
  '.duckdb',
  '.json',
  '.jsonl',
  '.ndjson',
  '.sql',
  '.gz',
  '.zip',
] as const;

/** Whether a file's name ends so, with something before it. */
export const isTableFile = (name: string): boolean => {
  const lower = name.toLowerCase();
  return FILE_ENDINGS.some((ending) => lower.length > ending.length && lower.endsWith(ending));
};
