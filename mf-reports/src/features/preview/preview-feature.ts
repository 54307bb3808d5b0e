import { defineFeature } from '@hub/shared/state';
import { previewReducer } from './preview-slice';
import { watchPreview } from './preview.saga';

export const preview = defineFeature({ key: 'reports/preview', reducer: previewReducer, saga: watchPreview });
