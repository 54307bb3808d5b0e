import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { madeShare, openShare, sharedReport, shareList, shareRequest } from '@hub/shared/contracts/reports/share';
import * as z from 'zod/mini';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { perMinute } from '../../plugins/limits';
import { networkOf } from '../../network/network-of';
import { signingSecret } from '../accounts/signing-secret';
import { checkPassword, hashPassword } from '../accounts/password-hash';
import { documentOf, presentReport } from '../reports/report-presenter';
import { ownReport } from '../reports/own-report';
import { findReport } from '../reports/report-repository';
import { guestDetail, leftOut } from './guest-detail';
import { guestTickets } from './guest-tickets';
import { presentShare } from './share-presenter';
import { createShare, deleteShare, listShares, passwordOf, takeUse } from './share-repository';

const MADE_A_MINUTE = 60;
const OPENED_A_MINUTE = 60;
const idParams = z.object({ id: z.string().check(z.maxLength(100)) });
const shareParams = z.object({ id: z.string().check(z.maxLength(100)), share: z.string().check(z.maxLength(100)) });

/** Links by which people without an account read one report, and nothing else. */
export const shareRoutes =
  ({ config, database: { db }, hashing }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    const tickets = guestTickets(signingSecret(config));
    app.get(
      '/reports/:id/shares',
      { onRequest: loggedIn(), schema: { params: idParams, response: { 200: shareList } } },
      async (request) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        return (await listShares(db, report.user_id, report.id)).map(presentShare);
      },
    );

    app.post(
      '/reports/:id/shares',
      {
        config: perMinute(MADE_A_MINUTE),
        onRequest: loggedIn(),
        schema: { params: idParams, body: shareRequest, response: { 201: madeShare } },
      },
      async (request, reply) => {
        const report = await ownReport(db, sessionOf(request).user.id, request.params.id);
        const { password } = request.body;
        const hash = password ? await hashing.run(networkOf(request.ip), () => hashPassword(password)) : null;
        const made = await createShare(db, report, request.body, hash);
        if (!made) throw new AppError('too-many-shares');
        return reply.code(201).send({ share: presentShare(made.share), token: made.token });
      },
    );

    app.delete(
      '/reports/:id/shares/:share',
      { onRequest: loggedIn(), schema: { params: shareParams } },
      async (request, reply) => {
        const { id, share } = request.params;
        if (!(await deleteShare(db, sessionOf(request).user.id, id, share))) throw new AppError('share-not-found');
        return reply.code(204).send();
      },
    );

    app.post(
      '/shared-report',
      {
        config: perMinute(OPENED_A_MINUTE, 'shared-report'),
        schema: { body: openShare, response: { 200: sharedReport } },
      },
      async (request, reply) => {
        reply.header('x-robots-tag', 'noindex');
        // Wrong, ended and taken back are one answer: a guess learns nothing.
        const { token, password, ticket } = request.body;
        const asks = (await passwordOf(db, token))?.password_hash ?? null;
        const lock = asks === null ? null : { token, passwordHash: asks };
        if (lock && !(ticket !== undefined && tickets.opens(ticket, lock))) {
          if (password === undefined) throw new AppError('share-password');
          const right = await hashing.run(networkOf(request.ip), () => checkPassword(password, lock.passwordHash));
          if (!right) throw new AppError('share-password-wrong');
        }
        const share = await takeUse(db, token);
        const report = share && (await findReport(db, share.user_id, share.report_id));
        if (!share || !report) throw new AppError('share-not-found');
        const document = documentOf(report);
        const detail = guestDetail(presentReport(report), document, { queries: share.with_queries, rows: share.with_rows });
        return {
          detail,
          shared_by: share.shared_by,
          left_out: leftOut(document, detail),
          ...(lock && { ticket: tickets.make(lock) }),
        };
      },
    );
  };
