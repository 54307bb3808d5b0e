/** Whether an error says that disk or memory are full: that is no fault of the table that meets it, and costs the analysis. */
export const isOfMachine = (error: unknown): boolean =>
  /No space left on device|ENOSPC|EDQUOT|Out of Memory/i.test(error instanceof Error ? error.message : '');
