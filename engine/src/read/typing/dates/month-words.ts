/** Names of the months by language, from January on; the spellings of one month stand side by side. */
const LANGUAGES: readonly string[] = [
  'jan january|feb february|mar march|apr april|may|jun june|jul july|aug august|sep sept september|oct october|nov november|dec december',
  'jan januar jänner|feb februar|mär mrz märz maerz|apr april|mai|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|dez dezember',
  'janv janvier|févr fév février fevrier|mars|avr avril|mai|juin|juil juillet|août aout|sept septembre|oct octobre|nov novembre|déc décembre decembre',
  'ene enero|feb febrero|mar marzo|abr abril|may mayo|jun junio|jul julio|ago agosto|sep sept septiembre setiembre|oct octubre|nov noviembre|dic diciembre',
  'gen gennaio|feb febbraio|mar marzo|apr aprile|mag maggio|giu giugno|lug luglio|ago agosto|set sett settembre|ott ottobre|nov novembre|dic dicembre',
  'jan janeiro|fev fevereiro|mar março marco|abr abril|mai maio|jun junho|jul julho|ago agosto|set setembro|out outubro|nov novembro|dez dezembro',
  'jan januari|feb februari|mrt maart|apr april|mei|jun juni|jul juli|aug augustus|sep september|okt oktober|nov november|dec december',
  'jan januari|feb februari|mar mars|apr april|maj|jun juni|jul juli|aug augusti|sep sept september|okt oktober|nov november|dec december',
  'jan januar|feb februar|mar mars marts|apr april|mai maj|jun juni|jul juli|aug august|sep sept september|okt oktober|nov november|des dec desember december',
  'tammikuu tammikuuta|helmikuu helmikuuta|maaliskuu maaliskuuta|huhtikuu huhtikuuta|toukokuu toukokuuta|kesäkuu kesäkuuta|heinäkuu heinäkuuta|elokuu elokuuta|syyskuu syyskuuta|lokakuu lokakuuta|marraskuu marraskuuta|joulukuu joulukuuta',
  'sty styczeń stycznia|lut luty lutego|mar marzec marca|kwi kwiecień kwietnia|maj maja|cze czerwiec czerwca|lip lipiec lipca|sie sierpień sierpnia|wrz wrzesień września|paź październik października|lis listopad listopada|gru grudzień grudnia',
  'leden ledna|únor února|březen března|duben dubna|květen května|červen června|červenec července|srpen srpna|září|říjen října|listopad listopadu|prosinec prosince',
  'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  'янв январь января|фев февр февраль февраля|мар март марта|апр апрель апреля|май мая|июн июнь июня|июл июль июля|авг август августа|сен сент сентябрь сентября|окт октябрь октября|ноя нояб ноябрь ноября|дек декабрь декабря',
]; // prettier-ignore

/** Spellings of months with their numbers, of all languages that know every one of the words; empty when none does. */
export function monthWords(words: Iterable<string>): Map<string, number> {
  const seen = new Set(words);
  const found = new Map<string, number>();
  for (const language of LANGUAGES) {
    const own = new Map(
      language.split('|').flatMap((names, i) => names.split(' ').map((name): [string, number] => [name, i + 1])),
    );
    if (seen.size && [...seen].every((word) => own.has(word))) for (const [name, month] of own) found.set(name, month);
  }
  return found;
}
