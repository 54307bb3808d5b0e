import { useId, useState } from 'react';
import { errorText, loadReleases } from '@hub/shared/api';
import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { Button, Checkbox, Dialog, Form, FormError, Select, TextField, toast } from '@hub/shared/ui';
import { t } from '../../messages';
import { readShare, startable, takesBack, type Change } from './changes';

interface ChangeDialogProps {
  change: Change;
  remote: RemoteRelease;
  onClose: () => void;
  onChanged: (remote: RemoteRelease, revision: number) => void;
}

const LEAST_REASON = 3;
/** What is advised for a start; small enough for a build of which nothing is known. */
const FIRST_SHARE = '10';

const cohortsOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Asks before a change, with what it needs to know; the refusal of the server stands in the dialog. */
export function ChangeDialog({ change, remote, onClose, onChanged }: ChangeDialogProps) {
  const formId = useId();
  const builds = startable(remote);
  const [version, setVersion] = useState(builds[0] ?? '');
  const [share, setShare] = useState(change === 'start' ? FIRST_SHARE : '');
  const [cohorts, setCohorts] = useState('');
  const [reason, setReason] = useState('');
  const [unproven, setUnproven] = useState(false);
  const [tried, setTried] = useState(false);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const asksShare = change === 'start' || change === 'ramp';
  const weightBp = asksShare ? readShare(share) : 0;
  const isReasoned = reason.trim().length >= LEAST_REASON;

  const submit = async () => {
    setTried(true);
    if (weightBp === null || !isReasoned) return;
    setRunning(true);
    setError(null);
    try {
      const releases = await loadReleases();
      const answer = await releases.change(remote.name, change, {
        reason: reason.trim(),
        ...(change === 'start' && { version, cohorts: cohortsOf(cohorts) }),
        ...(asksShare && { weightBp }),
        ...(unproven && { unproven }),
        ...(!takesBack(change) && { expected: remote.revision }),
      });
      toast.success(answer.message);
      onChanged(answer.remote, answer.revision);
    } catch (failure) {
      setError(errorText(failure, t('change.failed')));
      setRunning(false);
    }
  };

  const named = { remote: remote.name };
  const built = { build: remote.rollout?.version ?? version };
  const title = change === 'start' || change === 'rollback' ? t(`ask.${change}`, named) : t(`ask.${change}`, built);
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!running}
      role={takesBack(change) ? 'alertdialog' : 'dialog'}
      title={title}
      description={t(`will.${change}`)}
      footer={
        <>
          <Button onClick={onClose} disabled={running}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={takesBack(change) ? 'danger' : 'primary'} loading={running}>
            {t(`do.${change}`)}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          return submit();
        }}
      >
        {change === 'start' && (
          <Select
            label={t('field.build')}
            value={version}
            options={builds.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setVersion(target.value)}
          />
        )}
        {asksShare && (
          <TextField
            label={t('field.share')}
            inputMode="decimal"
            value={share}
            error={tried && weightBp === null ? t('field.share.wrong') : undefined}
            onChange={({ target }) => setShare(target.value)}
          />
        )}
        {change === 'start' && (
          <TextField
            label={t('field.cohorts')}
            hint={t('field.cohorts.hint')}
            value={cohorts}
            onChange={({ target }) => setCohorts(target.value)}
          />
        )}
        <TextField
          label={t('field.reason')}
          hint={t('field.reason.hint')}
          value={reason}
          error={tried && !isReasoned ? t('field.reason.wrong') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {(asksShare || change === 'promote') && (
          <Checkbox
            label={t('field.unproven')}
            hint={t('field.unproven.hint')}
            checked={unproven}
            onChange={({ target }) => setUnproven(target.checked)}
          />
        )}
        <FormError>{error}</FormError>
      </Form>
    </Dialog>
  );
}
