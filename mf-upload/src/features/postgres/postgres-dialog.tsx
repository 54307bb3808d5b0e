import { useId } from 'react';
import type { PostgresConnection } from '@hub/shared/contracts/source';
import { Button, Dialog, InlineNote } from '@hub/shared/ui';
import { ConnectionFields } from './connection-fields';
import { TableList } from './table-list';
import { usePostgres } from './use-postgres';
import styles from './postgres.module.css';

interface PostgresDialogProps {
  open: boolean;
  /** An analysis that could not be done, until something is changed. */
  failure: string | null;
  onEdit: () => void;
  onAnalyze: (connection: PostgresConnection, tables: string[]) => void;
  onClose: () => void;
}

export function PostgresDialog({ open, failure, onEdit, onAnalyze, onClose }: PostgresDialogProps) {
  const formId = useId();
  const modal = usePostgres();
  const { state } = modal;
  const busy = state.status === 'connecting';
  const connected = state.status === 'success';
  const close = () => {
    modal.reset();
    onEdit();
    onClose();
  };
  const submit = () => {
    onEdit();
    if (!connected) return void modal.connect();
    const choice = modal.choice();
    if (choice) onAnalyze(choice.connection, choice.tables);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!busy}
      title="Connect PostgreSQL Database"
      description="The server must be reachable from this network and the user needs permission to read the tables. The password is used for this analysis only and never stored."
      footer={
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {connected ? 'Analyze Selected Table(s)' : busy ? 'Connecting...' : 'Connect'}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
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
        />
        {state.status === 'error' && (
          <InlineNote tone="danger" role="alert">
            <strong>Connection failed</strong>
            <br />
            {state.text}
          </InlineNote>
        )}
        {failure !== null && (
          <InlineNote tone="danger" role="alert">
            {failure}
          </InlineNote>
        )}
        {connected && (
          <>
            <InlineNote tone="success" role="status">
              {state.answer.message}
            </InlineNote>
            {state.answer.tables.length === 0 ? (
              <InlineNote tone="warning">There is no table that this user may read.</InlineNote>
            ) : (
              <TableList
                answer={state.answer}
                selected={modal.selected}
                error={modal.tableError}
                onToggle={modal.toggle}
                onSelect={modal.select}
              />
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}
