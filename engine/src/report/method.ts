import { THRESHOLDS } from '../thresholds';
import { numberText } from '../wording/number-text';

const of = Object.fromEntries(Object.entries(THRESHOLDS).map(([name, { value }]) => [name, numberText(value)])) as Record<
  keyof typeof THRESHOLDS,
  string
>;

/** How the findings came about, in plain words; every number is a threshold's own. */
export const METHOD: { intro: string; points: readonly { label: string; text: string }[] } = {
  intro: 'Every sentence with a number comes from one query over the data; the query can be shown and run again.',
  points: [
    {
      label: 'What is compared',
      text: 'groups of rows, measures over complete periods, pairs of columns, words of texts. A period that the data only cover in part is left out. Times between a start and an end, rates and attained targets are measures too; sums are only taken of what can be added up.',
    },
    {
      label: 'Tests',
      text: "Kruskal-Wallis for levels of groups, χ² or Fisher's exact test for shares, the exact binomial test for a leading value, Mann-Kendall for trends, Fisher's z for groups that move otherwise than the rest, Pettitt's test for a change of level, Poisson tails for surges, Spearman's ρ for measures that go together. Where a year has few months, trends and steps are tried on its weeks too, and on single rows where periods do not persist; a clear season is taken out before a trend is sought. What is told of a trend, its levels at both ends and its slope, is one line through the means of its first and its last quarter. A record is an outlier when it lies beyond what the distribution's own tail reaches.",
    },
    {
      label: 'Units',
      text: 'where groups are made of units that differ among themselves (schools of a district), the groups are judged by their units and not by the number of rows.',
    },
    {
      label: 'Readings over time',
      text: 'readings that persist from one to the next are worth fewer independent ones, and are judged so: a trend against series that only persist, a season by its changes, a link by as many pairs as are independent. Two series that both grow, fall or swing slowly are compared by their changes from step to step.',
    },
    {
      label: 'What drives a change',
      text: "the change of a mean or a share between the last two complete periods is split by group into what comes from the group's share of the rows and what comes from its own level, each midway between both periods; the parts of all groups add up to the change.",
    },
    {
      label: 'Large tables',
      text: `of more than ${of.rowsMined} rows, or of fewer with many columns, comparisons are tried on a sample of up to ${of.rowsSampled}, and what is found is then computed over all rows. Only what needs sorting is taken from a fixed sample: ranks and quantiles of findings from about ${of.rowsSorted} rows when there are more, medians and quantiles of columns from up to ${of.rowsProfiledOfMore} when there are more than ${of.rowsProfiled}.`,
    },
    {
      label: 'Wide tables',
      text: `of more than ${of.columnsLookedAtClosely} measures, or as many columns of groups, every pair of columns is compared roughly on some rows, and those that go together most are looked at closely; each pair counts as a test. What one group has of its own is looked for in the first ${of.columnsInsideGroups} columns, words in the ${of.textsRead} fullest texts, gaps and repeated amounts in fewer columns still.`,
    },
    {
      label: 'Chance',
      text: `a finding is reported when its q-value is below ${of.falseDiscovery} (Benjamini and Hochberg, over all tests run, shown or not; below ${of.falseDiscoveryInside} inside a group) and its effect is large enough to matter. What is certain (q below ${of.certainThoughSmall}) and smaller is listed under Small but Real; what is neither is not told, which does not say that it is not there. Groups of fewer than ${of.rowsForAnInterval} rows are described without an interval.`,
    },
    {
      label: 'Order',
      text: 'effect × √(share of rows concerned) × novelty, so that a second finding on the same subject stands further down.',
    },
    {
      label: 'Durations',
      text: 'a duration is not set against its own start unless the end truly follows the start; otherwise late starts would seem short by arithmetic alone.',
    },
    {
      label: 'Intervals',
      text: `95%, Wilson's for shares, Student's for means, drawing rows again (${of.drawings} times) for ratios of two sums. An average is the arithmetic mean. A connection between two columns does not say that one causes the other.`,
    },
  ],
};
