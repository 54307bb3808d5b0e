import { useId, useRef } from 'react';
import { Button, Dialog, InlineNote } from '@hub/shared/ui';
import { t } from '../../../messages';
import { Reveal } from '../../reveal';
import { DataHelp } from '../data-help';
import type { SourceDialogProps } from '../source-form';
import { ConnectionFields } from './connection-fields';
import { inputName } from './input-name';
import { startTables } from './start-tables';
import { TableList } from './table-list';
import { usePostgres } from './use-postgres';
import styles from './postgres.module.css';

export function PostgresDialog({ open, failure, onEdit, onStart, onClose }: SourceDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const modal = usePostgres();
  const { state } = modal;
  const busy = state.status === 'connecting';
  const connected = state.status === 'success';
  const empty = connected && state.answer.tables.length === 0;
  const close = () => {
    modal.reset();
    onEdit();
    onClose();
  };
  const submit = () => {
    onEdit();
    if (!connected)
      return void modal.connect((field) => form.current?.querySelector<HTMLElement>(`[name=${inputName(field)}]`)?.focus());
    const choice = modal.choice();
    if (choice) onStart(startTables(choice.connection, choice.tables));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!busy}
      title={t('postgres.dialog.title')}
      description={t('postgres.dialog.description')}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={busy} disabled={empty}>
          {t(connected ? 'postgres.analyze' : busy ? 'postgres.connecting' : 'connect')}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !empty) submit();
        }}
      >
        <ConnectionFields
          form={modal.form}
          errors={modal.errors}
          disabled={busy}
          onEdit={(field, value) => {
            modal.edit(field, value);
            onEdit();
          }}
          onPasteHost={(text) => {
            const taken = modal.paste(text);
            if (taken) onEdit();
            return taken;
          }}
        />
        {modal.note !== null && (
          <Reveal>
            <InlineNote tone="info" role="status">
              {modal.note}
            </InlineNote>
          </Reveal>
        )}
        {state.status === 'error' && (
          <Reveal>
            <InlineNote tone="danger" role="alert">
              <strong>{t('postgres.failed')}</strong>
              <br />
              {state.text}
            </InlineNote>
          </Reveal>
        )}
        {connected && (
          <Reveal>
            <InlineNote tone={empty ? 'warning' : 'success'} role="status">
              {state.answer.message}
            </InlineNote>
          </Reveal>
        )}
        {connected && !empty && (
          <Reveal>
            <TableList
              answer={state.answer}
              selected={modal.selected}
              error={modal.tableError}
              onToggle={(name) => {
                modal.toggle(name);
                onEdit();
              }}
              onSelect={(names) => {
                modal.select(names);
                onEdit();
              }}
            />
          </Reveal>
        )}
        {failure !== null && (
          <Reveal key={failure}>
            <InlineNote tone="danger" role="alert">
              {failure}
            </InlineNote>
          </Reveal>
        )}
        <DataHelp />
      </form>
    </Dialog>
  );
}
