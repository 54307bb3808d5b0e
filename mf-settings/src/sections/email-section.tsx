import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import { EMAIL_PATTERN } from '@hub/shared/contracts/constants';
import type { User } from '@hub/shared/contracts/accounts/account';
import { Badge, Button, FieldPair, Form, FormActions, FormError, PasswordField, TextField, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { PendingEmail } from './pending-email';
import { Section } from './section';
import { t } from '../messages';
import styles from './section.module.css';

interface EmailSectionProps {
  user: User;
  /** The address that is to follow. */
  pending: string | null;
  accept: AcceptSettings;
}

const EMPTY = { email: '', current_password: '' };
const emailRules = {
  validate: (value: string) => {
    if (value.trim() === '') return t('invalid.email-missing');
    return EMAIL_PATTERN.test(value.trim()) || t('invalid.email');
  },
};

export function EmailSection({ user, pending, accept }: EmailSectionProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: EMPTY });
  const change = useTask(t('email.failed'));
  const { errors } = formState;

  const submit = handleSubmit(({ email, current_password }) =>
    change.run(async () => {
      const data = await users.changeEmail(email.trim(), current_password);
      accept(data);
      reset(EMPTY);
      toast.success(t('email.sent', { email: email.trim() }));
    }),
  );

  return (
    <Section title={t('email.title')} description={t('email.description')}>
      <Form onSubmit={submit}>
        <div className={styles.line}>
          <span className={styles.value}>{user.email}</span>
          <Badge tone={user.is_verified ? 'success' : 'warning'}>
            {t(user.is_verified ? 'email.verified' : 'email.not-verified')}
          </Badge>
          {!user.is_verified && <ResendButton />}
        </div>
        {pending && <PendingEmail pending={pending} current={user.email} accept={accept} />}
        <FieldPair>
          <TextField
            label={t('email.new')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', emailRules)}
          />
          <PasswordField
            label={t('current-password')}
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...register('current_password', { validate: (value) => value !== '' || t('invalid.password-missing') })}
          />
        </FieldPair>
        <FormError>{change.error}</FormError>
        <FormActions>
          <Button type="submit" loading={change.running}>
            {t('email.submit')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

function ResendButton() {
  const { run, running, error } = useTask(t('email.resend-failed'));
  const resend = () =>
    run(async () => {
      const { message } = await users.resendVerification();
      toast.success(message || t('email.resent'));
    });
  return (
    <>
      <Button size="sm" loading={running} onClick={() => void resend()}>
        {t('email.resend')}
      </Button>
      <FormError>{error}</FormError>
    </>
  );
}
