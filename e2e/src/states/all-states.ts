import { basePartStates } from './base-part-states';
import { dashboardStates } from './dashboard-states';
import { releaseStates } from './release-states';
import { reportStates } from './report-states';
import type { ScreenState } from './state';
import { uploadStates } from './upload-states';
import { visitorStates } from './visitor-states';

/** Every screen in every state: the pictures and the accessibility checks walk this one list. */
export const allStates: readonly ScreenState[] = [
  ...visitorStates,
  ...dashboardStates,
  ...uploadStates,
  ...reportStates,
  ...releaseStates,
  ...basePartStates,
];
