export { analysesActions, frontRun, type Failure, type Run, type StartAnalysis } from './analyses-slice';
export { pageSeen } from '../state/page-seen';
export { STEPS, stageText } from './stage-text';
export { useAnalyses } from './use-analyses';
