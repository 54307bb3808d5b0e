/** Words of a list of what begins and may end, or of what only looks like one. */
export interface Field {
  name: string;
  half: 'open' | 'kept';
  id: string;
  start: string;
  end: string;
  /** Header of what says who ended, what it says of who did not and who did; null where only the day does. */
  state: readonly [header: string, going: string, gone: string] | null;
  /** A group that is known at the start, with its labels. */
  group: readonly [header: string, ...labels: string[]];
  /** Known at the start, and added up since. */
  figure: string;
  pile: string;
  reason?: string;
}

type Words = [head: string, state: string | null, group: string, figures: string];

const field = (name: string, half: Field['half'], [head, state, group, figures]: Words): Field => {
  const [id = '', start = '', end = ''] = head.split('|');
  const [figure = '', pile = '', reason] = figures.split('|');
  const [header = '', going = '', gone = ''] = state?.split('|') ?? [];
  const [by = '', ...labels] = group.split('|');
  return { name, half, id, start, end, state: state === null ? null : [header, going, gone], group: [by, ...labels], figure, pile, ...(reason === undefined ? {} : { reason }) };
}; // prettier-ignore

/** Lists in which most go on. */
export const STAYS: readonly Field[] = [
  field('subscribers', 'open', ['subscriber_id|start_date|cancel_date', 'cancelled|No|Yes', 'channel|Organic|Paid|Partner|Search', 'age|deliveries|cancel_reason']),
  field('members of a gym', 'open', ['member_no|joined|left_on', null, 'club|North|South|West', 'age|visits']),
  field('staff', 'open', ['employee_id|hire_date|termination_date', 'status|Active|Terminated', 'department|Sales|Care|Office|Stores', 'commute_km|trainings']),
  field('tenancies', 'open', ['lease_id|move_in|move_out', 'tenancy_status|Current|Ended', 'house|A|B|C', 'rent|repairs']),
  field('accounts', 'open', ['account_id|opened_on|closed_on', 'account_status|Active|Closed', 'branch|Bonn|Rome|Oslo', 'deposit|bookings']),
  field('Mitglieder', 'open', ['Mitgliedsnummer|Eintrittsdatum|Austrittsdatum', 'Status|aktiv|ausgetreten', 'Studio|Mitte|Nord|West', 'Alter|Besuche|Austrittsgrund']),
  field('Verträge', 'open', ['Vertragsnummer|Vertragsbeginn|Kündigungsdatum', 'Gekündigt|Nein|Ja', 'Tarif|Basis|Komfort|Premium', 'Grundpreis|Anrufe']),
  field('machines in use', 'open', ['machine_id|commissioned|decommissioned', 'status|in use|decommissioned', 'make|Arco|Brun|Cima', 'power_kw|operating_hours']),
  field('abonnés', 'open', ["id_abonné|date_début|date_résiliation", 'résilié|non|oui', 'offre|Mini|Midi|Maxi', 'âge|colis']),
  field('users', 'open', ['user_id|signup_at|churned_at', 'churned|false|true', 'plan|Free|Team|Pro', 'seats|projects']),
  field('policies', 'kept', ['policy_no|inception_date|lapse_date', 'policy_status|In force|Lapsed', 'agency|East|Main|Hill', 'sum_insured|claims_paid']),
  field('donors', 'kept', ['donor_id|first_gift|stopped_on', 'donor_status|Giving|Stopped', 'source|Street|Post|Web', 'age|gifts|stop_reason']),
  field('volunteers', 'kept', ['volunteer|since|quit_on', 'quit|no|yes', 'team|Food|Beds|Driving', 'age|shifts']),
  field('Mieter', 'kept', ['Mieternummer|Einzugsdatum|Auszugsdatum', 'Mietstatus|laufend|ausgezogen', 'Haus|Linde|Buche|Eiche', 'Kaltmiete|Reparaturen']),
  field('Beschäftigte', 'kept', ['Personalnummer|Eintritt am|Austritt am', null, 'Abteilung|Lager|Büro|Werk', 'Arbeitsweg km|Schulungen']),
  field('sensors', 'kept', ['sensor_id|installed_on|failed_on', 'failed|N|Y', 'vendor|Una|Duo|Tri', 'depth_m|readings']),
  field('clientes', 'kept', ['cliente|fecha_alta|fecha_baja', 'estado|activo|baja', 'zona|Norte|Sur|Este', 'edad|pedidos|motivo_baja']),
  field('pupils of a school of music', 'kept', ['pupil_id|enrolled_on|withdrawn_on', 'withdrawn|0|1', 'instrument|Piano|Violin|Flute', 'age|lessons']),
  field('parking permits', 'kept', ['permit_id|issued|cancelled_on', 'permit_state|active|cancelled', 'zone|Old|Dock|Hill', 'fee|fines']),
  field('leden', 'kept', ['lidnummer|lid_sinds|opgezegd_op', 'opgezegd|nee|ja', 'afdeling|Noord|Zuid|West', 'leeftijd|bezoeken']),
]; // prettier-ignore

/** How what only looks like a list of stays goes on. */
export type Alike = 'work' | 'early' | 'planned' | 'together' | 'over' | 'never-done';

/** Lists that have the same columns: work that is done sooner or later, what comes early or never, ends that were agreed on, what all began at once, what is over. */
export const ALIKES: readonly (Field & { how: Alike })[] = [
  { how: 'work', ...field('tickets', 'open', ['ticket_id|received|closed', 'status|Open|Closed', 'queue|Mail|Phone|Chat', 'priority_no|replies']) },
  { how: 'work', ...field('Schäden', 'open', ['Schadennummer|gemeldet am|erledigt am', 'Status|offen|erledigt', 'Sparte|Kfz|Haus|Reise', 'Alter|Schreiben']) },
  { how: 'never-done', ...field('bugs', 'open', ['issue|opened|resolved', 'state|open|resolved', 'component|Core|Web|Docs', 'votes|comments']) },
  { how: 'early', ...field('orders', 'open', ['order_id|order_date|return_date', 'returned|No|Yes', 'shop|Web|Store|Phone', 'pieces|mails']) },
  { how: 'planned', ...field('leases for a term', 'open', ['lease_id|start_date|end_date', null, 'house|A|B|C', 'rent|repairs']) },
  { how: 'together', ...field('a cohort of pupils', 'open', ['pupil_id|enrolled_on|withdrawn_on', 'withdrawn|No|Yes', 'school|A|B|C', 'age|absences']) },
  { how: 'over', ...field('stays in a hospital', 'open', ['case_no|admitted|discharged', null, 'ward|A|B|C', 'age|tests']) },
  { how: 'work', ...field('invoices', 'kept', ['invoice_no|invoice_date|paid_on', 'paid|No|Yes', 'segment|Small|Mid|Large', 'lines|reminders']) },
  { how: 'work', ...field('Reparaturen', 'kept', ['Auftrag|Eingang|fertig am', 'Auftragsstatus|in Arbeit|fertig', 'Werkstatt|W1|W2|W3', 'Alter|Teile']) },
  { how: 'never-done', ...field('complaints', 'kept', ['complaint_id|reported_on|settled_on', 'status|pending|settled', 'area|Food|Noise|Waste', 'age|letters']) },
  { how: 'early', ...field('parcels', 'kept', ['parcel|sent_on|lost_on', 'lost|No|Yes', 'depot|North|South|East', 'weight|scans']) },
  { how: 'planned', ...field('Befristete Verträge', 'kept', ['Vertragsnummer|Beginn|Ende', null, 'Tarif|Basis|Plus|Max', 'Preis|Anrufe']) },
  { how: 'together', ...field('seeds that were sown', 'kept', ['tray|sown_on|died_on', 'died|No|Yes', 'house|H1|H2|H3', 'depth|waterings']) },
  { how: 'over', ...field('projects', 'kept', ['project|start|end', null, 'office|Bonn|Rome|Oslo', 'budget_k|meetings']) },
]; // prettier-ignore
