import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SourceType } from '@hub/shared/contracts/reports/report';
import type { ReportSource } from '@hub/shared/contracts/sources/source';
import type { AskSource } from '@hub/engine';
import type { Context } from '../../context';
import type { Guards } from '../../plugins/auth';
import type { Started } from '../analyses/start-analysis';

/** What is kept of a source of one type: as far as it takes to reach it again, and never a password. */
export type Stored<Type extends SourceType> = Extract<ReportSource, { type: Type }>;

/** A report whose source is to be analysed again. */
export interface EarlierReport {
  user_id: string;
  source_id: string;
  source_name: string;
  upload_file: string | null;
}

/** What comes with a call for a source that is known already. */
export interface SourceCall {
  password: string | undefined;
  /** Of the request, whose id it adds. */
  log: FastifyBaseLogger;
}

/** A source that answers queries itself. */
export interface Questions {
  /** Null when the source could not run the query. @throws AppError when it is lost */
  ask: AskSource;
  /** To be called in any case. */
  close: () => void;
}

/** All that the server knows of one type of source, whose stored form is `Form`. Each is a folder of its own, and nothing outside it knows its name. */
export interface SourceAdapter<Form extends { type: string }> {
  /** Whether it lies outside of this server. Whoever reaches it has a verified address, where the hub asks for that. */
  isOutside: boolean;
  /** The calls by which a browser tries a connection, sees what is there, and has it analysed. */
  routes: (guards: Guards) => FastifyPluginAsyncZod;
  /** Begins a new analysis of what an earlier report was made of. @throws AppError when that cannot be reached any more */
  again: (report: EarlierReport, source: Form, call: SourceCall & { id: string | undefined }) => Promise<Started>;
  /** For claims that were computed in the source itself; null where there are none, or the call lacks what it takes. */
  verify: (source: Form, call: SourceCall & { userId: string; signal: AbortSignal }) => Questions | null;
  /** The server stops. */
  close: () => void;
}

/** How each source is set up for a server. */
export type SourceTable = { readonly [Type in SourceType]: (context: Context) => SourceAdapter<Stored<Type>> };
export type Sources = { readonly [Type in SourceType]: SourceAdapter<Stored<Type>> };
