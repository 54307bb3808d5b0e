import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import { useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Dialog, Form, FormActions, FormError, PasswordField, toast } from '@hub/shared/ui';
import { useTask } from '../use-task';
import { Section } from './section';

export function DeleteSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section
      tone="danger"
      title="Delete account"
      description="Your account, your reports and everything else of yours is deleted for good."
    >
      <FormActions>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account and data
        </Button>
      </FormActions>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </Section>
  );
}

function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { current_password: '' } });
  const { run, running, error } = useTask('Failed to delete your account');

  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ current_password }) =>
    run(async () => {
      const { message } = await users.deleteAccount(current_password);
      navigate('/', { replace: true });
      dispatch(authActions.accountDeleted());
      toast.success(message || 'Your account and your data are deleted');
    }),
  );

  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!running}
      role="alertdialog"
      size="sm"
      title="Delete your account?"
      description="All reports and settings are deleted with it. This action cannot be undone."
      footer={
        <>
          <Button onClick={close} disabled={running}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={running}>
            Delete everything
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={formState.errors.current_password?.message}
          {...register('current_password', { validate: (value) => value !== '' || 'Password is required' })}
        />
        <FormError>{error}</FormError>
      </Form>
    </Dialog>
  );
}
