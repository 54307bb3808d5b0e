/** Level of a heading inside a section of the report. */
export type InnerLevel = 3 | 4 | 5;
