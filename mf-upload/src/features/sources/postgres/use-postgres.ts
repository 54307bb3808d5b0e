import { useState } from 'react';
import { errorText, sources } from '@hub/shared/api';
import type { PostgresConnectResponse, PostgresConnection } from '@hub/shared/contracts/sources/source';
import { t } from '../../../messages';
import { takeApart } from './take-apart';
import { checkConnection, EMPTY_FORM, FIELDS, type ConnectionErrors, type ConnectionForm } from './check-connection';

export type ConnectionStatus =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'success'; connection: PostgresConnection; answer: PostgresConnectResponse }
  | { status: 'error'; text: string };

/** The modal's own state. It stays in the component, because it holds a password, which belongs in no store. */
export function usePostgres() {
  const [form, setForm] = useState<ConnectionForm>(EMPTY_FORM);
  const [errors, setErrors] = useState<ConnectionErrors>({});
  const [state, setState] = useState<ConnectionStatus>({ status: 'idle' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [tableError, setTableError] = useState<string | null>(null);
  /** What was done to the form by itself. */
  const [note, setNote] = useState<string | null>(null);

  const select = (names: readonly string[]) => {
    setSelected(new Set(names));
    setTableError(null);
  };
  const take = (text: string): ConnectionForm | null => {
    const taken = takeApart(form, text);
    if (taken === null) return null;
    setForm(taken.form);
    setErrors({});
    setState({ status: 'idle' });
    setNote(taken.note);
    select([]);
    return taken.form;
  };
  return {
    form,
    errors,
    note,
    /** Puts a whole address, command or settings file that was pasted as the host into the fields; false when it is only a host. */
    paste: (text: string) => take(text) !== null,
    state,
    selected,
    tableError,
    select,
    edit(field: keyof ConnectionForm, value: string) {
      setForm({ ...form, [field]: value });
      setNote(null);
      setErrors({ ...errors, [field]: undefined });
      setState({ status: 'idle' });
      select([]);
    },
    reset() {
      setForm(EMPTY_FORM);
      setNote(null);
      setErrors({});
      setState({ status: 'idle' });
      select([]);
    },
    toggle(name: string) {
      select(selected.has(name) ? [...selected].filter((other) => other !== name) : [...selected, name]);
    },
    /** Tells the first field that is not as it must be, and asks the server when there is none. */
    async connect(onInvalid: (field: keyof ConnectionForm) => void) {
      const checked = checkConnection(take(form.host) ?? form);
      if ('errors' in checked) {
        setErrors(checked.errors);
        const first = FIELDS.find((field) => checked.errors[field]);
        if (first) onInvalid(first);
        return;
      }
      setState({ status: 'connecting' });
      try {
        const answer = await sources.connectPostgres(checked.connection);
        select(answer.tables.length === 1 ? answer.tables : []);
        setState({ status: 'success', connection: checked.connection, answer });
      } catch (error) {
        setState({ status: 'error', text: errorText(error, t('postgres.failed.text')) });
      }
    },
    /** The chosen tables in the order of the list, or null when there are none, which is then said. */
    choice(): { connection: PostgresConnection; tables: string[] } | null {
      if (state.status !== 'success') return null;
      const tables = state.answer.tables.filter((name) => selected.has(name));
      if (tables.length > 0) return { connection: state.connection, tables };
      setTableError(t('postgres.tables.missing'));
      return null;
    },
  };
}
