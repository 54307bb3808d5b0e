import { AppError } from '../../../errors';
import type { Context } from '../../../context';
import type { SourceAdapter, Stored } from '../source-adapter';
import { analyzeFile } from './analyze-file';
import { csvRoutes } from './csv-routes';

/** A file that the user uploads. A copy stays with its report, so that it can be analysed again. */
export const csvSource = (context: Context): SourceAdapter<Stored<'csv'>> => ({
  isOutside: false,
  routes: (guards) => csvRoutes(context, guards),
  again: async ({ user_id: userId, source_id: sourceId, source_name: name, upload_file: file }, { part }, { id }) => {
    const bytes = file === null ? 0 : await context.files.size(file);
    if (file === null || bytes === 0) throw new AppError('source-unknown');
    return analyzeFile(context, { id, userId, sourceId, path: context.files.path(file), name, bytes, part });
  },
  verify: () => null,
  close: () => undefined,
});
