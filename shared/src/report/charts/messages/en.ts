// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words/translator';

export interface Takes {
  slots: {
    'about': { action: 'text'; subject: 'text' };
    'more-rows': { n: 'number' };
    'walk': { title: 'text' };
    'range': { from: 'text'; to: 'text' };
    'series': { n: 'number' };
    'caption': { title: 'text'; part: 'text' };
    'part': { drawn: 'number'; of: 'number'; what: 'choice'; chosen: 'choice' };
    'within': { outer: 'text'; inner: 'text' };
    'point': { at: 'text'; value: 'text' };
    'point.interval': { at: 'text'; value: 'text'; low: 'text'; high: 'text' };
    'point.pair': { xLabel: 'text'; x: 'text'; yLabel: 'text'; y: 'text' };
    'point.box': { at: 'text'; median: 'text'; low: 'text'; high: 'text' };
    'point.box-mean': { at: 'text'; median: 'text'; low: 'text'; high: 'text'; mean: 'text' };
    'point.place': { text: 'text'; place: 'number'; all: 'number' };
    'summary.bar': { y: 'text'; x: 'text'; n: 'number' };
    'summary.line': { y: 'text'; x: 'text'; n: 'number' };
    'summary.scatter': { y: 'text'; x: 'text'; n: 'number' };
    'summary.heatmap': { y: 'text'; x: 'text'; n: 'number' };
    'summary.histogram': { y: 'text'; x: 'text'; n: 'number' };
    'summary.box': { y: 'text'; x: 'text'; n: 'number' };
    'summary.ends': { high: 'text'; highAt: 'text'; low: 'text'; lowAt: 'text' };
    'summary.ends-median': { high: 'text'; highAt: 'text'; low: 'text'; lowAt: 'text' };
    'summary.about': { names: 'text' };
    'summary.reference': { label: 'text'; value: 'text' };
    'table.rows': { label: 'text' };
  };
  tags: object;
}

export default {
  'about': [["action"],": ",["subject"]],
  'as-table': "Show as table",
  'as-chart': "Show as chart",
  'more-rows': ["Show ",["n",2,{"one":[0," more row"],"other":[0," more rows"]}]],
  'failed': "The chart could not be drawn. This is its data.",
  'retry': "Retry",
  'undrawn': "This chart cannot be drawn, so its source is shown.",
  'walk': [["title"],", point by point"],
  'walk.hint': "The arrow keys go from point to point, Escape leaves them.",
  'walk.hint-rows': "The arrow keys go from point to point, Enter shows the rows behind it, Escape leaves them.",
  'range': [["from"]," to ",["to"]],
  'series': ["Series ",["n",4]],
  'interval': "Interval",
  'column.series': "Series",
  'column.value': "Value",
  'column.from': "From",
  'column.to': "To",
  'column.lower': "Lower quarter",
  'column.median': "Median",
  'column.upper': "Upper quarter",
  'column.mean': "Mean",
  'note.not-from-zero': "The value axis does not start at zero.",
  'note.heatmap': "The fuller the color, the further the value is from zero.",
  'note.box': "A box holds the middle half of the values, its line is the median, the whiskers reach from 5% to 95%.",
  'note.box-mean': "A box holds the middle half of the values, its line is the median, the dot the mean, the whiskers reach from 5% to 95%.",
  'note.whiskers': "Whiskers show the 95% interval of each mean, by its own rows.",
  'note.shade': "The shade shows the interval.",
  'caption': [["title"],". ",["part"]],
  'part': [["drawn",4]," of ",["of",4]," ",["what",1,{"points":"points","other":"groups"}]," are drawn",["chosen",1,{"random":", chosen at random","highest":", the highest and the finding’s own","other":", the lowest and the finding’s own"}],"."],
  'within': [["outer"],", ",["inner"]],
  'point': [["at"],": ",["value"]],
  'point.interval': [["at"],": ",["value"],", interval ",["low"]," to ",["high"]],
  'point.pair': [["xLabel"]," ",["x"],", ",["yLabel"]," ",["y"]],
  'point.box': [["at"],": median ",["median"],", middle half ",["low"]," to ",["high"]],
  'point.box-mean': [["at"],": median ",["median"],", middle half ",["low"]," to ",["high"],", mean ",["mean"]],
  'point.place': [["text"]," (",["place",4]," of ",["all",4],")"],
  'summary.bar': ["Bar chart: ",["y"]," by ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.line': ["Line chart: ",["y"]," by ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.scatter': ["Scatter plot: ",["y"]," against ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.heatmap': ["Heat map: ",["y"]," by ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.histogram': ["Histogram: ",["y"]," by ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.box': ["Box plot: ",["y"]," by ",["x"],", ",["n",2,{"one":[0," value"],"other":[0," values"]}],"."],
  'summary.ends': ["Highest ",["high"]," (",["highAt"],"), lowest ",["low"]," (",["lowAt"],")."],
  'summary.ends-median': ["Highest median ",["high"]," (",["highAt"],"), lowest median ",["low"]," (",["lowAt"],")."],
  'summary.about': ["The finding is about ",["names"],"."],
  'summary.reference': [["label"],": ",["value"],"."],
  'table.rows': ["Rows behind ",["label"]],
} satisfies Record<string, Message>;
