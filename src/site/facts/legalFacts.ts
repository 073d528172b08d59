/**
 * What only the legal texts speak of (src/content/<lang>/terms.ts, accessibility.ts), each fact once; the owner's as
 * much as those of venue.ts. Apart from them, so that no page's first download grows by it (vite.config.ts).
 */
/** The day of the last change, as shown under the title: whoever changes a text changes it. */
export const lastChanged = { terms: '2026-11-25', accessibility: '2026-11-25' } as const;

/**
 * Why personal data may leave for the country of a recipient (GDPR, chapter V): it does not leave the European Union;
 * the Commission has found the country safe (Art. 45); the recipient has joined the EU-US Data Privacy Framework
 * (Art. 45); the Commission's standard clauses are in the contract (Art. 46).
 */
export type Safeguard = 'union' | 'adequacy' | 'framework' | 'clauses';

type Recipient = { name: string; country: string; safeguard: Safeguard };

/** Who else handles what visitors write, or learns their IP address (GDPR Art. 13(1)(e) and (f)); their parts, and the names of their countries (ISO 3166), stand in the words. */
export const recipients = {
  /** Hosts the site and runs the function of the quote form. */
  host: { name: 'Netlify', country: 'US', safeguard: 'clauses' },
  /** Runs the function of the other forms, and stores what has not been delivered. */
  store: { name: 'Supabase', country: 'US', safeguard: 'clauses' },
  mail: { name: 'Deigma Mail', country: 'GR', safeguard: 'union' },
  maps: { name: 'OpenStreetMap Foundation', country: 'GB', safeguard: 'adequacy' },
} as const satisfies Record<string, Recipient>;

export type RecipientCountry = (typeof recipients)[keyof typeof recipients]['country'];

/** Where the database of the store stands; chosen when its project is made. */
export const storeLocation = 'DE';

/** Days for which the host keeps its logs, at most. */
export const logsKeptDays = 30;

/** The ways of the estate without steps: to be measured on the spot. */
export const stepFree = {
  parkingSpaces: 4,
  /** From them to the tables. */
  metres: 60,
  slopePercent: 5,
  doorCentimetres: 95,
  toilets: 2,
} as const;
