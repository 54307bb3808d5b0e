import { useForm, useWatch } from 'react-hook-form';
import { users } from '@hub/shared/api';
import { newPasswordRules, StrengthMeter } from '@hub/shared/new-password';
import { saveSession } from '@hub/shared/session';
import { authActions, selectAuth, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Button, FieldPair, Form, FormActions, FormError, PasswordField, toast } from '@hub/shared/ui';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';

const EMPTY = { current_password: '', password: '', confirmPassword: '' };

export function PasswordSection() {
  const dispatch = useHubDispatch();
  const { register, handleSubmit, reset, control, formState } = useForm({ defaultValues: EMPTY });
  const { run, running, error } = useTask(t('password.failed'));
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const user = useHubSelector(selectAuth).user;
  const personal = { email: user?.email, firstName: user?.first_name, lastName: user?.last_name };

  const submit = handleSubmit(({ current_password, password }) =>
    run(async () => {
      const session = await users.changePassword(current_password, password);
      saveSession(session.user, session.token);
      dispatch(authActions.userLoaded(session));
      reset(EMPTY);
      toast.success(t('password.changed'));
    }),
  );

  return (
    <Section title={t('password.title')} description={t('password.description')}>
      <Form onSubmit={submit}>
        <PasswordField
          label={t('current-password')}
          autoComplete="current-password"
          error={errors.current_password?.message}
          {...register('current_password', { validate: (value) => value !== '' || t('invalid.password-missing') })}
        />
        <FieldPair>
          <PasswordField
            label={t('password.new')}
            autoComplete="new-password"
            hint={t('password.new.hint')}
            error={errors.password?.message}
            {...register(
              'password',
              newPasswordRules(() => personal),
            )}
          />
          <PasswordField
            label={t('password.confirm')}
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value, form) => value === form.password || t('invalid.passwords-differ'),
            })}
          />
        </FieldPair>
        <StrengthMeter password={password} personal={personal} />
        <FormError>{error}</FormError>
        <FormActions>
          <Button type="submit" loading={running}>
            {t('password.submit')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
