import { useState } from 'react';
import { REPORT_TITLE_MAX_LENGTH } from '@hub/shared/contracts/constants';
import type { Report } from '@hub/shared/contracts/reports/report';
import { Button, Form, FormActions, TextField } from '@hub/shared/ui';
import { titleOf } from '../title/title-of';
import { t } from './messages';
import { useRename } from './use-rename';
import styles from './rename.module.css';

interface TitleFormProps {
  report: Report;
  /** The name is given, or stays what it was. */
  onDone: () => void;
}

/** The title of a report as a field, in its place. Enter saves it, Escape leaves it as it was. */
export function TitleForm({ report, onDone }: TitleFormProps) {
  const { busy, rename } = useRename();
  const [title, setTitle] = useState(titleOf(report));
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = async () => {
    const wanted = title.trim();
    if (wanted === '') setIsEmpty(true);
    else if (await rename(report, wanted)) onDone();
  };
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        return submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy) return;
        event.stopPropagation();
        onDone();
      }}
    >
      <TextField
        label={t('name')}
        value={title}
        maxLength={REPORT_TITLE_MAX_LENGTH}
        error={isEmpty ? t('none') : undefined}
        // The field takes the place of what was pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTitle(event.target.value);
          setIsEmpty(false);
        }}
      />
      <FormActions>
        <Button size="sm" disabled={busy} onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={busy}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
}
