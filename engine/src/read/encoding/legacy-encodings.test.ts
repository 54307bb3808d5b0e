import { decideEncoding } from './decide-encoding';
import { encodeText } from '../testing/encode-text';
import { openBench, type Bench } from '../testing/temporary-file';

const WORDS: [string, string[]][] = [
  ['windows-1250', ['Łódź', 'Gdańsk', 'Wrocław', 'Częstochowa', 'Białystok', 'Świnoujście']],
  ['windows-1250', ['Plzeň', 'Ústí nad Labem', 'Děčín', 'Žďár nad Sázavou', 'Třebíč', 'Šumperk']],
  ['windows-1250', ['Győr', 'Székesfehérvár', 'Kőszeg', 'Hódmezővásárhely', 'Érd']],
  ['iso-8859-2', ['Łódź', 'Gdańsk', 'Częstochowa', 'Świnoujście', 'Łomża']],
  ['iso-8859-2', ['Plzeň', 'Děčín', 'Žďár nad Sázavou', 'Šumperk', 'Česká Třebová']],
  ['iso-8859-15', ['Cœur', 'Orléans', 'Nîmes', '12 € pièce', 'Besançon']],
  ['windows-1252', ['Cœur', 'Orléans', 'Nîmes', '12 € pièce', 'Besançon']],
  ['windows-1252', ['Málaga', 'Logroño', 'Cádiz', '¿Dónde?']],
  ['windows-1252', ['Größe', 'Köln', 'Düsseldorf', 'Äpfel']],
  ['macintosh', ['Orléans', 'Nîmes', 'Besançon', 'Montélimar', 'Hyères']],
  ['windows-1251', ['Москва', 'Санкт-Петербург', 'Екатеринбург', 'Нижний Новгород']],
  ['windows-1251', ['Київ', 'Запоріжжя', 'Львів', 'Кривий Ріг']],
  ['koi8-r', ['Москва', 'Санкт-Петербург', 'Екатеринбург', 'Нижний Новгород']],
  ['ibm866', ['Москва', 'Санкт-Петербург', 'Екатеринбург', 'Нижний Новгород']],
  ['windows-1253', ['Αθήνα', 'Θεσσαλονίκη', 'Πάτρα', 'Ηράκλειο', 'Λάρισα']],
  ['windows-1254', ['İstanbul', 'Eskişehir', 'Muğla', 'Iğdır', 'Çanakkale']],
  ['windows-1255', ['ירושלים', 'תל אביב', 'חיפה', 'באר שבע']],
  ['windows-1256', ['القاهرة', 'الرياض', 'بغداد', 'دمشق']],
  ['windows-1257', ['Šiauliai', 'Panevėžys', 'Mažeikiai', 'Ukmergė', 'Kėdainių']],
  ['cp850', ['Müller', 'Größe', 'Köln', 'Düsseldorf']],
  ['shift_jis', ['東京', '大阪市', 'さっぽろ', 'カナガワ', '北海道']],
  ['euc-jp', ['東京', '大阪市', 'さっぽろ', 'カナガワ', '北海道']],
  ['gb18030', ['北京', '上海', '广州', '哈尔滨', '乌鲁木齐']],
  ['big5', ['臺北', '高雄', '臺中市', '新竹縣', '基隆港']],
  ['euc-kr', ['서울', '부산', '대구광역시', '제주도']],
];

const tableOf = (words: string[]) =>
  `id,place,amount\n${Array.from({ length: 30 }, (_, i) => `${i},${words[i % words.length]},${i * 2.5}`).join('\n')}\n`;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test.each(WORDS)('text in %s comes back: %s', async (label, words) => {
  const text = tableOf(words);
  expect(await bench.table(encodeText(text, label))).toBe(text.replaceAll('\n', '\r\n'));
});

test.each([
  ['headers', 'Job No,Quoted £,Matl Cost £,Margin £\n1,20,3,4\n', 'windows-1252'],
  ['amounts', 'Job,Quoted\n1,£20.50\n2,£7\n3,€ 9\n', 'windows-1252'],
  ['amounts of a program of MS-DOS beside words', 'Kunde,Betrag\nMüller,£20\nGröße,£7\nKöln,£9\n', 'cp850'],
  ['words of one letter beside others', 'ф,город\nи,Москва\nв,Тверь\n', 'windows-1251'],
])('a sign that stands alone makes no letter of another alphabet: %s', (_, text, label) =>
  expect(decideEncoding(encodeText(text, label)).label).toBe(label),
);

test('bytes that make words in no language are read as Windows-1252 with a doubt', () => {
  const bytes = Buffer.from(Array.from({ length: 400 }, (_, i) => (i % 9 === 8 ? 10 : 0x80 + ((i * 37) % 120))));
  expect(decideEncoding(bytes)).toMatchObject({ label: 'windows-1252', doubtful: true });
});

test('lines with bytes that are no character are named', async () => {
  const good = encodeText(tableOf(['東京', 'さっぽろ', 'カナガワ']), 'shift_jis');
  const padding = encodeText(`100,${'さっぽろ'.repeat(250)},1\n`.repeat(600), 'shift_jis');
  const loaded = await bench.load(Buffer.concat([good, padding, Buffer.from([0x31, 0x2c, 0x81, 0x0a])]));
  expect(loaded.notes).toMatchObject({ encoding: 'shift_jis', mixedEncodingLines: [632] });
});
