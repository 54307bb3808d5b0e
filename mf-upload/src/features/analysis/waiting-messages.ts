/** What is shown in turn while an analysis runs. */
export const WAITING = ['analyzing', 'working', 'generating', 'compiling', 'finishing'] as const;
