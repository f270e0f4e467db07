import { siteWithPlaces } from '#features/applications/testing/site-with-places.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { json, type TestSiteOptions } from '#server/testing/test-site.ts';

const email = 'osoba@znak-adresa.ba';

/** A form of a person, in which every field that is free text has a mark. */
function markedForm(of: string): Record<string, string> {
  const marked = Object.keys(personColumns).map(field => [field, `znak-${of}-${field.toLowerCase()}`]);
  return {
    ...Object.fromEntries(marked),
    ...{ firstName: 'Znak-Ime', lastName: 'Znak-Prezime', email, membershipType: 'student' },
  };
}

const marksOf = (of: string) =>
  Object.values(markedForm(of))
    .filter(value => value.startsWith(`znak-${of}-`))
    .map(value => value.toLowerCase());

/** In lower case, all that the planted forms say of the person and nothing else says. */
export const personalMarks: readonly string[] = [
  ...['znak-adresa', 'znak-ime', 'znak-prezime', 'znak-staro-ime', 'znak-bilješka', 'znak-poruka'],
  ...['znak-odgovor', 'znak-pošiljalac', 'znak-javljanje', 'znak-sumnjivo', 'znak-staro-pitanje'],
  'znak-ispravka',
  ...marksOf('prijava'),
  ...marksOf('članstvo'),
];

/**
 * A site with a person in every table that may hold people: applications to an event with one place, of which one is
 * accepted, corrected, attended and has a certificate, one waits and one is in the trash; others wait behind. Questions,
 * members and what is taken for spam likewise.
 */
export async function plantPerson(options: TestSiteOptions = {}) {
  const planted = await siteWithPlaces('workshop', {}, { ...options });
  const { site, apply, send, headers } = planted;
  const form = markedForm('prijava');
  const first = (await apply({ ...form, firstName: 'Znak-Staro-Ime' })).body;
  await send(`/applications?id=${first.id}`, { firstName: 'Znak-Ime', note: 'Znak-Bilješka' }, 'PUT');
  await planted.mine(first.url, 'PUT', { homePhone: 'znak-ispravka' });
  await apply(form);
  await apply({ email: 'druga@primjer.ba' });
  const trashed = (await apply(form)).body;
  await planted.remove(trashed.id);
  await apply({ ...form, website: 'https://zamka.ba' });
  await send('/applications/attendance', { ids: [first.id], attended: true });
  const certificate = await site.call(`/certificates?application=${first.id}`, { headers });
  await send('/applications/message', { ids: [first.id], subject: 'Sala', text: 'Znak-Javljanje' });
  const ask = async (message: string, more: object = {}) =>
    (
      await site.call<{ id: number }>(
        '/questions.php',
        json({ name: 'Znak-Pošiljalac', email: email.toUpperCase(), message, ...more }),
      )
    ).body.id;
  const question = await ask('<znak-poruka>');
  await send('/questions/answer', { id: question, text: 'Znak-Odgovor' });
  const old = await ask('Znak-Staro-Pitanje');
  await site.call(`/questions.php?id=${old}`, { method: 'DELETE', headers });
  await ask('Znak-Sumnjivo', { website: 'https://zamka.ba' });
  const join = (more: object = {}) =>
    site.call('/membership', json({ ...markedForm('učlanjenje'), consent: true, ...more }));
  await join();
  await join({ website: 'https://zamka.ba' });
  const memberCall = () => {
    const init = json(markedForm('članstvo'));
    const key = { 'Idempotency-Key': 'znak-ključ'.normalize('NFKD').replace(/\p{M}/gu, '') };
    return site.call<{ id: number }>('/members.php', {
      ...init,
      headers: { ...init.headers, ...headers, ...key },
    });
  };
  await memberCall();
  const removed = (await send<{ id: number }>('/members.php', markedForm('članstvo'))).body.id;
  await site.call(`/members.php?id=${removed}`, { method: 'DELETE', headers });
  return {
    ...planted,
    email,
    memberCall,
    url: first.url,
    number: certificate.headers.get('x-certificate-number'),
  };
}
