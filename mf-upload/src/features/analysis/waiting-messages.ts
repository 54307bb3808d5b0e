/** What is shown in turn while an analysis runs. */
export const MESSAGES = [
  'Analyzing data...',
  'AI is working...',
  'Generating insights...',
  'Compiling report...',
  'Almost done...',
] as const;
