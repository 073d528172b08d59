/** A separate file keeps first downloads small (vite.config.ts). */
export const lastChanged = { terms: '2026-11-28', accessibility: '2026-11-27' } as const;

/**
 * Why data may reach a recipient's country (GDPR, chapter V): inside the EU; adequacy decision (Art. 45); EU-US
 * Data Privacy Framework (Art. 45); standard contractual clauses (Art. 46).
 */
export type Safeguard = 'union' | 'adequacy' | 'framework' | 'clauses';

type Recipient = { name: string; country: string; safeguard: Safeguard };

/** Recipients of personal data (GDPR Art. 13(1)(e) and (f)). Countries are ISO 3166 codes. */
export const recipients = {
  host: { name: 'Netlify', country: 'US', safeguard: 'clauses' },
  store: { name: 'Supabase', country: 'US', safeguard: 'clauses' },
  mail: { name: 'Deigma Mail', country: 'GR', safeguard: 'union' },
  maps: { name: 'OpenStreetMap Foundation', country: 'GB', safeguard: 'adequacy' },
} as const satisfies Record<string, Recipient>;

export type RecipientCountry = (typeof recipients)[keyof typeof recipients]['country'];

/** The country was chosen when the Supabase project was created. */
export const storeLocation = 'DE';

export const logsKeptDays = 30;

/** Samples, to be measured on site. */
export const stepFree = {
  parkingSpaces: 4,
  /** Metres from the parking to the tables. */
  metres: 60,
  slopePercent: 5,
  doorCentimetres: 95,
  toilets: 2,
} as const;
