import { useForm } from 'react-hook-form';
import { users } from '@hub/shared/api';
import type { User } from '@hub/shared/contracts/account';
import { Button, FieldPair, Form, FormActions, FormError, TextField, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { Section } from './section';

interface ProfileSectionProps {
  user: User;
  accept: AcceptSettings;
}

export function ProfileSection({ user, accept }: ProfileSectionProps) {
  const saved = { first_name: user.first_name, last_name: user.last_name };
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: saved });
  const { run, running, error } = useTask('Failed to save your name');
  const { errors, isDirty } = formState;

  const save = (name: typeof saved, undo?: () => void) =>
    run(async () => {
      const data = await users.saveSettings(name);
      accept(data);
      reset({ first_name: data.user.first_name, last_name: data.user.last_name });
      toast.success('Your name is saved', undo);
    });
  const submit = handleSubmit(({ first_name, last_name }) =>
    save({ first_name: first_name.trim(), last_name: last_name.trim() }, () => void save(saved)),
  );
  const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });

  return (
    <Section title="Profile" description="How the product addresses you.">
      <Form onSubmit={submit}>
        <FieldPair>
          <TextField
            label="First name"
            autoComplete="given-name"
            maxLength={100}
            error={errors.first_name?.message}
            {...register('first_name', required('First name is required'))}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            maxLength={100}
            error={errors.last_name?.message}
            {...register('last_name', required('Last name is required'))}
          />
        </FieldPair>
        <FormError>{error}</FormError>
        <FormActions>
          <Button type="submit" loading={running} disabled={!isDirty}>
            Save Name
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
