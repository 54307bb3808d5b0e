import { MailCheck } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Form, FormError, Link, TextField } from '@hub/shared/ui';
import { emailRules } from '../forms/field-rules';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { useAuthRequest } from '../use-auth-request';

export default function ForgotPasswordPage() {
  const dispatch = useHubDispatch();
  const request = useAuthRequest('forgot');
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { email: '' } });
  const email = useWatch({ control, name: 'email' }).trim();
  const backToLogin = <Link to="/login">Back to Sign In</Link>;

  if (request.status === 'succeeded') {
    return (
      <AuthLayout>
        <AuthCard
          title="Check Your Email"
          icon={<MailCheck />}
          description={`If an account belongs to ${email}, a link to reset its password is on the way.`}
          footer={backToLogin}
        >
          <p>
            Nothing in your inbox? Look into the spam folder, or{' '}
            <Link
              to="/forgot-password"
              onClick={(event) => {
                event.preventDefault();
                dispatch(authActions.messagesCleared());
              }}
            >
              try again
            </Link>
            .
          </p>
        </AuthCard>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout>
      <AuthCard
        title="Forgot Password"
        description="Enter your email address and we send you a link to choose a new one."
        footer={backToLogin}
      >
        <Form onSubmit={handleSubmit((values) => dispatch(authActions.resetLinkRequested(values.email.trim())))}>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email', emailRules)}
          />
          <FormError>{request.errorMessage}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={request.status === 'pending'} disabled={email === ''}>
            Send Reset Link
          </Button>
        </Form>
      </AuthCard>
    </AuthLayout>
  );
}
