import { useEffect, useState } from 'react';
import { errorText, sources } from '@hub/shared/api';
import type { FilePreview } from '@hub/shared/contracts/sources/file-preview';
import { t } from '../../../../messages';

export type PreviewState = { status: 'loading' } | { status: 'failed'; text: string } | { status: 'ready'; preview: FilePreview };

/** The first rows of a file, while they are asked for. @param part the sheet, or the packed file, that is wanted */
export function usePreview(file: File, part: string | null, open: boolean): { state: PreviewState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = [file, part, attempt] as const;
  const [held, setHeld] = useState<{ asked: readonly unknown[]; state: PreviewState } | null>(null);
  useEffect(() => {
    if (!open) return;
    const over = new AbortController();
    const settle = (state: PreviewState) => !over.signal.aborted && setHeld({ asked: [file, part, attempt], state });
    sources.previewFile(file, part, over.signal).then(
      (preview) => settle({ status: 'ready', preview }),
      (error: unknown) => settle({ status: 'failed', text: errorText(error, t('preview.failed.text')) }),
    );
    return () => over.abort();
  }, [file, part, attempt, open]);
  // What came for another question is no answer to this one.
  const isAnswer = held?.asked.every((value, i) => value === asked[i]) ?? false;
  return { state: held && isAnswer ? held.state : { status: 'loading' }, retry: () => setAttempt(attempt + 1) };
}
