import { z } from 'zod';
import {
  closedUntil,
  email,
  group,
  localized,
  logo,
  phone,
  position,
  website,
} from '../../model/fields.ts';

const partner = {
  name: localized('Όνομα'),
  logo: logo().optional(),
  website: website('Ιστοσελίδα'),
  closedUntil: closedUntil('Λείπει ως και'),
};

export const partnersSchema = z.strictObject({
  catering: group('Κέτερινγκ', partner),
  photographer: group('Φωτογράφος', {
    ...partner,
    phone: phone('Τηλέφωνο'),
    email: email('E-mail'),
    instagram: website('Instagram'),
    facebook: website('Facebook'),
  }),
  dj: group('DJ', {
    ...partner,
    email: email('E-mail'),
    landline: phone('Σταθερό'),
    mobile: phone('Κινητό'),
    address: localized('Διεύθυνση'),
    ...position,
  }),
});

export type PartnerFacts = z.infer<typeof partnersSchema>;
