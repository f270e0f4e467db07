import { movingAdmin } from '../messages/admin.ts';
import { fieldLabels } from './export.ts';

type Names = Readonly<Record<string, string>>;

const kinds: Names = movingAdmin.kinds;

/** What names in calls are called in Bosnian, by the values of reasons in which they stand. */
export const namesInBosnian: Readonly<Record<string, Names>> = {
  field: fieldLabels,
  column: fieldLabels,
  fields: fieldLabels,
  type: kinds,
  table: kinds,
  kind: {
    image: 'slika',
    pdf: 'PDF',
    day: 'dan',
    instant: 'trenutak',
    time: 'vrijeme',
    url: 'adresa',
    link: 'adresa',
  },
  code: {
    conflict: 'u međuvremenu je izmijenjeno',
    too_large: 'preveliko je',
    unsupported_type: 'vrsta nije podržana',
    validation: 'nešto nije ispravno',
  },
};
