export { analysesActions, frontRun, type Failure, type Run, type StartAnalysis } from './analyses-slice';
export { pageSeen } from '../state/page-seen';
export { sayEndSeen } from './say-end-seen';
export { starts } from './starts';
export { STEPS, stageText } from './stage-text';
export { useAnalyses } from './use-analyses';
