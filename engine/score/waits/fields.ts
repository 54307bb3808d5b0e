/** Words of a table in which rows may wait. */
export interface Field {
  name: string;
  half: 'open' | 'kept';
  how: 'asked' | 'open' | 'after' | 'due';
  id: string;
  start: string;
  /** What is awaited: a day, or what is noted when it is done. */
  target: string;
  /** Of `asked` what asks for it, with its answers no and yes; of `open` the status with what is open, over and given up; null where nothing says so. */
  state: readonly [header: string, ...labels: string[]] | null;
  /** Of `due` the day, or the days that are left. */
  due: string | null;
  /** Who holds it, and where. */
  by: readonly [header: string, ...labels: string[]];
  beside: readonly [header: string, ...labels: string[]];
  money: string | null;
}

const field = (name: string, half: Field['half'], how: Field['how'], head: string, state: string | null, by: string, beside: string): Field => {
  const [id = '', start = '', target = '', due = '', money = ''] = head.split('|');
  const [header = '', ...labels] = state?.split('|') ?? [];
  const [own = '', ...names] = by.split('|');
  const [other = '', ...places] = beside.split('|');
  return {
    name, half, how, id, start, target, state: state === null ? null : [header, ...labels],
    due: due === '' ? null : due, by: [own, ...names], beside: [other, ...places], money: money === '' ? null : money,
  };
}; // prettier-ignore

/** Tables in which rows may wait. */
export const FIELDS: readonly Field[] = [
  field('calls', 'open', 'asked', 'Call no|Received|Called back on', 'Callback promised|No|Yes', 'Queue|Billing|Sales|Tech|Moving', 'Site|Leeds|York'),
  field('Gutachten', 'open', 'asked', 'Schaden-Nr.|Gemeldet|Gutachten vom||Schadenhöhe €', 'Gutachter bestellt|nein|ja', 'Region|Nord|Süd|Ost|West|Mitte', 'Sparte|Kfz|Haus'),
  field('visits', 'open', 'asked', 'case_id|opened_at|visited_on', 'site_visit_requested|N|Y', 'technician|Abel|Boon|Carr|Dahl|Eden|Frost', 'type|leak|noise|heat'),
  field('tickets', 'open', 'open', 'Ticket|Created|Resolved', 'Status|New,In progress|Closed|Cancelled', 'Assignee|Ann Lee|Bob May|Cy Poe|Di Roe|Ed Vane', 'Priority|Low|High|Emergency'),
  field('Schäden', 'open', 'open', 'Schadennummer|gemeldet am|erledigt am||Forderung €', 'Status|offen,in Prüfung|erledigt|abgelehnt', 'Sachbearbeiter|Huber|Maier|Novak|Pichler', 'Sparte|Kfz|Haus|Reise'),
  field('repairs', 'open', 'open', 'job|came_in|went_out', null, 'workshop|East|Hill|Main|Port', 'make|Arco|Brun|Cima'),
  field('Aufträge', 'open', 'open', 'Auftragsnr|Eingang|Fertigstellung', 'Auftragsstatus|in Arbeit|fertig', 'Team|Rot|Blau|Grün', 'Art|Neubau|Wartung'),
  field('installs', 'open', 'after', 'Project|Installed on|Balance paid on||Balance (£)', null, 'Crew|Crew A|Crew B|Crew C|Sub Bright', 'Roof|Tile|Flat'),
  field('Lieferungen', 'open', 'after', 'Lieferschein|Geliefert am|Bezahlt am||Rechnungsbetrag €', null, 'Kunde|Adler AG|Berger KG|Conti GmbH|Dorn oHG|Eder GmbH', 'Werk|Linz|Graz'),
  field('discharges', 'open', 'after', 'stay_id|discharged|letter_sent', null, 'ward|A1|A2|B1|B2|C1', 'sex|f|m'),
  field('invoices', 'open', 'due', 'invoice_no|invoice_date|paid_on|due_date|amount_usd', null, 'customer|Acorn|Birch|Cedar|Doyle|Elm', 'segment|Small|Mid|Large'),
  field('loans', 'open', 'due', 'Loan|Lent on|Returned on|Due back', null, 'Branch|Central|North|Harbour', 'Medium|Book|Film|Map'),
  field('Rechnungen', 'open', 'due', 'Rechnungsnr|Rechnungsdatum|Zahlungseingang|Zahlungsziel Tage|Brutto €', 'Status|offen,überfällig|bezahlt', 'Debitor|Abel|Brand|Christ|Decker', 'Land|AT|DE|CH'),
  field('referrals', 'kept', 'asked', 'visit|seen_on|referral_sent_on', 'referral_needed|no|yes', 'practice|Elm|Oak|Pine|Yew', 'age_group|child|adult|old'),
  field('Elterngespräche', 'kept', 'asked', 'Meldung|gemeldet am|geführt am', 'Gespräch gewünscht|Nein|Ja', 'Klasse|5a|5b|6a|6b|7a', 'Schulform|RS|GY'),
  field('refunds', 'kept', 'asked', 'order_id|ordered|refunded_on||refund_amount', 'refund_due|0|1', 'carrier|Hermes|Post|Swift', 'channel|Web|Shop'),
  field('applications', 'kept', 'open', 'Application|Received on|Decided on', 'Stage|Submitted,Under review|Decided|Withdrawn', 'Officer|Avery|Blake|Casey|Drew|Ellis|Finn', 'Type|New|Change'),
  field('Reparaturen', 'kept', 'open', 'Reparatur|angenommen|abgeholt', 'Zustand|wartet auf Teile,in Arbeit|abgeholt', 'Lieferant|Albert|Bosse|Cords', 'Gerät|Herd|Ofen|Pumpe'),
  field('permits', 'kept', 'open', 'permit|filed|issued', null, 'district|East|West|Old|New', 'kind|House|Shop'),
  field('complaints', 'kept', 'open', 'complaint_no|logged|closed_date', 'state|pending|settled|rejected', 'department|Food|Front|Rooms|Spa', 'grade|minor|major|critical'),
  field('samples', 'kept', 'after', 'sample|taken_on|reported_on', null, 'lab|Lab 1|Lab 2|Lab 3|Lab 4', 'matrix|soil|water'),
  field('Abnahmen', 'kept', 'after', 'Bauteil|Eingebaut|Abgenommen||Auftragswert €', null, 'Firma|Alt|Bau|Cem|Dach|Estrich', 'Haus|A|B'),
  field('tasks', 'kept', 'due', 'task|created|done_on|deadline', 'status|todo,waiting|done', 'owner|Ada|Ben|Cleo|Dirk|Eva', 'project|X1|X2|X3'),
  field('Prüfungen', 'kept', 'due', 'Prüfnr|angelegt|geprüft am|fällig am', null, 'Prüfer|Arndt|Braun|Czerny|Dietz', 'Anlage|Lift|Kran|Tor'),
  field('bills', 'kept', 'due', 'Bill ID|Billed|Settled|Payment terms (days)|Total £', null, 'Client|Ace|Bond|Crown|Dale|Ever', 'Office|Bath|Hull'),
]; // prettier-ignore
