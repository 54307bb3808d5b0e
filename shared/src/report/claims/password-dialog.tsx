import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/password-field';

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
      title="Verify in the database"
      description="Figures of this report were computed in the database, over tables too large to copy. Its password is needed to compute them again."
      footer={
        <Button type="submit" form={formId} variant="primary">
          Verify numbers
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') return setError('Password is required');
          onVerify(password);
          close();
        }}
      >
        <PasswordField
          label="Password"
          name="postgres-password"
          autoComplete="off"
          hint="Used for this check only, never stored."
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
