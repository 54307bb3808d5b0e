/** Address of the comparison of two reports. */
export const comparePath = (newer: string, older: string): string => `/dashboard/reports/${newer}/compare/${older}`;
