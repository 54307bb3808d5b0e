import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context';
import type { Schema } from '../../database/schema';
import { sessionOf, type Guards } from '../../plugins/auth';
import { presentDetail } from '../reports/report-presenter';
import { findReport, listReports } from '../reports/report-repository';
import { presentShare } from '../shares/share-presenter';
import { sharesOfUser } from '../shares/share-repository';
import { presentSettings } from './user-presenter';
import type { UserRow } from './user-repository';

const PAGE = 100;

/** One JSON value, piece by piece: however many reports there are, one of them is in memory. */
async function* exportOf(db: Kysely<Schema>, user: UserRow) {
  const { settings, user: profile, pending_email } = presentSettings(user, []);
  yield `{"exported_at":${JSON.stringify(new Date())},"user":${JSON.stringify(profile)},"pending_email":${JSON.stringify(pending_email ?? null)},"settings":${JSON.stringify(settings)},"reports":[`;
  let isFirst = true;
  for (let after: { created_at: Date; id: string } | undefined; ;) {
    const page = await listReports(db, user.id, { limit: PAGE, after });
    for (const { id } of page) {
      const report = await findReport(db, user.id, id);
      if (!report) continue;
      yield `${isFirst ? '' : ','}\n${JSON.stringify(presentDetail(report))}`;
      isFirst = false;
    }
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  const shares = await sharesOfUser(db, user.id);
  yield `],"share_links":${JSON.stringify(shares.map((share) => ({ report_id: share.report_id, ...presentShare(share) })))}}\n`;
}

/** All that is kept of the user, as one JSON file. Uploaded tables are the user's own already. */
export const exportRoutes =
  ({ database: { db } }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/export', { onRequest: loggedIn() }, (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="data-intelligence-hub-export.json"')
        .send(Readable.from(exportOf(db, sessionOf(request).user))),
    );
  };
