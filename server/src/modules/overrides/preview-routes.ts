import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors';
import { perMinute } from '../../plugins/limits';
import type { Discovery } from '../discovery/discovery-service';
import { knowDevice } from '../web/cookies';
import type { OverrideCookies, RecordOf, TokenHolds } from './override-cookie';
import { isOwnPage, keepsSecureCookies, ownOrigin, pageHeaders } from './own-page';
import { PREVIEW_PATH, type PreviewLinks } from './preview-link';
import { previewPage } from './preview-page';
import { t } from './messages';

const ATTEMPTS_A_MINUTE = 20;
const HOUR_MS = 3_600_000;

interface Options {
  discovery: Discovery;
  cookies: OverrideCookies;
  links: PreviewLinks;
  tokenHolds: TokenHolds;
  recordOf: RecordOf;
}

const ofLink = z.object({ link: z.string().max(1000) });

/** What the links of `mfe preview` lead to: a page that says what it will do, and the press that does it. */
export const previewRoutes = (app: FastifyInstance, { discovery, cookies, links, tokenHolds, recordOf }: Options) =>
  app.register(async (scope) => {
    // The form has no field; browsers send it all the same.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 100 },
      (_request, _body, done) => done(null, {}),
    );

    /** What the link stands for, while whoever made it may still release the remote, and the build is here. */
    const readLink = async (request: FastifyRequest) => {
      const { link } = ofLink.parse(request.params);
      const preview = links.read(link);
      if (!preview || !(await tokenHolds(preview.token, preview.remote))) return null;
      const record = await recordOf(preview.remote, preview.buildId);
      return record && { ...preview, link, record };
    };

    const show = async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await readLink(request);
      const nonce = randomBytes(16).toString('base64');
      return pageHeaders(reply.code(found ? 200 : 410), nonce).send(
        previewPage({
          nonce,
          action: found && `${PREVIEW_PATH}/${found.link}`,
          remote: found?.remote ?? '',
          build: found?.buildId ?? '',
          hours: Math.ceil(((found?.until ?? 0) - Date.now()) / HOUR_MS),
        }),
      );
    };

    const options = { schema: { hide: true }, config: perMinute(ATTEMPTS_A_MINUTE) };
    scope.get(`${PREVIEW_PATH}/:link`, options, show);
    scope.post(`${PREVIEW_PATH}/:link`, options, async (request, reply) => {
      // Another site must not be able to choose what this one runs.
      if (!isOwnPage(request)) throw new AppError('not-found');
      const found = await readLink(request);
      if (!found) return show(request, reply);
      if (!keepsSecureCookies(request)) throw new AppError('invalid-input', t('needs-https'));
      const { remote, buildId, token, until, record } = found;
      const base = `${ownOrigin(request)}/remotes/${remote}/${buildId}/`;
      request.log.warn({ remote, buildId, token }, 'a preview was opened');
      const device = knowDevice(request, reply, discovery.current());
      await cookies.set(request, reply, { remote, buildId, base, preview: true }, { token, device, until });
      // A screen that needs something in its address cannot be gone to.
      return reply.redirect(record.routes.find(({ path }) => !path.includes(':'))?.path ?? '/', 303);
    });
  });
