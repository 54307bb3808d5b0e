import { useState } from 'react';
import { PASSWORD_MAX_LENGTH, SHARE_DAYS, SHARED_BY_MAX_LENGTH } from '@hub/shared/contracts/constants';
import type { ShareRequest } from '@hub/shared/contracts/reports/share';
import { Button, Checkbox, Form, PasswordField, Select, TextField } from '@hub/shared/ui';
import { t } from './messages';

const EVER = 'ever';
const periods = () => [
  ...SHARE_DAYS.map((days) => ({ value: String(days), label: t('days.some', { days }) })),
  { value: EVER, label: t('days.ever') },
];

interface ShareFormProps {
  busy: boolean;
  onMake: (asked: ShareRequest) => void;
}

/** For how long a new link works, and what it shows. */
export function ShareForm({ busy, onMake }: ShareFormProps) {
  const [days, setDays] = useState<ShareRequest['days']>(30);
  const [rows, setRows] = useState(false);
  const [queries, setQueries] = useState(false);
  const [by, setBy] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ days, rows, queries, ...(by.trim() && { shared_by: by.trim() }), ...(password && { password }) });
      }}
    >
      <Select
        label={t('days')}
        options={periods()}
        value={days === null ? EVER : String(days)}
        onChange={({ target }) => setDays(SHARE_DAYS.find((each) => String(each) === target.value) ?? null)}
      />
      <Checkbox label={t('rows')} hint={t('rows.hint')} checked={rows} onChange={({ target }) => setRows(target.checked)} />
      <Checkbox
        label={t('queries')}
        hint={t('queries.hint')}
        checked={queries}
        onChange={({ target }) => setQueries(target.checked)}
      />
      <TextField
        label={t('by')}
        hint={t('by.hint')}
        value={by}
        maxLength={SHARED_BY_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setBy(target.value)}
      />
      <PasswordField
        label={t('password')}
        hint={t('password.hint')}
        value={password}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setPassword(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {t('make')}
        </Button>
      </div>
    </Form>
  );
}
