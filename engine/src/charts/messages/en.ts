// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'among': { title: 'text'; group: 'text' };
    'within': { title: 'text'; column: 'text'; value: 'text' };
    'title.by': { what: 'text'; by: 'text' };
    'title.share-in-which-by': { measure: 'text'; by: 'text' };
    'title.mean-by': { measure: 'text'; by: 'text' };
    'title.together-by': { measure: 'text'; by: 'text' };
    'title.total-by': { measure: 'text'; by: 'text' };
    'title.share-with-by': { share: 'text'; by: 'text' };
    'title.share-with-each': { y: 'text'; x: 'text' };
    'title.spread-by': { measure: 'text'; by: 'text' };
    'title.distribution': { measure: 'text' };
    'title.against': { y: 'text'; x: 'text' };
    'title.against-by': { y: 'text'; x: 'text'; group: 'text' };
    'title.changes': { y: 'text'; x: 'text' };
    'title.over-time': { what: 'text'; grain: 'choice' };
    'title.cycle': { what: 'text'; cycle: 'choice' };
    'label.mean': { measure: 'text' };
    'label.total': { measure: 'text' };
    'label.share-of': { rows: 'text' };
    'label.share-of-each': { rows: 'text'; group: 'text' };
    'label.share-with': { what: 'text' };
    'label.outcome': { outcome: 'text'; value: 'text' };
    'label.part': { part: 'text'; whole: 'text' };
    'label.rows-per': { rows: 'text'; entity: 'text' };
    'label.change': { measure: 'text' };
    'label.unit': { measure: 'text'; unit: 'text' };
    'label.grain': { grain: 'choice' };
    'label.cycle': { cycle: 'choice' };
    'series.others': { rows: 'text' };
  };
  tags: object;
}

export default {
  'among': [["title"],", ",["group"]],
  'within': [["title"],", ",["column"]," ",["value"]],
  'title.by': [["what"]," by ",["by"]],
  'title.share-in-which-by': ["Share in which ",["measure"],", by ",["by"]],
  'title.mean-by': ["Mean ",["measure"]," by ",["by"]],
  'title.together-by': [["measure"]," by ",["by"],", rows taken together"],
  'title.total-by': ["Total ",["measure"]," by ",["by"]],
  'title.share-with-by': [["share"]," by ",["by"]],
  'title.share-with-each': ["Share with each ",["y"]," by ",["x"]],
  'title.spread-by': ["Spread of ",["measure"]," by ",["by"]],
  'title.distribution': ["Distribution of ",["measure"]],
  'title.against': [["y"]," against ",["x"]],
  'title.against-by': [["y"]," against ",["x"],", by ",["group"]],
  'title.changes': ["Changes in ",["y"]," against changes in ",["x"]],
  'title.over-time': [["what"]," by ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}]],
  'title.cycle': [["what"]," by ",["cycle",1,{"weekday":"day of the week","hour":"hour of the day","other":"month of the year"}]],
  'label.mean': ["Mean ",["measure"]],
  'label.total': ["Total ",["measure"]],
  'label.share': "Share",
  'label.share-of': ["Share of ",["rows"]],
  'label.share-of-each': ["Share of the ",["rows"]," of each ",["group"]],
  'label.share-with': ["Share with ",["what"]],
  'label.outcome': [["outcome"]," ",["value"]],
  'label.part': [["part"]," as a share of ",["whole"]],
  'label.rows-per': [["rows"]," for each ",["entity"]],
  'label.change': ["Change in ",["measure"]],
  'label.unit': [["measure"]," (",["unit"],")"],
  'label.grain': [["grain",1,{"hour":"Hour","day":"Day","week":"Week","month":"Month","quarter":"Quarter","other":"Year"}]],
  'label.cycle': [["cycle",1,{"weekday":"Day of the week","hour":"Hour of the day","other":"Month of the year"}]],
  'series.changes': "Changes",
  'series.others': ["All other ",["rows"]],
  'reference.overall': "Overall",
  'reference.others': "Others",
  'other': "Other",
} satisfies Record<string, Message>;
