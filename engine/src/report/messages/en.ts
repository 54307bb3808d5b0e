// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'provenance': { source: 'text'; size: 'text'; dated: 'choice'; period: 'text'; day: 'text'; time: 'text'; engine: 'text'; version: 'text'; run: 'number'; reported: 'number' };
    'size.table': { rows: 'number'; columns: 'number' };
    'size.read': { size: 'text'; rows: 'number' };
    'size.tables': { tables: 'number'; rows: 'number' };
    'in-table': { title: 'text'; table: 'text' };
    'labelled': { label: 'text' };
    'quality.severity': { severity: 'choice' };
    'quality.nothing': { tables: 'number'; rows: 'number' };
    'quality.of-table': { table: 'text'; sentence: 'text' };
    'quality.at-lines': { sentence: 'text'; n: 'number'; lines: 'text' };
    'quality.more-lines': { lines: 'text' };
    'metric.line': { label: 'text'; text: 'text' };
    'metric.line-note': { label: 'text'; text: 'text'; note: 'text' };
    'metric.median': { value: 'text' };
    'metric.there': { count: 'text'; labels: 'text' };
    'metric.without': { labels: 'text'; value: 'text' };
    'metric.once': { whole: 'text'; things: 'text' };
    'metric.minutes': { value: 'text' };
    'metric.label.highest': { measure: 'text' };
    'metric.label.median': { measure: 'text' };
    'metric.label.mean': { measure: 'text' };
    'metric.label.overall': { measure: 'text' };
    'metric.label.share': { measure: 'text' };
    'metric.label.total': { measure: 'text' };
    'metric.label.outcome': { column: 'text'; value: 'text' };
    'metric.label.reading': { measure: 'text' };
    'metric.label.latest': { rows: 'text'; period: 'text' };
    'metric.label.values': { column: 'text' };
    'relation.end': { table: 'text'; column: 'text' };
    'relation.ends': { table: 'text'; columns: 'text' };
    'relation.all': { from: 'text'; to: 'text'; by: 'choice'; rows: 'text' };
    'relation.all-name': { from: 'text'; to: 'text'; by: 'choice'; rows: 'text' };
    'relation.missing': { from: 'text'; to: 'text'; by: 'choice'; rows: 'text'; all: 'number'; n: 'number' };
    'relation.missing-noun': { from: 'text'; to: 'text'; by: 'choice'; rows: 'text'; all: 'number'; n: 'number'; target: 'text' };
    'relation.lost': { from: 'text'; rows: 'text'; all: 'number'; to: 'text' };
    'relation.unmet': { rows: 'text'; all: 'number'; from: 'text' };
    'twin.range': { from: 'text'; to: 'text' };
    'twin.quarter': { measure: 'text' };
    'twin.rows-shown': { all: 'number'; shown: 'number' };
    'twin.rows-left': { n: 'number' };
    'twin.grouped': { n: 'number' };
    'twin.part': { drawn: 'number'; of: 'number'; what: 'choice'; chosen: 'choice' };
    'period.month': { month: 'text'; year: 'text' };
    'period.quarter': { quarter: 'text'; year: 'text' };
    'period.day': { day: 'text'; month: 'text'; year: 'text' };
    'period.hour': { day: 'text'; time: 'text' };
    'picture.axis': { label: 'text'; unit: 'text' };
    'picture.series': { n: 'number' };
    'picture.source': { source: 'text'; day: 'text' };
    'picture.box': { mean: 'choice' };
    'method.large.text': { rowsMined: 'text'; rowsSampled: 'text'; manyUnits: 'text'; rowsSorted: 'text'; rowsProfiledOfMore: 'text'; rowsProfiled: 'text' };
    'method.wide.text': { columnsLookedAtClosely: 'text'; columnsInsideGroups: 'text'; textsRead: 'text' };
    'method.chance.text': { familywise: 'text'; chanceOfResult: 'text'; chanceOfMain: 'text'; chanceOfTime: 'text'; chanceInside: 'text'; chanceApart: 'text'; chanceOfUnits: 'text'; rowsForAnInterval: 'text' };
    'method.intervals.text': { fewestOfAFamily: 'text'; drawings: 'text' };
  };
  tags: object;
}

export default {
  'title.untitled': "Untitled Report",
  'provenance': ["Source: ",["source"],", ",["size"],["dated",1,{"true":[", ",["period"]],"other":""}],". Analyzed on ",["day"],", ",["time"]," UTC by ",["engine"]," ",["version"],"; ",["run",2,{"one":[0," comparison"],"other":[0," comparisons"]}]," tested, ",["reported",4]," reported."],
  'size.table': [["rows",2,{"one":[0," row"],"other":[0," rows"]}]," × ",["columns",2,{"one":[0," column"],"other":[0," columns"]}]],
  'size.read': [["size"],", read as ",["rows",2,{"one":[0," row"],"other":[0," rows"]}]],
  'size.tables': [["tables",2,{"one":[0," table"],"other":[0," tables"]}]," with ",["rows",2,{"one":[0," row"],"other":[0," rows"]}]," in all"],
  'heading.summary': "Summary",
  'heading.findings': "Findings",
  'heading.actions': "Suggested Actions",
  'heading.figures': "Key Metrics",
  'heading.columns': "Columns",
  'heading.data': "Data & Method",
  'section.summary': "Summary",
  'section.key-metrics': "Key Metrics",
  'section.relations': "Relations",
  'section.leading': "Most Important First",
  'section.overview': "Overview",
  'section.more': "More",
  'section.small': "Small but Real",
  'section.actions': "Suggested Actions",
  'section.quality': "Data Quality",
  'section.method': "Method",
  'in-table': [["title"]," in ",["table"]],
  'labelled': [["label"],":"],
  'evidence': "Evidence:",
  'quality.severity': [["severity",1,{"serious":"Serious","warning":"Warning","other":"Note"}]],
  'quality.nothing': ["Nothing to report: ",["tables",2,{"one":[["rows",2,{"one":["the ",0," row was"],"other":["all ",0," rows were"]}]," read in full."],"other":[["rows",2,{"one":["the ",0," row"],"other":["all ",0," rows"]}]," of ",0," tables were read in full."]}]],
  'quality.of-table': [["table"],": ",["sentence"]],
  'quality.at-lines': [["sentence"]," (",["n",2,{"one":"line","other":"lines"}]," ",["lines"],")"],
  'quality.more-lines': [["lines"],", …"],
  'unseen': "What may go unnoticed",
  'metric.line': [["label"],": ",["text"]],
  'metric.line-note': [["label"],": ",["text"]," (",["note"],")"],
  'metric.median': ["median ",["value"]],
  'metric.there': [["count"],", without ",["labels"]],
  'metric.without': ["without ",["labels"]," ",["value"]],
  'metric.once': [["whole"]," once for each ",["things"]],
  'metric.minutes': [["value"]," min"],
  'metric.tickets': "Total Issues",
  'metric.resolved': "Resolved",
  'metric.satisfaction': "Avg Satisfaction",
  'metric.response-time': "Avg Response Time",
  'metric.label.highest': ["Highest ",["measure"]],
  'metric.label.median': ["Median ",["measure"]],
  'metric.label.mean': ["Avg ",["measure"]],
  'metric.label.overall': [["measure"]," overall"],
  'metric.label.share': ["Share in which ",["measure"]],
  'metric.label.total': ["Total ",["measure"]],
  'metric.label.outcome': [["column"]," ",["value"]],
  'metric.label.reading': ["Latest ",["measure"]],
  'metric.label.latest': [["rows"]," in ",["period"]],
  'metric.label.values': ["Values of ",["column"]],
  'relation.end': [["table"],".",["column"]],
  'relation.ends': [["table"]," (",["columns"],")"],
  'relation.all': [["from"]," refers to ",["to"],["by",1,{"inferred":" (found by names and values)","told":" (as you said)","declared":"","other":""}],"; all ",["rows"]," have one."],
  'relation.all-name': [["from"]," refers to ",["to"],["by",1,{"inferred":" (found by names and values)","told":" (as you said)","declared":"","other":""}],"; all ",["rows"]," name one."],
  'relation.missing': [["from"]," refers to ",["to"],["by",1,{"inferred":" (found by names and values)","told":" (as you said)","declared":"","other":""}],"; ",["rows"]," of ",["all",4]," ",["n",2,{"one":"has","other":"have"}]," none."],
  'relation.missing-noun': [["from"]," refers to ",["to"],["by",1,{"inferred":" (found by names and values)","told":" (as you said)","declared":"","other":""}],"; ",["rows"]," of ",["all",4]," ",["n",2,{"one":"has","other":"have"}]," no ",["target"],"."],
  'relation.lost': [["from"]," points to nothing in ",["rows"]," of ",["all",4],": ",["to"]," has no such value."],
  'relation.unmet': [["rows"]," of ",["all",4]," ",["all",2,{"one":"is","other":"are"}]," never referred to by ",["from"],"."],
  'twin.missing': "missing",
  'twin.range': [["from"]," to ",["to"]],
  'twin.points': "Points",
  'twin.mean': "Mean",
  'twin.value': "Value",
  'twin.quarter': ["25% of ",["measure"]],
  'twin.rows-shown': ["Of ",["all",2,{"one":[0," row"],"other":[0," rows"]}],", ",["shown",2,{"one":[0," is"],"other":[0," are"]}]," shown."],
  'twin.rows-left': ["… and ",["n",2,{"one":[0," more row"],"other":[0," more rows"]}],"."],
  'twin.grouped': ["The chart's ",["n",2,{"one":[0," point"],"other":[0," points"]}]," in groups of about the same size."],
  'twin.part': [["drawn",4]," of ",["of",4]," ",["what",1,{"points":"points","other":"groups"}]," are drawn",["chosen",1,{"random":", chosen at random","highest":", the highest and the finding’s own","other":", the lowest and the finding’s own"}],"."],
  'period.months': "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  'period.month': [["month"]," ",["year"]],
  'period.quarter': ["Q",["quarter"]," ",["year"]],
  'period.day': [["day"]," ",["month"]," ",["year"]],
  'period.hour': [["day"],", ",["time"]],
  'picture.axis': [["label"]," (",["unit"],")"],
  'picture.series': ["Series ",["n",4]],
  'picture.source': ["Source: ",["source"],", analyzed on ",["day"]],
  'picture.not-from-zero': "The value axis does not start at zero.",
  'picture.heatmap': "The fuller the color, the further the value is from zero.",
  'picture.box': ["A box holds the middle half of the values, its line is the median",["mean",1,{"true":", the dot the mean","other":""}],", the whiskers reach from 5% to 95%."],
  'picture.whiskers': "Whiskers show the 95% interval of each mean, by its own rows.",
  'picture.shade': "The shade shows the interval.",
  'page.contents': "Contents",
  'page.numbers': "The chart’s numbers",
  'method.intro': "Every sentence with a number comes from one query over the data; the query can be shown and run again.",
  'method.compared.label': "What is compared",
  'method.compared.text': "groups of rows, measures over complete periods, pairs of columns, words of texts. A period that the data cover only in part is left out. Times between a start and an end, rates and attained targets are measures too; sums are taken only of what can be added up.",
  'method.tests.label': "Tests",
  'method.tests.text': "Kruskal-Wallis for levels of groups, χ² or Fisher's exact test for shares, the exact binomial test for a leading value, Mann-Kendall for trends, a log-linear rate with the scatter of the counts (quasi-Poisson) for how often something happens, Fisher's z for groups that move differently from the rest, Pettitt's test for a change of level, Poisson tails for surges, Spearman's ρ for measures that go together. Where a year has few months, trends and steps are also tried on its weeks, and on single rows where periods do not persist; a clear season is taken out before a trend is looked for. What is said of a trend, its levels at both ends and its slope, is one line through the means of its first and its last quarter. A record is an outlier when it lies beyond what the distribution's own tail reaches.",
  'method.units.label': "Units",
  'method.units.text': "where rows belong to something (customers, machines, days, records that were copied), what belongs to it as well is compared between these units, and what varies in them within them: not by the number of rows. Where rows belong to two such things, both must bear it out.",
  'method.readings.label': "Readings over time",
  'method.readings.text': "readings that persist from one to the next are worth fewer independent ones, and are judged accordingly: a trend against series that only persist, a season by its changes, a link by as many pairs as are independent. Two series that both grow, fall or swing slowly are compared by their changes from step to step.",
  'method.drivers.label': "What drives a change",
  'method.drivers.text': "the change of a mean or a share to the last complete period, from the same one of the year before or, where there is none, from the one before it, is split by group into what comes from the group's share of the rows and what comes from its own level, each midway between both periods; the parts of all groups add up to the change.",
  'method.large.label': "Large tables",
  'method.large.text': ["of more than ",["rowsMined"]," rows, or of fewer with many columns, comparisons are tried on a sample of up to ",["rowsSampled"],", and what is found is then computed over all rows. Where rows belong to more than ",["manyUnits"]," customers, machines or the like, whole ones are drawn. Only what needs sorting is taken from a fixed sample: ranks and quantiles of findings from about ",["rowsSorted"]," rows when there are more, medians and quantiles of columns from up to ",["rowsProfiledOfMore"]," when there are more than ",["rowsProfiled"],"."],
  'method.wide.label': "Wide tables",
  'method.wide.text': ["of more than ",["columnsLookedAtClosely"]," measures, or as many columns of groups, every pair of columns is compared roughly on some rows, and those that go together most are looked at closely; each pair counts as a test. What one group has of its own is looked for in the first ",["columnsInsideGroups"]," columns, words in the ",["textsRead"]," fullest texts, gaps and repeated amounts in even fewer columns."],
  'method.chance.label': "Chance",
  'method.chance.text': ["a finding is reported when the chance of any false finding in the table stays below ",["familywise"]," and its effect is large enough to matter (Holm, over all questions asked, shown or not: ",["chanceOfResult"]," for pairs of columns with the result, where a table has one, ",["chanceOfMain"]," for those of others, ",["chanceOfTime"]," for changes over time, ",["chanceInside"]," for what one group has of its own, ",["chanceApart"]," for the share of one group that stands apart, ",["chanceOfUnits"]," for single customers, machines and the like). What is as certain but smaller is listed under Small but Real; what is neither is not reported, which does not mean that it is not there. Groups of fewer than ",["rowsForAnInterval"]," rows are described without an interval."],
  'method.order.label': "Order",
  'method.order.text': "effect × √(share of rows concerned) × novelty, so that a second finding on the same subject stands further down.",
  'method.durations.label': "Durations",
  'method.durations.text': "a duration is not compared with its own start unless the end really follows the start; otherwise late starts would seem short by arithmetic alone.",
  'method.intervals.label': "Intervals",
  'method.intervals.text': ["95%. A group that was chosen among others has the interval of what it would show the next time, by the customers, machines or the like that its rows belong to: of ",["fewestOfAFamily"]," groups or more by empirical Bayes, of fewer widened for having been chosen. Where a table holds all places there are, there is none. Otherwise Wilson's for shares, Student's for means, drawing rows again (",["drawings"]," times) for ratios of two sums. An average is the arithmetic mean. A connection between two columns does not say that one causes the other."],
  'csv.rank': "rank",
  'csv.table': "table",
  'csv.kind': "kind",
  'csv.sentence': "sentence",
  'csv.measure': "measure",
  'csv.breakdown': "breakdown",
  'csv.filter': "filter",
  'csv.member': "member",
  'csv.direction': "direction",
  'csv.value': "value",
  'csv.unit': "unit",
  'csv.baseline': "baseline",
  'csv.n': "n",
  'csv.effect': "effect",
  'csv.p': "p",
  'csv.q': "q",
  'csv.score': "score",
  'csv.query': "query",
} satisfies Record<string, Message>;
