import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';
import { t } from '../messages';

interface PasswordDialogProps {
  open: boolean;
  onVerify: (password: string) => void;
  onClose: () => void;
}

/** Asks for the database's password, where a report's figures were computed there. It is sent once and kept nowhere. */
export function PasswordDialog({ open, onVerify, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const close = () => {
    setPassword('');
    setError(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={t('verify.password.title')}
      description={t('verify.password.description')}
      footer={
        <Button type="submit" form={formId} variant="primary">
          {t('verify.password.submit')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') return setError(t('verify.password.missing'));
          onVerify(password);
          close();
        }}
      >
        <PasswordField
          label={t('verify.password')}
          name="postgres-password"
          autoComplete="off"
          hint={t('verify.password.hint')}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
