import { DatabaseError } from 'pg';
import { t } from '../messages';
import { PostgresFailure } from '../postgres-failure';

/** Refusals of a server (PostgreSQL documentation, "PostgreSQL Error Codes") that have a sentence. Never its own words, which name roles and hosts. */
const TOLD = ['28P01', '28000', '3D000', '42501', '53300', '55000', '57P03'] as const;
const STATE = /^[0-9A-Z]{5}$/;

/** What a server's own refusal of a login is told as; null when it was no server's word. */
export function connectRefusal(error: unknown): PostgresFailure | null {
  if (!(error instanceof DatabaseError) || !error.code || !STATE.test(error.code)) return null;
  const { code } = error;
  const told = TOLD.find((state) => state === code);
  return new PostgresFailure('connect', told ? t(`refused.${told}`, { code }) : t('refused', { code }), { cause: error });
}
