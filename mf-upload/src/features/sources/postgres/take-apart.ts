import { readConnectionText } from '@hub/shared/contracts/sources/connection-text';
import { language } from '@hub/shared/words';
import { t } from '../../../messages';
import { FIELDS, type ConnectionForm } from './check-connection';

/** The form with what `text`, pasted where a host is asked for, says of a database; null when it is a host like any other. */
export function takeApart(form: ConnectionForm, text: string): { form: ConnectionForm; note: string } | null {
  const parts = readConnectionText(text);
  if (parts === null) return null;
  const named = FIELDS.filter((field) => parts[field] !== undefined).map((field) => t(`postgres.part.${field}`));
  return {
    form: { ...form, host: '', ...parts },
    note: t('postgres.pasted', { fields: new Intl.ListFormat(language()).format(named) }),
  };
}
