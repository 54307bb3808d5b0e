export { analysesActions, frontRun, type Failure, type Run, type StartAnalysis } from './analyses-slice';
export { STEPS, stageText } from './stage-text';
export { useAnalyses } from './use-analyses';
