import { z } from 'zod';
import { group, line, text, texts } from '../site/fields.ts';

export const headSchema = group('Για μηχανές αναζήτησης', {
  title: line('Τίτλος', 'Ως 60 χαρακτήρες, διαφορετικός σε κάθε σελίδα.'),
  description: text('Περιγραφή', 'Από 70 ως 160 χαρακτήρες, διαφορετική σε κάθε σελίδα.'),
  keywords: texts('Λέξεις-κλειδιά'),
});

export type HeadCopy = z.infer<typeof headSchema>;

/** Fields in every page's content file. */
export const pageFields = { pageName: line('Όνομα στο μενού'), head: headSchema };

export type PageCopy = z.infer<z.ZodObject<typeof pageFields>>;
