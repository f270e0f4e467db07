import * as z from 'zod/mini';
import { isWebAddress } from '#shared/addresses/web-address.ts';
import type { FieldProblemKey } from '#shared/api/errors.ts';
import { isDay, parseInstant } from '#shared/dates.ts';
import { isOrcid } from '#shared/orcid.ts';
import {
  email,
  html,
  limits,
  link,
  optionalLink,
  optionalText,
  requiredText,
  whole,
} from '#shared/validation.ts';

/** How many a list may have. */
const listLimits = { goals: 50, people: 500, timeline: 200, social: 30 } as const;

const because = (key: FieldProblemKey) => ({ error: () => key });

function listOf<Item extends z.core.$ZodType>(item: Item, maximum: number) {
  return z.array(item, because('invalid')).check(z.maxLength(maximum, because('tooMany')));
}

/** May be left out too. */
const orEmpty = (text: z.core.$ZodType<string, string | null>) => z._default(text, '');

/** One line, since it becomes part of e-mails and feeds. */
function line(maximum: number = limits.line) {
  return z.pipe(
    requiredText(maximum),
    z.transform((text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
  );
}

const isEmail = (text: string) => z.safeParse(email(), text).success;
const optionalEmail = () =>
  optionalText(limits.email).check(z.refine(text => text === '' || isEmail(text), because('email')));

/** With or without the address of its resolver. */
const optionalOrcid = () =>
  z.pipe(
    optionalText(),
    z.pipe(
      z.transform((text: string) => text.replace(/^https?:\/\/orcid\.org\//i, '').toUpperCase()),
      z.string().check(z.refine(text => text === '' || isOrcid(text), because('orcid'))),
    ),
  );

const year = () =>
  z.pipe(
    z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value)),
    requiredText().check(z.regex(/^[12]\d{3}$/, because('year'))),
  );

/** The path of a picture of our own; empty, or null, for none. */
const optionalPicture = () =>
  z.pipe(
    optionalText().check(
      z.refine(path => path === '' || /^\/media\/[\w-]+\.\w+$/.test(path), because('invalid')),
    ),
    z.transform((path: string) => path || null),
  );

/** A web address, or a path of this site. */
const optionalAddress = () =>
  optionalText(limits.url).check(
    z.refine(text => text === '' || isWebAddress(text) || /^\/(?![/\\])[^\s\\]*$/.test(text), because('url')),
  );

/** A day or an instant, kept as it was sent; empty, or null, for none. */
const optionalMoment = () =>
  z.pipe(
    optionalText().check(
      z.refine(text => text === '' || isDay(text) || parseInstant(text) !== undefined, because('day')),
    ),
    z.transform((text: string) => text || null),
  );

const goalInput = z.object({ title: requiredText(), text: orEmpty(optionalText(limits.text)) });

const personInput = z.object({
  name: requiredText(),
  /** Empty of those who have none, such as the members of an assembly. */
  role: orEmpty(optionalText()),
  /** The title of the association's body. People of one body stand together, bodies in the order of their first person. */
  body: requiredText(),
  institution: orEmpty(optionalText()),
  photo: z._default(optionalPicture(), null),
  email: orEmpty(optionalEmail()),
  /** For how long, in words. */
  term: orEmpty(optionalText()),
  orcid: orEmpty(optionalOrcid()),
});

const timelineInput = z.object({
  year: year(),
  title: requiredText(),
  text: orEmpty(optionalText(limits.text)),
});

const socialInput = z.object({
  name: requiredText(),
  url: link(),
});

/** What is left out stays. */
const contactInput = z.object({
  address: z.optional(optionalText(limits.text)),
  email: z.optional(optionalEmail()),
  phone: z.optional(optionalText()),
  map_url: z.optional(optionalLink()),
});

/** What is left out stays. */
const membershipInput = z.object({
  text: z.optional(html()),
  form_url: z.optional(optionalAddress()),
  fees: z.optional(html()),
});

const noticeInput = z.object({
  text: requiredText(1_000),
  from: z._default(optionalMoment(), null),
  until: z._default(optionalMoment(), null),
});

/** What is left out stays; an empty text, or null, removes what need not be there. */
export const siteInput = z.object({
  version: z.optional(whole(1, Number.MAX_SAFE_INTEGER)),
  name: z.optional(line()),
  short_name: z.optional(line(60)),
  tagline: z.optional(optionalText(limits.text)),
  logo: z.optional(optionalPicture()),
  mission: z.optional(html()),
  goals: z.optional(listOf(goalInput, listLimits.goals)),
  people: z.optional(listOf(personInput, listLimits.people)),
  timeline: z.optional(listOf(timelineInput, listLimits.timeline)),
  activities: z.optional(html()),
  contact: z.optional(contactInput),
  social: z.optional(listOf(socialInput, listLimits.social)),
  membership: z.optional(membershipInput),
  footer: z.optional(optionalText(limits.text)),
  notice: z.optional(z.nullable(noticeInput)),
  privacy: z.optional(html()),
  accessibility: z.optional(html()),
});
export type SiteInput = z.output<typeof siteInput>;

export const site = z.object({
  /** Counts the changes of a language's texts. An update that states an outdated version is refused. */
  version: z.int(),
  name: z.string(),
  short_name: z.string(),
  tagline: z.string(),
  /** The path of a picture; without it the site shows its own mark. */
  logo: z.optional(z.string()),
  /** HTML, as `activities`, `membership.text` and `membership.fees`. */
  mission: z.string(),
  goals: z.array(z.object({ title: z.string(), text: z.string() })),
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      body: z.string(),
      institution: z.string(),
      photo: z.nullable(z.string()),
      email: z.string(),
      term: z.optional(z.string()),
      orcid: z.optional(z.string()),
    }),
  ),
  timeline: z.array(z.object({ year: z.string(), title: z.string(), text: z.string() })),
  activities: z.string(),
  contact: z.object({ address: z.string(), email: z.string(), phone: z.string(), map_url: z.string() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  membership: z.object({
    text: z.string(),
    /** A web address or a path of this site. */
    form_url: z.string(),
    fees: z.optional(z.string()),
  }),
  footer: z.string(),
  /** For the public null outside its time. `from` and `until` are a day or an instant, or null. */
  notice: z.nullable(
    z.object({ text: z.string(), from: z.nullable(z.string()), until: z.nullable(z.string()) }),
  ),
  /** HTML: what the association adds to the privacy notice, and to what the site says about accessibility. */
  privacy: z.optional(z.string()),
  accessibility: z.optional(z.string()),
});
export type Site = z.infer<typeof site>;
/** What the association says of itself in a language. */
export type Words = Omit<Site, 'version'>;
