import type { Fields, FirstSite } from './first-site.ts';
import { allFields, pdf, picture, richText } from './samples.ts';

function apply(site: FirstSite, event: Fields, applicationType: string, fields: Fields): Promise<Fields> {
  return site.postJson('/applications.php', { ...fields, workshopId: event.id, applicationType });
}

export async function addEvents(site: FirstSite): Promise<void> {
  const days = {
    startedAt: '2090-05-14',
    finishedAt: '2090-05-15',
    location: 'Sarajevo',
    showForm: 'true',
    lang: 'bs',
  };
  const workshopForm = {
    ...days,
    title: 'Kvantitativni PCR za početnike',
    description: 'Od uzorka do krive, dva dana u laboratoriji.',
    details: richText,
    instructor: 'Amra Kovač',
    time: '10:00',
    duration: '2 dana',
    capacity: 2,
  };
  const workshop = await site.postForm('/workshops.php', {
    ...workshopForm,
    image: await picture('gel.jpg', '#20a040'),
    pdf: pdf('Program radionice'),
  });
  const person = { firstName: 'Lejla', lastName: 'Hadžić', email: 'lejla@primjer.ba', consent: true };
  await apply(site, workshop, 'workshop', { ...allFields, consent: true });
  await apply(site, workshop, 'workshop', person);
  // More than there are places, a second time, and one without consent, as a program of then could send it.
  await apply(site, workshop, 'workshop', { ...person, email: 'LEJLA@primjer.ba', firm: 'Druga prijava' });
  await apply(site, workshop, 'workshop', {
    firstName: 'Goran',
    lastName: 'Šarić',
    email: 'goran@primjer.ba',
  });
  await apply(site, workshop, 'workshop', {
    ...person,
    email: 'robot@primjer.ba',
    website: 'https://spam.primjer.ba',
  });

  const past = await site.postForm('/workshops.php', {
    ...workshopForm,
    title: 'Western blot (održana)',
    pdf: pdf('Stari program'),
  });
  await apply(site, past, 'workshop', person);
  await site.postForm(`/workshop.php?id=${past.id}`, {
    startedAt: '2026-03-05',
    finishedAt: '2026-03-06',
    pdf: pdf('Novi program'),
  });
  await site.postForm('/workshops.php', {
    ...workshopForm,
    title: 'PCR for beginners',
    lang: 'en',
    showForm: 'false',
    capacity: 0,
    pdf: pdf('Programme'),
  });

  const symposium = await site.postForm('/symposium.php', {
    ...days,
    title: 'Simpozij „Žive membrane”',
    description: 'Struktura i funkcija.',
    details: richText,
    time: '09:30',
    organizer: 'Društvo i Univerzitet',
    image: await picture('membrana.png', '#b03060'),
  });
  await apply(site, symposium, 'symposium', { ...allFields, email: 'druga@primjer.ba', consent: true });
  const congress = await site.postJson('/congress.php', {
    ...days,
    title: 'Sedmi kongres biohemičara',
    content: richText,
    url: 'https://kongres.primjer.ba/',
    showForm: true,
  });
  await apply(site, congress, 'congress', person);
}
