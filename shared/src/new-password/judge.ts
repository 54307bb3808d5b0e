import { useEffect, useMemo, useState } from 'react';
import type { PersonalInputs } from '../password';

type Judge = (password: string, personal: PersonalInputs) => boolean;

let loading: Promise<Judge> | undefined;

/** The server's own judgement. Its dictionaries are large and come when somebody begins to type a new password. */
export const loadJudge = (): Promise<Judge> => {
  loading ??= import('@hub/shared/password').then(
    (module) => module.isEasilyGuessed,
    (error: unknown) => {
      // The next attempt loads anew.
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** Whether the password is easily guessed; null while that is not known. */
export function useJudgement(password: string, { email, firstName, lastName }: PersonalInputs): boolean | null {
  const [judge, setJudge] = useState<{ judge: Judge } | null>(null);
  const isWanted = password !== '' && judge === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    loadJudge().then(
      (loaded) => isHere && setJudge({ judge: loaded }),
      // Without it the meter stays low, and the server has the last word anyway.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  return useMemo(
    () => (judge && password !== '' ? judge.judge(password, { email, firstName, lastName }) : null),
    [judge, password, email, firstName, lastName],
  );
}
