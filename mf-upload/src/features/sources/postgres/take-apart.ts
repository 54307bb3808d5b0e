import { readConnectionText } from '@hub/shared/contracts/connection-text';
import { FIELDS, type ConnectionForm } from './check-connection';

const NAMES: Readonly<Record<keyof ConnectionForm, string>> = {
  host: 'host',
  port: 'port',
  dbname: 'database name',
  user: 'username',
  password: 'password',
};
const list = new Intl.ListFormat('en');

/** The form with what `text`, pasted where a host is asked for, says of a database; null when it is a host like any other. */
export function takeApart(form: ConnectionForm, text: string): { form: ConnectionForm; note: string } | null {
  const parts = readConnectionText(text);
  if (parts === null) return null;
  const named = FIELDS.filter((field) => parts[field] !== undefined).map((field) => NAMES[field]);
  return {
    form: { ...form, host: '', ...parts },
    note: `What was pasted has been put into its own fields: ${list.format(named)}.`,
  };
}
