import { wordSet } from './name-words';

/** What words in a column's name say about its meaning. Evidence in the values goes first; these decide what values leave open. */
export const IDENTIFIER = wordSet(
  'id ids uuid guid key identifier number num no nr code serial sku isbn ean vin ref reference ticket tag barcode row index hash pk fk nummer',
);
export const IDENTIFIER_STRONG = wordSet('id ids uuid guid key identifier serial sku isbn ean vin barcode pk fk');
export const QUANTITY = wordSet('of count total quantity qty amount sum volume');
export const MONEY = wordSet(
  'cost costs amount revenue sale sales expense expenses fee fees budget spend spent spending payment paid profit income turnover invoice charge charges tax balance debt loan premium refund discount usd eur gbp $ € £ earnings',
);
export const UNIT_PRICE = wordSet('price rate wage salary tariff fare adjclose close open high low');
export const DURATION = wordSet(
  'duration elapsed minute minutes min mins hour hours hrs day days second seconds secs week weeks ms millisecond milliseconds runtime uptime downtime latency tenure',
);
export const INTENSIVE = wordSet(
  'average avg mean median score rating rank index temperature temp tmax tmin speed velocity pressure humidity density level grade gpa satisfaction nps csat wind frequency concentration intensity height weight width length depth size age latitude longitude altitude elevation direction dir angle min max minimum maximum ph distance power price rate ratio percent percentage utilization utilisation occupancy stars likelihood probability quality magnitude year month day hour per co2 voltage bpm bmi',
);
export const ADDITIVE = wordSet(
  'count quantity qty units unit total sum population deaths death births cases visits visitors clicks views impressions orders items pieces sold volume precipitation rain rainfall snow snowfall generation production output passengers downloads users customers employees headcount requests errors incidents tickets calls sessions number consumption usage emissions attendance votes points goals kwh mwh bytes',
);
export const RATING = wordSet('rating score stars satisfaction csat nps grade level severity likelihood quality');
export const CODED_CATEGORY = wordSet(
  'group class type category cluster segment cat kind code region zone status state tier batch team section department district ward cohort flag',
);
export const GEOGRAPHY = wordSet(
  'country city town county province region zip zipcode postal postcode postleitzahl plz latitude longitude lat lon lng continent location territory municipality district neighborhood neighbourhood ort stadt land borough',
);
export const COORDINATE = wordSet('latitude longitude lat lon lng');
export const PERSON = wordSet(
  'name names person people employee customer client patient user owner caller assigned assignee agent manager author contact requester requestor reporter creator teacher student doctor physician member staff operator supervisor driver buyer seller candidate applicant recipient closed opened resolved approver rep representative salesperson mitarbeiter kunde',
);
export const PERSONAL_NAME = wordSet('firstname lastname surname fullname forename vorname nachname givenname');
export const PHONE = wordSet('phone telephone mobile tel fax cell telefon handy');
export const ADDRESS = wordSet('address street addr strasse straße adresse');
export const PERSONAL_OTHER = wordSet('ssn passport iban bic birthdate birthday dob birth social');
export const STATUS = wordSet(
  'status state stage result outcome type decision disposition priority severity resolution phase approval category approved',
);

export const START_WORDS = ['opened', 'open', 'created', 'create', 'creation', 'start', 'started', 'begin', 'began', 'ordered', 'order', 'submitted', 'submit', 'requested', 'request', 'received', 'reported', 'purchased', 'purchase', 'bought', 'issued', 'issue', 'hired', 'hire', 'joined', 'join', 'admitted', 'admission', 'checkin', 'departure', 'departed', 'pickup', 'registered', 'signup', 'entered', 'logged', 'booked', 'booking', 'invoice', 'posted', 'from', 'effective', 'sent', 'arrival', 'in', 'scheduled', 'assigned', 'launched', 'planted', 'enrolled', 'beginn', 'von', 'eröffnet', 'erstellt', 'angelegt', 'bestellt', 'birth', 'born', 'dob', 'date'] as const; // prettier-ignore
export const END_WORDS = ['closed', 'close', 'closing', 'resolved', 'resolution', 'completed', 'complete', 'completion', 'ended', 'end', 'finished', 'finish', 'delivered', 'delivery', 'shipped', 'ship', 'processed', 'fulfilled', 'returned', 'return', 'paid', 'payment', 'approved', 'discharged', 'discharge', 'terminated', 'termination', 'left', 'leaving', 'exit', 'checkout', 'arrived', 'arrival', 'dropoff', 'expired', 'expiration', 'expiry', 'expires', 'until', 'to', 'stop', 'stopped', 'harvested', 'graduated', 'cancelled', 'canceled', 'solved', 'settled', 'due', 'deadline', 'out', 'death', 'ende', 'bis', 'geschlossen', 'erledigt', 'geliefert', 'response', 'responded', 'answered'] as const; // prettier-ignore
/** Points in time that are neither a start nor an end of the thing itself. */
export const UPKEEP = wordSet(
  'updated modified changed synced refreshed exported imported loaded inserted edited viewed seen last',
);
/** Starts that do not date the row as an event. */
export const NOT_TIMELINE = wordSet(
  'birth born dob birthday birthdate due deadline expiry expiration expires expired warranty until death',
);
export const TARGET = wordSet(
  'target goal plan planned budget budgeted quota expected forecast objective threshold sla estimate estimated soll ziel',
);
export const ACTUAL = wordSet(
  'actual actuals achieved attained complete completed realized realised real result spent reached ist current effective',
);

/** Words that make \`min\` mean minutes and not minimum. */
export const LASTING = wordSet(
  'time duration wait waiting response elapsed latency delay resolution lead travel work handling handle processing length',
);
/** Columns that only a table about people has. */
export const PERSON_TABLE = wordSet(
  'age gender sex birthdate birthday dob email phone mobile salary surname lastname firstname occupation nationality passport married',
);
