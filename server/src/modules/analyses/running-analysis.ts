import { EventEmitter, once } from 'node:events';
import type { AnalysisProgress, AnalysisStage } from '@hub/shared/contracts/reports/analysis';
import type { ErrorBody } from '@hub/shared/contracts/error';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { ReportSource } from '@hub/shared/contracts/sources/source';
import { AppError, Refusal } from '../../errors';
import type { StorageClaim } from './storage-claims';

interface Facts {
  id: string;
  userId: string;
  source: ReportSource;
  /** Reports of one source have it in common. */
  sourceId: string;
  sourceName: string;
  bytesTotal: number | null;
}

/** Why it was stopped: for a reason that was given, or because somebody has cancelled it. */
export const stopReason = ({ reason }: AbortSignal): Refusal =>
  reason instanceof Refusal ? reason : new AppError('analysis-cancelled');

/** An analysis from its first byte to its end, as those who watch it see it. */
export class RunningAnalysis {
  readonly startedAt = new Date();
  readonly stopping = new AbortController();
  stage: AnalysisStage = 'receiving';
  bytesReceived = 0;
  rowsRead: number | null = null;
  /** Name of the file that the engine loads the tables into, once it is chosen. */
  storeFile: string | null = null;
  /** Breaks off the upload whose file this is, while it arrives; null before and after. */
  upload: AbortController | null = null;
  private ending: Pick<AnalysisProgress, 'state' | 'result' | 'error'> = { state: 'running' };
  private endedAt: Date | null = null;
  private readonly changes = new EventEmitter().setMaxListeners(0);

  constructor(
    readonly facts: Facts,
    readonly storage: StorageClaim,
  ) {}

  get isOver() {
    return this.ending.state !== 'running';
  }

  moveTo(stage: AnalysisStage) {
    this.stage = stage;
    this.changes.emit('change');
  }

  finish(
    ending: { state: 'completed'; result: AnalysisResult } | { state: 'failed'; error: ErrorBody } | { state: 'cancelled' },
  ) {
    this.ending = ending;
    this.endedAt = new Date();
    this.changes.emit('change');
  }

  snapshot(): AnalysisProgress {
    return {
      id: this.facts.id,
      ...this.ending,
      stage: this.stage,
      source_type: this.facts.source.type,
      source_name: this.facts.sourceName,
      started_at: this.startedAt.toISOString(),
      elapsed_ms: (this.endedAt ?? new Date()).getTime() - this.startedAt.getTime(),
      bytes_received: this.bytesReceived,
      bytes_total: this.facts.bytesTotal,
      rows_read: this.rowsRead,
    };
  }

  /** Resolves at the next change, or after `ms`. */
  async changed(ms: number) {
    const signal = AbortSignal.timeout(ms);
    await once(this.changes, 'change', { signal }).catch(() => undefined);
  }
}
