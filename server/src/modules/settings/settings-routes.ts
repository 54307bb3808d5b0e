import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { settingsRequest, settingsResponse } from '@hub/shared/contracts/accounts/account';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { sessionOf, type Guards } from '../../plugins/auth';
import { keepLanguage } from '../web/cookies';
import { presentSettings } from '../accounts/user-presenter';
import { updateUser } from '../accounts/user-repository';

export const settingsRoutes =
  ({ config, database }: Context, { loggedIn }: Guards): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/settings', { onRequest: loggedIn(), schema: { response: { 200: settingsResponse } } }, async (request) =>
      presentSettings(sessionOf(request).user, config.MFE_OPERATORS),
    );

    app.put(
      '/settings',
      { onRequest: loggedIn(), schema: { body: settingsRequest, response: { 200: settingsResponse } } },
      async (request, reply) => {
        const { user } = sessionOf(request);
        const { settings, language = user.language, first_name = user.first_name, last_name = user.last_name } = request.body;
        const changed = await updateUser(database.db, user.id, { ...settings, language, first_name, last_name });
        if (!changed) throw new AppError('unauthorized');
        keepLanguage(reply, changed.language);
        return presentSettings(changed, config.MFE_OPERATORS);
      },
    );
  };
