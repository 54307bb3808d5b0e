import { buffers, eventChannel } from '@hub/shared/state';
import type { AnalysisResult } from '@hub/shared/contracts/report';
import type { StartAnalysis } from './analysis-slice';

export type TransferEvent =
  | { type: 'transferred'; sent: number; total: number | null }
  | { type: 'answered'; result: AnalysisResult }
  | { type: 'refused'; error: unknown };

/** The upload's progress and its answer as a stream. Closing it does not stop the upload: only `signal` does. */
export const transferChannel = (start: StartAnalysis, signal: AbortSignal) =>
  eventChannel<TransferEvent>((emit) => {
    let open = true;
    const send = (event: TransferEvent) => open && emit(event);
    start({ signal, onTransfer: ({ sent, total }) => send({ type: 'transferred', sent, total }) }).then(
      (result) => send({ type: 'answered', result }),
      (error: unknown) => send({ type: 'refused', error }),
    );
    return () => {
      open = false;
    };
  }, buffers.expanding<TransferEvent>());
