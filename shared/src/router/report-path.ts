/** Address of a report, and of the analysis that it will come from. */
export const reportPath = (id: string): string => `/dashboard/reports/${encodeURIComponent(id)}`;
