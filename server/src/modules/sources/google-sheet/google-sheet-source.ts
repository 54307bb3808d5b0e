import type { Context } from '../../../context';
import type { SourceAdapter, Stored } from '../source-adapter';
import { analyzeSheet } from './analyze-sheet';
import { sheetRoutes } from './sheet-routes';
import { sheetSourceOf } from './sheet-source';

/** A sheet that anyone with its link can view, read as it is at that moment. */
export const googleSheetSource = (context: Context): SourceAdapter<Stored<'google_sheet'>> => ({
  isOutside: true,
  routes: (guards) => sheetRoutes(context, guards),
  again: ({ user_id: userId, source_id: sourceId }, { sheet_id, gid, tab, published }, { id }) =>
    analyzeSheet(context, sheetSourceOf(context.config), {
      id,
      userId,
      sourceId,
      address: { id: sheet_id, gid, tab: tab ?? null, published: published ?? false },
    }),
  verify: () => null,
  close: () => undefined,
});
