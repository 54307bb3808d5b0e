import { errorStatus, errorText, reports } from '@hub/shared/api';
import { call, put, takeLatest } from '@hub/shared/state';
import { t } from '../../messages';
import { previewActions } from './preview-slice';

function* load({ payload: id }: ReturnType<typeof previewActions.opened>) {
  try {
    const detail = yield* call(reports.get, id);
    yield* put(previewActions.loaded(detail));
  } catch (error) {
    console.error('The report could not be loaded.', error);
    yield* put(previewActions.failed({ text: errorText(error, t('preview.failed.text')), gone: errorStatus(error) === 404 }));
  }
}

export function* watchPreview() {
  yield* takeLatest(previewActions.opened, load);
}
