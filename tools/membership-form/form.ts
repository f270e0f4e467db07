import { readFile } from 'node:fs/promises';
import { bs } from '#features/applications/messages/bs.ts';
import { en } from '#features/applications/messages/en.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import type { GroupId } from '#features/members/public/person-form/groups.ts';
import { starter } from '#features/site/starter/starter.ts';
import { addressLine } from '#shared/addresses/postal-address.ts';
import { tidy } from '#shared/text/typography.ts';
import { fontFaces } from '../fonts/faces.ts';

const groups = [{ id: 'basic', fields: basicFields }, ...optionalGroups] as const;

/**
 * The form as an HTML page: the fields, groups and labels of the application form, in both languages. What can be
 * filled in on a screen is marked for fillable.ts.
 */
export async function formDocument(): Promise<string> {
  const styles = await readFile(new URL('form.css', import.meta.url), 'utf8');
  const mark = await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8');
  const form = formOf(mark);
  return `<!doctype html>
<html lang="bs">
<meta charset="utf-8">
<title>${escapeHtml(`Pristupnica / Membership form – ${starter.bs.short_name}`)}</title>
<style>${await fontFaces(`${form}·`)}\n${styles}</style>
${form}
</html>`;
}

function formOf(mark: string): string {
  const { short_name, contact } = starter.bs;
  const { email } = contact;
  return `<header>
  <div class="mark" aria-hidden="true">${mark}</div>
  <p>${both(starter.bs.name, starter.en.name)}</p>
</header>
<main>
  <h1>${both('Pristupnica', 'Membership form')}</h1>
  <p class="lead">${both(
    'Prijavljujem se za članstvo u Udruženju. Polja označena zvjezdicom (*) su obavezna, ostala popunite po želji.',
    'I apply for membership of the Association. Fields marked with an asterisk (*) are required, the others optional.',
  )}</p>
  ${groups.map(({ id, fields }) => group(id, fields.map(fieldLine).join(''))).join('')}
  ${group('membership', membershipTypes.map(typeBox).join(''))}
  <p class="consent">${box('data-check="consent"')}<span>${both(bs.consent, en.consent)}</span></p>
  <div class="signing">
    <p data-text="place">${both('Mjesto', 'Place')}</p>
    <p data-text="date">${both('Datum', 'Date')}</p>
    <p>${both('Potpis', 'Signature')}</p>
  </div>
</main>
<footer>
  <p>${both(
    `Potpisanu pristupnicu pošaljite e-mailom na ${email}`,
    `Please send the signed form by e-mail to ${email}`,
  )}</p>
  <p>${escapeHtml(`${short_name}, ${addressLine(contact.address)}`)}</p>
</footer>`;
}

const box = (field: string) => `<i class="box" ${field}></i>`;

function group(id: GroupId, content: string): string {
  return `<section><h2>${both(bs.groups[id], en.groups[id])}</h2><div class="fields ${id}">${content}</div></section>`;
}

function fieldLine({ name, columns, isRequired }: (typeof basicFields)[number]): string {
  const mark = isRequired ? '*' : '';
  const label = both(`${bs.fields[name]}${mark}`, `${en.fields[name]}${mark}`);
  return `<p class="field columns-${columns}" data-text="${name}">${label}</p>`;
}

function typeBox(type: (typeof membershipTypes)[number]): string {
  return `<p class="type">${box(`data-radio="membershipType" data-value="${type}"`)}<span>${both(bs.membershipTypes[type], en.membershipTypes[type])}</span></p>`;
}

/** A text in both languages, each with its `lang`. */
function both(bosnian: string, english: string): string {
  return `<span class="bs">${escapeHtml(tidy(bosnian))}</span> <span class="en" lang="en">${escapeHtml(english)}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`);
}
