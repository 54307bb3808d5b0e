import { analysesActions, pageSeen } from '@hub/shared/analyses';
import { reports } from '@hub/shared/api';
import { call, defineFeature, put, takeLatest } from '@hub/shared/state';
import { analysisActions, analysisReducer } from './analysis-slice';

function* loadDetail({ payload: { result, shown } }: ReturnType<typeof analysesActions.completed>) {
  if (!shown) return;
  // The server takes this for a look at the report, and sends no mail of it then.
  yield* call(pageSeen);
  try {
    yield* put(analysisActions.detailLoaded(yield* call(() => reports.get(result.report_id))));
  } catch (error) {
    // The report itself is there, as Markdown; only its tabs and queries are not shown.
    console.error('The blocks of the report could not be loaded.', error);
    yield* put(analysisActions.detailFailed(result.report_id));
  }
}

function* watchAnalysis() {
  yield* takeLatest(analysesActions.completed, loadDetail);
}

export const analysis = defineFeature({ key: 'upload/analysis', reducer: analysisReducer, saga: watchAnalysis });
