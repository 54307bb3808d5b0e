import { POSTGRES_DEFAULT_PORT } from '@hub/shared/contracts/constants';
import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import { t } from '../../../messages';

/** The form as it is typed. */
export interface ConnectionForm {
  host: string;
  port: string;
  dbname: string;
  user: string;
  password: string;
}
export type ConnectionErrors = Partial<Record<keyof ConnectionForm, string>>;

export const EMPTY_FORM: ConnectionForm = { host: '', port: String(POSTGRES_DEFAULT_PORT), dbname: '', user: '', password: '' };

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** In the order of the form. */
export const FIELDS = ['host', 'port', 'dbname', 'user', 'password'] as const;

/** The connection that the form describes, or what is wrong with each field. A password may begin or end with a space. */
export function checkConnection(form: ConnectionForm): { connection: PostgresConnection } | { errors: ConnectionErrors } {
  const errors: ConnectionErrors = {};
  for (const field of FIELDS)
    if (form[field].trim() === '') errors[field] = field === 'password' ? t('password.missing') : t(`postgres.missing.${field}`);
  if (!errors.port && !isPort(form.port.trim())) errors.port = t('postgres.port-range');
  if (Object.keys(errors).length > 0) return { errors };
  return {
    connection: {
      host: form.host.trim(),
      port: Number(form.port.trim()),
      dbname: form.dbname.trim(),
      user: form.user.trim(),
      password: form.password,
    },
  };
}
