import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import { useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Dialog, Form, FormActions, FormError, PasswordField, toast } from '@hub/shared/ui';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';

export function DeleteSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section tone="danger" title={t('delete.title')} description={t('delete.description')}>
      <FormActions>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('delete.open')}
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
  const { run, running, error } = useTask(t('delete.failed'));

  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ current_password }) =>
    run(async () => {
      const { message } = await users.deleteAccount(current_password);
      navigate('/', { replace: true });
      dispatch(authActions.accountDeleted());
      toast.success(message || t('delete.done'));
    }),
  );

  return (
    <Dialog
      open={open}
      onClose={close}
      closable={!running}
      role="alertdialog"
      size="sm"
      title={t('delete.question')}
      description={t('delete.warning')}
      footer={
        <>
          <Button onClick={close} disabled={running}>
            {t('delete.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={running}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <PasswordField
          label={t('current-password')}
          autoComplete="current-password"
          error={formState.errors.current_password?.message}
          {...register('current_password', { validate: (value) => value !== '' || t('invalid.password-missing') })}
        />
        <FormError>{error}</FormError>
      </Form>
    </Dialog>
  );
}
