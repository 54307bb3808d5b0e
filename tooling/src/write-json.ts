import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { inRoot } from './workspace';

/** Writes a value as JSON in the layout of all files here. */
export async function writeJson(file: string, value: object): Promise<void> {
  const layout = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, JSON.stringify(value), layout);
  if (errors[0]) throw new Error(`${file} could not be laid out: ${errors[0].message}`);
  writeFileSync(file, code);
}
