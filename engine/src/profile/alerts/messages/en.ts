// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'names.quoted': { name: 'text' };
    'names.more': { names: 'text'; n: 'number' };
    'percent': { percent: 'text' };
    'missing': { name: 'text'; share: 'text'; n: 'number'; rows: 'text' };
    'missing.more': { n: 'number'; names: 'text' };
    'empty': { name: 'text' };
    'constant': { name: 'text' };
    'constant.shown': { name: 'text'; value: 'text' };
    'many-values': { name: 'text'; n: 'number'; values: 'text' };
    'imbalance': { share: 'text'; name: 'text'; value: 'text' };
    'skew': { name: 'text'; right: 'choice'; skewness: 'text' };
    'numbers-as-text': { name: 'text'; share: 'text' };
    'dates-as-text': { name: 'text'; share: 'text' };
    'mixed-words': { name: 'text' };
    'personal.hidden': { name: 'text'; kind: 'choice' };
    'personal.grouped': { name: 'text'; kind: 'choice' };
    'extreme.large': { name: 'text'; size: 'text'; effects: 'text' };
    'extreme.small': { name: 'text'; size: 'text'; effects: 'text' };
    'extreme.no-figures': { figures: 'text' };
    'spellings': { name: 'text'; n: 'number'; example: 'text' };
    'spellings.merged': { name: 'text'; n: 'number'; example: 'text'; rows: 'number' };
    'spelling': { first: 'text'; second: 'text' };
    'encoding.read': { encoding: 'text' };
    'encoding.bad-lines': { encoding: 'text'; n: 'number' };
    'encoding.mixed': { n: 'number' };
    'header.none': { names: 'text' };
    'header.unnamed': { n: 'number'; names: 'text' };
    'header.repeated': { names: 'text' };
    'lines.range': { from: 'text'; to: 'text' };
    'lines.more': { lines: 'text' };
    'skipped.preamble': { n: 'number'; lines: 'text' };
    'skipped.footer': { n: 'number'; lines: 'text' };
    'skipped.total': { n: 'number'; lines: 'text' };
    'skipped.carried': { n: 'number'; lines: 'text' };
    'skipped.other-table': { n: 'number'; lines: 'text' };
    'skipped.repeated-header': { n: 'number'; lines: 'text' };
    'skipped.empty-rows': { n: 'number'; lines: 'text' };
    'skipped.wrong-separator': { n: 'number'; lines: 'text' };
    'skipped.statement': { n: 'number'; lines: 'text' };
    'cells.zone-utc': { name: 'text'; zones: 'text' };
    'cells.zone': { name: 'text'; zones: 'text' };
    'skipped.comment': { n: 'number'; lines: 'text' };
    'rows.missing-cells': { n: 'number'; cells: 'number' };
    'rows.extra-cells': { n: 'number'; cells: 'number' };
    'rows.other-delimiter': { n: 'number' };
    'rows.stray-quote': { n: 'number' };
    'cells.unread': { n: 'number'; name: 'text'; type: 'choice' };
    'cells.beyond': { n: 'number'; name: 'text'; from: 'text'; above: 'choice'; next: 'text' };
    'cells.below-nought': { n: 'number'; name: 'text'; known: 'choice'; end: 'text'; start: 'text' };
    'cells.slipped': { n: 'number'; name: 'text'; times: 'number'; below: 'choice'; as: 'choice'; by: 'text' };
    'cells.placeholders': { name: 'text'; spellings: 'text'; n: 'number' };
    'cells.placeholders-of-several': { columns: 'text'; spellings: 'text'; listed: 'text' };
    'cells.placeholders-in': { name: 'text'; n: 'number' };
    'cells.dates-either-way': { name: 'text'; first: 'choice' };
    'cells.numbers-either-way': { name: 'text'; thousands: 'choice' };
    'cells.currencies': { name: 'text' };
    'currencies.named': { name: 'text'; n: 'number'; by: 'text' };
    'cells.date-forms': { name: 'text'; forms: 'text' };
    'copies': { n: 'number'; share: 'text' };
    'duplicates': { n: 'number'; share: 'text' };
    'not-unique': { name: 'text'; n: 'number'; rows: 'number' };
    'columns.equal': { names: 'text' };
    'columns.one-to-one': { names: 'text' };
    'scale.parts': { n: 'number'; names: 'text'; example: 'text'; percent: 'text' };
    'scale.beyond': { n: 'number'; name: 'text'; furthest: 'text' };
    'future.plan': { n: 'number'; name: 'text'; share: 'text'; last: 'text' };
    'future.planned': { n: 'number'; name: 'text'; share: 'text'; last: 'text' };
    'future.impossible': { n: 'number'; name: 'text'; share: 'text'; last: 'text' };
    'reversed': { end: 'text'; start: 'text'; n: 'number'; share: 'text' };
    'reversed.apart': { end: 'text'; start: 'text'; n: 'number'; share: 'text' };
    'not-reported': { names: 'text'; several: 'choice'; known: 'text'; all: 'number'; things: 'text' };
    'not-reported.of': { known: 'number'; period: 'text' };
    'not-yet.status': { n: 'number'; day: 'text'; labels: 'text' };
    'not-yet.blank': { n: 'number'; day: 'text'; names: 'text' };
    'partial-panel': { period: 'text'; names: 'text'; share: 'text' };
    'partial-month': { month: 'text'; day: 'text' };
    'total.sum': { name: 'text'; member: 'text'; n: 'number' };
    'total.told': { name: 'text'; member: 'text'; n: 'number' };
    'total.word': { name: 'text'; member: 'text' };
    'stuck': { name: 'text'; value: 'text'; where: 'text'; share: 'text' };
    'stuck.where': { n: 'number'; of: 'choice'; by: 'text'; member: 'text'; from: 'text'; to: 'text' };
    'stuck.more': { n: 'number' };
    'stuck.dead': { names: 'text'; several: 'choice'; where: 'text' };
    'missing.where': { name: 'text'; share: 'text'; of: 'text'; label: 'text'; n: 'number'; rows: 'text' };
  };
  tags: object;
}

export default {
  'names.quoted': ["“",["name"],"”"],
  'names.more': [["names"]," and ",["n",2,{"other":0}]," more"],
  'percent.tiny': "less than 0.1%",
  'percent': [["percent"],"%"],
  'missing': ["“",["name"],"” is missing in ",["share"]," of rows (",["n",2,{"one":[["rows"]," row"],"other":[["rows"]," rows"]}],")."],
  'missing.more': [["n",2,{"one":[0," more column has"],"other":[0," more columns have"]}]," missing values: ",["names"],"."],
  'empty': ["“",["name"],"” has no value in any row."],
  'constant': ["“",["name"],"” has the same value in every row that has one."],
  'constant.shown': ["“",["name"],"” has the same value in every row that has one (",["value"],")."],
  'many-values': ["“",["name"],"” has ",["n",2,{"one":[["values"]," different value"],"other":[["values"]," different values"]}],"; comparisons keep to the most frequent ones."],
  'imbalance': [["share"]," of “",["name"],"” are “",["value"],"”, so its other values rest on few rows."],
  'skew': ["“",["name"],"” is strongly skewed to the ",["right",1,{"true":"right","other":"left"}]," (skewness ",["skewness"],"): its mean is not a typical value, the median is."],
  'numbers-as-text': ["“",["name"],"” holds numbers in ",["share"]," of its cells, but too much other text to be read as a number."],
  'dates-as-text': ["“",["name"],"” holds dates in ",["share"]," of its cells, but they are not all written in a form that can be read."],
  'mixed-words': ["“",["name"],"” mixes words with numbers or dates."],
  'personal.hidden': ["“",["name"],"” seems to hold ",["kind",1,{"email":"email addresses","phone":"telephone numbers","name":"names of people","address":"addresses","other":"personal data"}],"; its values are not shown."],
  'personal.grouped': ["“",["name"],"” seems to hold ",["kind",1,{"email":"email addresses","phone":"telephone numbers","name":"names of people","address":"addresses","other":"personal data"}],"; it is used to compare groups, so consider who will see the report."],
  'figure.mean': "mean",
  'figure.standard-deviation': "standard deviation",
  'figure.quartiles': "quartiles",
  'figure.skewness': "skewness",
  'extreme.large': ["Values of “",["name"],"” reach ",["size"],", too large to be computed with: ",["effects"],"."],
  'extreme.small': ["The values of “",["name"],"” are no larger than ",["size"],", too small to be computed with: ",["effects"],"."],
  'extreme.no-figures': ["its ",["figures"]," cannot be computed"],
  'extreme.left-out': "it is not compared with other columns",
  'spellings': ["“",["name"],"” has ",["n",2,{"one":[0," label"],"other":[0," labels"]}]," in more than one spelling, for example ",["example"],"."],
  'spellings.merged': ["“",["name"],"” writes ",["n",2,{"one":[0," label"],"other":[0," labels"]}]," in more than one way, for example ",["example"],": ",["rows",2,{"one":[0," row is"],"other":[0," rows are"]}]," read with the most frequent spelling."],
  'spelling': [["first"]," / ",["second"]],
  'encoding.read': ["The file was read as ",["encoding"]," text."],
  'encoding.bad-lines': ["The file was read as ",["encoding"]," text, but ",["n",2,{"one":[0," line has"],"other":[0," lines have"]}]," bytes that stand for no character in it; they show as �."],
  'encoding.mixed': ["The text mixes UTF-8 with Windows-1252; ",["n",2,{"one":[0," line was"],"other":[0," lines were"]}]," read as Windows-1252."],
  'encoding.doubtful': "The file is not UTF-8 and was read as Windows-1252, but hardly looks like it; if letters are wrong, please save it as UTF-8.",
  'encoding.name.windows-1252': "Windows-1252 (Latin-1)",
  'encoding.name.utf-16le': "UTF-16",
  'encoding.name.utf-16be': "UTF-16",
  'encoding.name.utf-8': "UTF-8",
  'encoding.name.iso-8859-15': "ISO 8859-15 (Latin-9)",
  'encoding.name.iso-8859-2': "ISO 8859-2 (Latin-2)",
  'encoding.name.iso-8859-7': "ISO 8859-7 (Greek)",
  'encoding.name.windows-1250': "Windows-1250 (Central European)",
  'encoding.name.windows-1251': "Windows-1251 (Cyrillic)",
  'encoding.name.windows-1253': "Windows-1253 (Greek)",
  'encoding.name.windows-1254': "Windows-1254 (Turkish)",
  'encoding.name.windows-1255': "Windows-1255 (Hebrew)",
  'encoding.name.windows-1256': "Windows-1256 (Arabic)",
  'encoding.name.windows-1257': "Windows-1257 (Baltic)",
  'encoding.name.koi8-r': "KOI8-R (Cyrillic)",
  'encoding.name.koi8-u': "KOI8-U (Cyrillic)",
  'encoding.name.ibm866': "MS-DOS 866 (Cyrillic)",
  'encoding.name.cp850': "MS-DOS 850 (Western European)",
  'encoding.name.macintosh': "Mac Roman",
  'encoding.name.shift_jis': "Shift_JIS (Japanese)",
  'encoding.name.euc-jp': "EUC-JP (Japanese)",
  'encoding.name.euc-kr': "EUC-KR (Korean)",
  'encoding.name.gb18030': "GB 18030 (Chinese)",
  'encoding.name.big5': "Big5 (Chinese)",
  'header.none': ["The file has no header row; the columns were named ",["names"],"."],
  'header.unnamed': ["The header leaves ",["n",2,{"one":[0," column"],"other":[0," columns"]}]," without a name; named ",["names"]," here."],
  'header.several-rows': "The header has several rows; their texts were joined into one name for each column.",
  'header.repeated': ["The header names ",["names"]," more than once; a number was added to tell the columns apart."],
  'lines.range': [["from"],"–",["to"]],
  'lines.more': [["lines"]," and others"],
  'skipped.preamble': [["n",2,{"one":["Line ",["lines"]," above the table was not read as data."],"other":["Lines ",["lines"]," above the table were not read as data."]}]],
  'skipped.footer': [["n",2,{"one":["Line ",["lines"]," below the table was not read as data."],"other":["Lines ",["lines"]," below the table were not read as data."]}]],
  'skipped.total': [["n",2,{"one":["Line ",["lines"]," sums up the rows above and was not read as data."],"other":["Lines ",["lines"]," sum up the rows above and were not read as data."]}]],
  'skipped.carried': [["n",2,{"one":["Line ",["lines"]," only carries a balance on and was not read as data."],"other":["Lines ",["lines"]," only carry a balance on and were not read as data."]}]],
  'skipped.other-table': [["n",2,{"one":["Line ",["lines"]," holds another table and was not read; only the largest table of a file is analyzed."],"other":["Lines ",["lines"]," hold another table and were not read; only the largest table of a file is analyzed."]}]],
  'skipped.repeated-header': [["n",2,{"one":["Line ",["lines"]," repeats the header and was left out."],"other":["Lines ",["lines"]," repeat the header and were left out."]}]],
  'skipped.empty-rows': [["n",2,{"one":["Line ",["lines"]," without a value was left out."],"other":["Lines ",["lines"]," without a value were left out."]}]],
  'skipped.wrong-separator': [["n",2,{"one":["Line ",["lines"]," names another delimiter than the rows have; the file was read by its rows."],"other":["Lines ",["lines"]," name another delimiter than the rows have; the file was read by its rows."]}]],
  'skipped.statement': [["n",2,{"one":["Line ",["lines"]," holds a question to a database and no data."],"other":["Lines ",["lines"]," hold a question to a database and no data."]}]],
  'cells.zone-utc': ["The times of “",["name"],"” carry their time zone (",["zones"],"); this report tells them in UTC."],
  'cells.zone': ["The times of “",["name"],"” are those of ",["zones"],"; this report tells them as they are written."],
  'skipped.comment': [["n",2,{"one":["Line ",["lines"]," holds a comment and no data."],"other":["Lines ",["lines"]," hold a comment and no data."]}]],
  'rows.columns-doubtful': "Blanks keep the columns of this file apart, and some cells hold several blanks in a row: there, columns may have been read as one or cut in the wrong place.",
  'rows.missing-cells': [["n",2,{"one":[0," row has"],"other":[0," rows have"]}]," fewer than ",["cells",2,{"one":[0," cell"],"other":[0," cells"]}],"; the missing cells were left empty."],
  'rows.extra-cells': [["n",2,{"one":[0," row has"],"other":[0," rows have"]}]," more than ",["cells",2,{"one":[0," cell"],"other":[0," cells"]}],"; what found no column was not analyzed."],
  'rows.other-delimiter': [["n",2,{"one":[0," row uses another delimiter than the rest and was read with that one."],"other":[0," rows use another delimiter than the rest and were read with that one."]}]],
  'rows.stray-quote': [["n",2,{"one":[0," row has"],"other":[0," rows have"]}]," a quotation mark in an unusual place, which was read as text."],
  'cells.unread': [["n",2,{"one":[0," cell of “",["name"],"” could not be read as ",["type",1,{"integer":"a whole number","number":"a number","date":"a date","timestamp":"a point in time","time":"a time of day","boolean":"true or false","other":"text"}]," and counts as missing."],"other":[0," cells of “",["name"],"” could not be read as ",["type",1,{"integer":"whole numbers","number":"numbers","date":"dates","timestamp":"points in time","time":"times of day","boolean":"true or false","other":"text"}]," and count as missing."]}]],
  'cells.beyond': [["n",2,{"one":[0," cell"],"other":[0," cells"]}]," of “",["name"],"” of ",["from"]," and ",["above",1,{"true":"more","other":"less"}]," ",["n",2,{"one":"is","other":"are"}]," left out of all figures: the next value is ",["next"],"."],
  'cells.below-nought': [["n",2,{"one":[0," cell of “",["name"],"” is"],"other":[0," cells of “",["name"],"” are"]}]," below 0, and no time is: ",["known",1,{"true":["“",["end"],"” would come before “",["start"],"”"],"other":"they cannot be true"}],". They are left out of all figures."],
  'cells.slipped': [["n",2,{"one":[0," cell"],"other":[0," cells"]}]," of “",["name"],"” ",["n",2,{"one":"is","other":"are"}]," ",["times",4]," times ",["below",1,{"true":"smaller","other":"larger"}]," than in all other rows",["as",1,{"measure":[" by “",["by"],"”"],"group":[" of the same “",["by"],"”"],"other":""}],", and left out of all figures: the decimal point has slipped."],
  'cells.placeholders': ["“",["name"],"” writes “no value” as ",["spellings"]," in ",["n",2,{"one":[0," cell; it counts as missing."],"other":[0," cells; these count as missing."]}]],
  'cells.placeholders-of-several': [["columns"]," columns write “no value” as ",["spellings"],": ",["listed"],"; these cells count as missing."],
  'cells.placeholders-in': ["“",["name"],"” in ",["n",2,{"one":[0," cell"],"other":[0," cells"]}]],
  'cells.dates-either-way': ["The dates of “",["name"],"” can be read with the day or the ",["first",1,{"year":"year","other":"month"}]," first; they were read ",["first",1,{"year":"year","month":"month","other":"day"}]," first."],
  'cells.numbers-either-way': ["The numbers of “",["name"],"” can be read in two ways; the mark within them was taken to stand ",["thousands",1,{"true":"between thousands","other":"before the decimals"}],"."],
  'cells.currencies': ["“",["name"],"” holds amounts of several currencies, which were not converted; its sums and means mix them."],
  'currencies.named': ["“",["name"],"” is in the ",["n",4]," currencies that “",["by"],"” names, and was not converted: its amounts can be neither added up nor averaged."],
  'cells.date-forms': ["“",["name"],"” writes its dates in different ways: ",["forms"],"."],
  'form.year-month-day': "year-month-day",
  'form.day-month-year': "day-month-year",
  'form.month-day-year': "month-day-year",
  'form.month-in-words': "month in words",
  'copies': [["n",2,{"one":[0," row repeats another in every column (",["share"],") and is"],"other":[0," rows repeat another in every column (",["share"],") and are"]}]," left out of all figures."],
  'duplicates': [["n",2,{"one":[0," row repeats"],"other":[0," rows repeat"]}]," another row in every column (",["share"],")."],
  'not-unique': ["“",["name"],"” looks like a key, but ",["n",2,{"one":[0," value stands"],"other":[0," values stand"]}]," in more than one row (",["rows",2,{"one":[0," row"],"other":[0," rows"]}],")."],
  'columns.equal': [["names"]," are equal in every row."],
  'columns.one-to-one': [["names"]," say the same: each value of one goes with one value of the other."],
  'scale.parts': [["n",2,{"one":[["names"]," holds"],"other":[["names"]," hold"]}]," parts of 1, so ",["example"]," is shown as ",["percent"],"."],
  'scale.beyond': [["n",2,{"one":[0," value of “",["name"],"” lies beyond 1 (",["furthest"],"), unlike the others: check whether it is written as a percentage."],"other":[0," values of “",["name"],"” lie beyond 1 (",["furthest"],"), unlike the others: check whether they are written as a percentage."]}]],
  'future.plan': [["n",2,{"one":[0," row of “",["name"],"” (",["share"],") lies"],"other":[0," rows of “",["name"],"” (",["share"],") lie"]}]," in the future, up to ",["last"],", so the column is read as a plan."],
  'future.planned': [["n",2,{"one":[0," row of “",["name"],"” (",["share"],") lies"],"other":[0," rows of “",["name"],"” (",["share"],") lie"]}]," in the future, up to ",["last"],"."],
  'future.impossible': [["n",2,{"one":[0," row of “",["name"],"” (",["share"],") lies"],"other":[0," rows of “",["name"],"” (",["share"],") lie"]}]," in the future, up to ",["last"],"; no period that would end with ",["n",2,{"one":"it","other":"them"}]," is reported."],
  'reversed': ["“",["end"],"” comes before “",["start"],"” in ",["n",2,{"one":[0," row"],"other":[0," rows"]}]," (",["share"],")."],
  'reversed.apart': ["“",["end"],"” comes before “",["start"],"” in ",["n",2,{"one":[0," row"],"other":[0," rows"]}]," (",["share"],"), so no duration is calculated from them."],
  'not-reported': [["names"]," ",["several",1,{"true":"are","other":"is"}]," known for ",["known"]," only, of ",["all",4]," values of “",["things"],"”: not all have reported yet. What is told over time ends before."],
  'not-reported.of': [["known",4]," in ",["period"]],
  'not-yet.status': [["n",2,{"one":[0," row"],"other":[0," rows"]}]," from ",["day"]," on ",["n",2,{"one":"is","other":"are"}]," still ",["labels"],": what is to come is not complete, and what is told over time ends before."],
  'not-yet.blank': [["n",2,{"one":[0," row"],"other":[0," rows"]}]," from ",["day"]," on ",["n",2,{"one":"has","other":"have"}]," no ",["names"]," yet: what is to come is not complete, and what is told over time ends before."],
  'partial-panel': ["The last period, ",["period"],", may hold only a part of its time: ",["names"]," stand at ",["share"]," of what is usual for nearly all at once. What is told over time leaves it out."],
  'partial-month': ["The last month, ",["month"],", ends on ",["day"],"; it is not compared with full months."],
  'total.sum': ["“",["name"],"” has a member “",["member"],"” that equals the sum of all others: ",["n",2,{"one":"its row is","other":["its ",0," rows are"]}]," left out of sums, shares and rankings."],
  'total.told': ["“",["name"],"” has a member “",["member"],"” that you called a total of others: ",["n",2,{"one":"its row is","other":["its ",0," rows are"]}]," left out of sums, shares and rankings."],
  'total.word': ["“",["name"],"” has a value “",["member"],"”, which may stand for all others together. The figures do not bear that out, so it counts like any other value; if it does, take its rows out."],
  'stuck': ["“",["name"],"” stays at exactly ",["value"]," ",["where"],"; otherwise only ",["share"]," of its readings equal the one before. Check what measured it."],
  'stuck.where': ["for ",["n",2,{"other":[0," rows"]}]," in a row",["of",1,{"true":[" of ",["by"]," ",["member"]],"other":""}]," from ",["from"]," to ",["to"]],
  'stuck.more': [["n",2,{"one":"once more","other":[0," times more"]}]],
  'stuck.dead': [["names"]," ",["several",1,{"true":"are","other":"is"}]," 0 ",["where"],", while others go on and hardly any row is 0 otherwise. These cells are left out of all figures."],
  'missing.where': ["“",["name"],"” is missing in ",["share"]," of the rows with ",["of"]," ",["label"]," (",["n",2,{"one":[["rows"]," row"],"other":[["rows"]," rows"]}],"), and filled in no others."],
} satisfies Record<string, Message>;
