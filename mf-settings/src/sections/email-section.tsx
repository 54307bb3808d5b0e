import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import { EMAIL_PATTERN } from '@hub/shared/contracts/constants';
import type { User } from '@hub/shared/contracts/account';
import { Badge, Button, FieldPair, Form, FormActions, FormError, PasswordField, TextField, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { Section } from './section';
import styles from './section.module.css';

interface EmailSectionProps {
  user: User;
  accept: AcceptSettings;
}

const EMPTY = { email: '', current_password: '' };
const emailRules = {
  validate: (value: string) => {
    if (value.trim() === '') return 'Email is required';
    return EMAIL_PATTERN.test(value.trim()) || 'Please enter a valid email address';
  },
};

export function EmailSection({ user, accept }: EmailSectionProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: EMPTY });
  const change = useTask('Failed to change your email address');
  const { errors } = formState;

  const submit = handleSubmit(({ email, current_password }) =>
    change.run(async () => {
      const data = await users.changeEmail(email.trim(), current_password);
      accept(data);
      reset(EMPTY);
      toast.success(`We sent a verification link to ${email.trim()}`);
    }),
  );

  return (
    <Section
      title="Email"
      description="The address that you sign in with and that mails go to. A new address is verified by a link."
    >
      <Form onSubmit={submit}>
        <div className={styles.line}>
          <span className={styles.value}>{user.email}</span>
          <Badge tone={user.is_verified ? 'success' : 'warning'}>{user.is_verified ? 'Verified' : 'Not verified'}</Badge>
          {!user.is_verified && <ResendButton />}
        </div>
        <FieldPair>
          <TextField
            label="New email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', emailRules)}
          />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.current_password?.message}
            {...register('current_password', { validate: (value) => value !== '' || 'Password is required' })}
          />
        </FieldPair>
        <FormError>{change.error}</FormError>
        <FormActions>
          <Button type="submit" loading={change.running}>
            Change Email
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

function ResendButton() {
  const { run, running, error } = useTask('Failed to resend verification email');
  const resend = () =>
    run(async () => {
      const { message } = await users.resendVerification();
      toast.success(message || 'Verification email sent');
    });
  return (
    <>
      <Button size="sm" loading={running} onClick={() => void resend()}>
        Resend verification email
      </Button>
      <FormError>{error}</FormError>
    </>
  );
}
