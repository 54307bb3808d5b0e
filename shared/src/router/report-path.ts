/** Address of a saved report, open for reading. */
export const reportPath = (id: string): string => `/dashboard/reports?report=${encodeURIComponent(id)}`;
