import { describeContentType } from '#features/content/testing/describe-content-type.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import {
  congressCalls,
  congressFields,
  symposiumCalls,
  symposiumFields,
  workshopCalls,
  workshopFields,
} from '../contract.ts';

const days = { started_at: '2026-11-20', finished_at: '2098-12-31' };
const places = {
  ...{ capacity: 0, admission: 'manual', waiting_list: true },
  ...{ apply_from: null, apply_until: null, cancelled: false },
};
const form = { show_application_form: 'true', ...places, applications_open: true };
const limited = { capacity: 20, places_left: 20 };
const defaults = { show_application_form: 'true', lang: 'bs', ...places };

describeContentType({
  name: 'workshop',
  fields: workshopFields,
  calls: workshopCalls,
  contract: {
    form: sampleForms.workshop,
    item: {
      ...{ id: 1, title: 'Kvantitativni PCR', description: 'Od uzorka do krive.', location: 'Sarajevo' },
      ...{ details: '<p>Ponesite <strong>laptop</strong>.</p>', instructor: 'Amra Kovač', time: '10:30' },
      ...{ duration: '2 dana', ...days, date: '2026-11-20', ...form, lang: 'bs', version: 1 },
      ...limited,
      ...{
        image_url: null,
        image_details: null,
        image_focus: { x: 30, y: 70 },
        pdf_url: null,
        pdf_size: null,
      },
    },
    required: ['title', 'description', 'instructor', 'duration', 'location', 'startedAt', 'finishedAt'],
    defaults: { ...defaults, time: '09:00', details: '', image_url: null, image_focus: null, pdf_url: null },
    searchable: ['title', 'description'],
    newestBy: 'startedAt',
    pageSize: 5,
  },
});

describeContentType({
  name: 'symposium',
  fields: symposiumFields,
  calls: symposiumCalls,
  contract: {
    form: sampleForms.symposium,
    item: {
      ...{ id: 1, title: 'Simpozij o proteinima', description: 'Struktura i funkcija.', location: 'Tuzla' },
      ...{ details: '<h2>Program</h2>', time: '09:00', organizer: 'UBMB BiH', ...days, ...form, lang: 'bs' },
      ...{ image: null, image_details: null, image_focus: { x: 30, y: 70 }, version: 1 },
      ...limited,
    },
    required: ['title', 'organizer', 'location', 'startedAt', 'finishedAt'],
    defaults: { ...defaults, time: '09:00', description: '', details: '', image: null, image_focus: null },
    searchable: ['title', 'description', 'organizer'],
    newestBy: 'startedAt',
    pageSize: 6,
  },
});

describeContentType({
  name: 'congress',
  fields: congressFields,
  calls: congressCalls,
  contract: {
    form: sampleForms.congress,
    item: {
      ...{ id: 1, title: 'Kongres biohemičara', content: '<p>Prvi poziv.</p>', location: 'Mostar' },
      ...{ url: 'https://kongres.primjer.ba/', ...days, ...form, lang: 'bs', version: 1 },
      ...limited,
    },
    required: ['title', 'location', 'startedAt', 'finishedAt', 'url'],
    defaults: { ...defaults, content: '' },
    searchable: ['title', 'location'],
    newestBy: 'startedAt',
    pageSize: 6,
  },
});
