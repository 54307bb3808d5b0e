/** How the findings came about, in plain words. */
export const METHOD = `Every sentence with a number comes from one query over the data; the query can be shown and run again.

- **What is compared:** groups of rows, measures over complete periods, pairs of columns, words of texts. A period that the data only cover in part is left out. Times between a start and an end, rates and attained targets are measures too; sums are only taken of what can be added up.
- **Tests:** Kruskal-Wallis for levels of groups, χ² or Fisher's exact test for shares, the exact binomial test for a leading value, Mann-Kendall with Theil-Sen's slope for trends, Fisher's z for groups that move otherwise than the rest, Pettitt's test for a change of level, Poisson tails for surges, Spearman's ρ for measures that go together.
- **Large tables:** of more than 100,000 rows, or of fewer with many columns, comparisons are tried on a sample of up to 60,000, and what is found is then computed over all rows. Only what needs sorting, medians, quantiles and Spearman's ρ, is taken from a fixed sample of about 200,000 rows when there are more.
- **Chance:** a finding is reported when its q-value is below 0.05 (Benjamini and Hochberg, over all tests run, shown or not; below 0.01 inside a group) and its effect is large enough to matter. Groups of fewer than 30 rows are described without an interval.
- **Order:** effect × √(share of rows concerned) × novelty, so that a second finding on the same subject stands further down.
- **Durations:** a duration is not set against its own start unless the end truly follows the start; otherwise late starts would seem short by arithmetic alone.
- **Intervals:** 95%, Wilson's for shares and Student's for means. An average is the arithmetic mean. A connection between two columns does not say that one causes the other.`;
