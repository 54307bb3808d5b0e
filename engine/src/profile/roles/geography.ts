const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|dc|puerto rico';
const STATE_CODES =
  'al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|pr|gu|vi|as|mp';
const COUNTRIES =
  'usa|us|united states|united states of america|uk|gb|united kingdom|great britain|england|scotland|wales|ireland|germany|deutschland|france|spain|italy|portugal|netherlands|belgium|luxembourg|switzerland|austria|poland|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|sweden|norway|denmark|finland|iceland|estonia|latvia|lithuania|russia|ukraine|canada|mexico|brazil|argentina|chile|colombia|peru|australia|new zealand|japan|china|india|south korea|korea|singapore|malaysia|indonesia|thailand|vietnam|philippines|south africa|nigeria|kenya|egypt|morocco|israel|saudi arabia|united arab emirates|uae|pakistan|bangladesh|hong kong|taiwan';
const CONTINENTS =
  'europe|asia|africa|north america|south america|america|americas|oceania|australia|antarctica|emea|apac|latam|latin america|middle east|eu';
const PLACES = new Set([STATES, COUNTRIES, CONTINENTS].flatMap((list) => list.split('|')));
const CODES = new Set(STATE_CODES.split('|'));

/** Whether the text is the name of a country, a continent or a state of the USA, or the code of such a state. */
export function isPlaceName(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return PLACES.has(plain) || (text.trim().length === 2 && text === text.toUpperCase() && CODES.has(plain));
}
