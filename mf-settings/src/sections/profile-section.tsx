import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import type { User } from '@hub/shared/contracts/accounts/account';
import { Button, FieldPair, Form, FormActions, FormError, TextField, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { Section } from './section';
import { t } from '../messages';

interface ProfileSectionProps {
  user: User;
  accept: AcceptSettings;
}

export function ProfileSection({ user, accept }: ProfileSectionProps) {
  const saved = { first_name: user.first_name, last_name: user.last_name };
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: saved });
  const { run, running, error } = useTask(t('profile.failed'));
  const { errors, isDirty } = formState;

  const save = (name: typeof saved, undo?: () => void) =>
    run(async () => {
      const data = await users.saveSettings(name);
      accept(data);
      reset({ first_name: data.user.first_name, last_name: data.user.last_name });
      toast.success(t('profile.saved'), undo);
    });
  const submit = handleSubmit(({ first_name, last_name }) =>
    save({ first_name: first_name.trim(), last_name: last_name.trim() }, () => void save(saved)),
  );
  const required = (message: `invalid.${'first' | 'last'}-name-missing`) => ({
    validate: (value: string) => value.trim() !== '' || t(message),
  });

  return (
    <Section title={t('profile.title')} description={t('profile.description')}>
      <Form onSubmit={submit}>
        <FieldPair>
          <TextField
            label={t('profile.first-name')}
            autoComplete="given-name"
            maxLength={100}
            error={errors.first_name?.message}
            {...register('first_name', required('invalid.first-name-missing'))}
          />
          <TextField
            label={t('profile.last-name')}
            autoComplete="family-name"
            maxLength={100}
            error={errors.last_name?.message}
            {...register('last_name', required('invalid.last-name-missing'))}
          />
        </FieldPair>
        <FormError>{error}</FormError>
        <FormActions>
          <Button type="submit" loading={running} disabled={!isDirty}>
            {t('profile.submit')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
