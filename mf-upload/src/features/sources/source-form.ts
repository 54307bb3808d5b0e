import type { ComponentType } from 'react';
import type { ReportDetail, SourceType } from '@hub/shared/contracts/reports/report';
import type { ReportSource } from '@hub/shared/contracts/sources/source';
import type { StartPlan } from '../use-start';

/** The file that is chosen, and why the last choice was refused. */
export interface ChosenFile {
  file: File | null;
  error: string | null;
  onChoose: (files: File[]) => void;
  onClear: () => void;
  /** @param part the sheet, or the packed file, that is wanted; all of them unless told */
  onAnalyze: (file: File, part?: string) => void;
}

/** What the screen offers to every card; each takes what it needs. */
export interface CardProps {
  chosen: ChosenFile;
  /** Opens the source's dialog. */
  onOpen: () => void;
}

export interface SourceDialogProps {
  open: boolean;
  /** An analysis that could not be done, until something is changed. */
  failure: string | null;
  onEdit: () => void;
  onStart: (plan: StartPlan) => void;
  onClose: () => void;
}

export interface AgainActions {
  /** A database needs its password, the other sources need nothing. */
  onAgain: (detail: ReportDetail, password?: string) => void;
  onNewerFile: (files: File[], detail: ReportDetail) => void;
}

export interface AgainProps<Type extends SourceType> extends AgainActions {
  detail: ReportDetail;
  /** As the user knows it. */
  name: string;
  source: Extract<ReportSource, { type: Type }>;
}

/** All that this screen knows of one type of source. Each is a folder of its own. */
export interface SourceForm<Type extends SourceType> {
  Card: ComponentType<CardProps>;
  /** Null where the card alone is enough to begin. */
  Dialog: ComponentType<SourceDialogProps> | null;
  /** What it takes to analyse an earlier report's source anew. */
  Again: ComponentType<AgainProps<Type>>;
}
