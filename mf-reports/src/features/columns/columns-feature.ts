import { errorText, reports } from '@hub/shared/api';
import { call, defineFeature, put, select, takeLatest } from '@hub/shared/state';
import { toast } from '@hub/shared/ui';
import { t } from '../../messages';
import { columnsActions, columnsReducer } from './columns-slice';

function* load({ payload: id }: ReturnType<typeof columnsActions.opened>) {
  try {
    const { corrections } = yield* call(reports.roles, id);
    yield* put(columnsActions.loaded(corrections));
  } catch (error) {
    console.error('The columns could not be loaded.', error);
    yield* put(columnsActions.failed(errorText(error, t('columns.failed.text'))));
  }
}

function* save() {
  const state = yield* select(columns.select);
  if (state.status !== 'saving') return;
  try {
    yield* call(reports.saveRoles, state.report, state.corrections);
    yield* put(columnsActions.saved());
    yield* call(toast.success, t('columns.saved'));
  } catch (error) {
    console.error('The columns could not be saved.', error);
    yield* put(columnsActions.refused());
    yield* call(toast.error, errorText(error, t('columns.not-saved')));
  }
}

function* watchColumns() {
  yield* takeLatest(columnsActions.opened, load);
  yield* takeLatest(columnsActions.submitted, save);
}

export const columns = defineFeature({ key: 'reports/columns', reducer: columnsReducer, saga: watchColumns });
