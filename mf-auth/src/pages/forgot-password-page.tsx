import { MailCheck } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Form, FormError, Link, TextField } from '@hub/shared/ui';
import { emailRules } from '../forms/field-rules';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { rich, t } from '../messages';
import { useAuthRequest } from '../use-auth-request';

export default function ForgotPasswordPage() {
  const dispatch = useHubDispatch();
  const request = useAuthRequest('forgot');
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { email: '' } });
  const email = useWatch({ control, name: 'email' }).trim();
  const backToLogin = <Link to="/login">{t('back-to-sign-in')}</Link>;

  if (request.status === 'succeeded') {
    return (
      <AuthLayout>
        <AuthCard
          title={t('forgot.sent.title')}
          icon={<MailCheck />}
          description={t('forgot.sent.description', { email })}
          footer={backToLogin}
        >
          <p>
            {rich('forgot.sent.again', {
              again: (text) => (
                <Link
                  to="/forgot-password"
                  onClick={(event) => {
                    event.preventDefault();
                    dispatch(authActions.messagesCleared());
                  }}
                >
                  {text}
                </Link>
              ),
            })}
          </p>
        </AuthCard>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout>
      <AuthCard title={t('forgot.title')} description={t('forgot.description')} footer={backToLogin}>
        <Form onSubmit={handleSubmit((values) => dispatch(authActions.resetLinkRequested(values.email.trim())))}>
          <TextField
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email', emailRules)}
          />
          <FormError>{request.errorMessage}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={request.status === 'pending'} disabled={email === ''}>
            {t('forgot.submit')}
          </Button>
        </Form>
      </AuthCard>
    </AuthLayout>
  );
}
