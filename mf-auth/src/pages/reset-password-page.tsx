import { CircleCheck, Link2Off } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordRules, StrengthMeter } from '@hub/shared/new-password';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Form, FormError, Link, LinkButton, PasswordField } from '@hub/shared/ui';
import { PASSWORDS_DIFFER } from '../forms/field-rules';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { isLinkRefusal } from '../link-refusal';
import { useAuthRequest } from '../use-auth-request';
import { useLinkToken } from '../use-link-token';

const PASSWORD_RULES = newPasswordRules();

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const request = useAuthRequest('reset');
  const refused = request.status === 'failed' && isLinkRefusal(request.code);

  if (token === '' || refused) {
    return (
      <AuthLayout>
        <AuthCard
          title="Invalid Reset Link"
          icon={<Link2Off />}
          tone="danger"
          arrived={refused}
          description="This link is incomplete, has expired or has been used already. A link works once, for a limited time."
          footer={<Link to="/login">Back to Sign In</Link>}
        >
          <LinkButton to="/forgot-password" variant="primary" size="lg" block>
            Request New Link
          </LinkButton>
        </AuthCard>
      </AuthLayout>
    );
  }

  if (request.status === 'succeeded') {
    return (
      <AuthLayout>
        <AuthCard
          title="Password Reset Successful"
          icon={<CircleCheck />}
          tone="success"
          arrived
          description="Your new password is in force. Every earlier session has been signed out."
        >
          <LinkButton to="/login" variant="primary" size="lg" block>
            Sign In
          </LinkButton>
        </AuthCard>
      </AuthLayout>
    );
  }

  return <ResetForm token={token} pending={request.status === 'pending'} errorMessage={request.errorMessage} />;
}

interface ResetFormProps {
  token: string;
  pending: boolean;
  errorMessage: string | null;
}

function ResetForm({ token, pending, errorMessage }: ResetFormProps) {
  const dispatch = useHubDispatch();
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const password = useWatch({ control, name: 'password' });
  return (
    <AuthLayout>
      <AuthCard
        title="Reset Password"
        description="Choose a new password for your account."
        footer={<Link to="/login">Back to Sign In</Link>}
      >
        <Form onSubmit={handleSubmit(({ password }) => dispatch(authActions.passwordSubmitted({ token, password })))}>
          <div className={formStyles.stack}>
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              hint="Use at least 8 characters with letters, numbers and symbols."
              error={formState.errors.password?.message}
              {...register('password', PASSWORD_RULES)}
            />
            <StrengthMeter password={password} />
          </div>
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            error={formState.errors.confirmPassword?.message}
            {...register('confirmPassword', { validate: (value, form) => value === form.password || PASSWORDS_DIFFER })}
          />
          <FormError>{errorMessage}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={pending}>
            Reset Password
          </Button>
        </Form>
      </AuthCard>
    </AuthLayout>
  );
}
