import { Link2 } from 'lucide-react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { errorText, sources } from '@hub/shared/api';
import { Button, Dialog, TextField } from '@hub/shared/ui';
import { t } from '../../../messages';
import { DataHelp } from '../data-help';
import type { SourceDialogProps } from '../source-form';
import { checkSheetUrl } from './check-sheet-url';
import { SheetOutcome, type SheetStatus } from './sheet-outcome';
import { startSheet } from './start-sheet';
import styles from './sheet.module.css';

export function SheetDialog({ open, failure, onEdit, onStart, onClose }: SourceDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [tested, setTested] = useState<SheetStatus>({ status: 'idle' });
  const state: SheetStatus = failure === null ? tested : { status: 'error', text: failure };
  const testing = state.status === 'testing';

  const edit = (value: string) => {
    setUrl(value);
    setFieldError(null);
    setTested({ status: 'idle' });
    onEdit();
  };
  const close = () => {
    edit('');
    onClose();
  };
  const checked = (): string | null => {
    const error = checkSheetUrl(url);
    setFieldError(error);
    if (error === null) return url.trim();
    field.current?.focus();
    return null;
  };
  const test = async () => {
    const address = checked();
    if (address === null) return;
    onEdit();
    setTested({ status: 'testing' });
    try {
      setTested({ status: 'success', sheet: await sources.testGoogleSheet(address) });
    } catch (error) {
      setTested({ status: 'error', text: errorText(error, t('sheet.failed')) });
    }
  };
  const connect = (event: SyntheticEvent) => {
    event.preventDefault();
    if (testing || state.status === 'error') return;
    const address = checked();
    if (address !== null) onStart(startSheet(address));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!testing}
      title={t('sheet.dialog.title')}
      description={t('sheet.dialog.description')}
      footer={
        <>
          <Button loading={testing} onClick={() => void test()}>
            {t(testing ? 'sheet.testing' : 'sheet.test')}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={testing || state.status === 'error'}>
            {t('connect')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={connect}>
        <TextField
          ref={field}
          label={t('sheet.url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          icon={<Link2 size={18} />}
          placeholder="https://docs.google.com/spreadsheets/d/..."
          value={url}
          disabled={testing}
          error={fieldError ?? undefined}
          onChange={(event) => edit(event.target.value)}
        />
        <SheetOutcome state={state} />
        <DataHelp />
      </form>
    </Dialog>
  );
}
