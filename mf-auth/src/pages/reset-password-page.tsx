import { CircleCheck, Link2Off } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordRules, StrengthMeter } from '@hub/shared/new-password';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, Form, FormError, Link, LinkButton, PasswordField } from '@hub/shared/ui';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { isLinkRefusal } from '../link-refusal';
import { t } from '../messages';
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
          title={t('reset.invalid.title')}
          icon={<Link2Off />}
          tone="danger"
          arrived={refused}
          description={t('reset.invalid.description')}
          footer={<Link to="/login">{t('back-to-sign-in')}</Link>}
        >
          <LinkButton to="/forgot-password" variant="primary" size="lg" block>
            {t('reset.invalid.new-link')}
          </LinkButton>
        </AuthCard>
      </AuthLayout>
    );
  }

  if (request.status === 'succeeded') {
    return (
      <AuthLayout>
        <AuthCard
          title={t('reset.done.title')}
          icon={<CircleCheck />}
          tone="success"
          arrived
          description={t('reset.done.description')}
        >
          <LinkButton to="/login" variant="primary" size="lg" block>
            {t('sign-in')}
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
        title={t('reset.title')}
        description={t('reset.description')}
        footer={<Link to="/login">{t('back-to-sign-in')}</Link>}
      >
        <Form onSubmit={handleSubmit(({ password }) => dispatch(authActions.passwordSubmitted({ token, password })))}>
          <div className={formStyles.stack}>
            <PasswordField
              label={t('reset.new-password')}
              autoComplete="new-password"
              hint={t('reset.new-password.hint')}
              error={formState.errors.password?.message}
              {...register('password', PASSWORD_RULES)}
            />
            <StrengthMeter password={password} />
          </div>
          <PasswordField
            label={t('reset.confirm-password')}
            autoComplete="new-password"
            error={formState.errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value, form) => value === form.password || t('invalid.passwords-differ'),
            })}
          />
          <FormError>{errorMessage}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={pending}>
            {t('reset.title')}
          </Button>
        </Form>
      </AuthCard>
    </AuthLayout>
  );
}
