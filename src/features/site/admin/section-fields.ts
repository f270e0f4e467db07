import type { PreviewedPage } from '../previewed-pages.ts';

/** One value of a section. Unless both languages share it, each has its own. */
export type Leaf = {
  kind:
    | ('line' | 'text' | 'html')
    | ('email' | 'phone' | 'link' | 'year' | 'orcid' | 'picture' | 'document' | 'moment');
  isShared?: true;
  required?: true;
  /** Of a text that is often the same in both languages, such as a name: it is not missing where English is empty. */
  isName?: true;
};
export type Leaves = Readonly<Record<string, Leaf>>;

/** Values that the API keeps in an object; null if `essential` is empty, where one is named. */
type Group = { kind: 'group'; fields: Leaves; essential?: string };
/** Rows in an order. */
export type List = { kind: 'list'; row: Leaves; title: string };
/** People in an order, grouped by the association's bodies. */
export type Bodies = { kind: 'bodies'; row: Leaves; title: string };
export type SectionField = Leaf | Group | List | Bodies;

/** By their names in the API. */
export type SectionFields = Readonly<Record<string, SectionField>>;

const line: Leaf = { kind: 'line' };
const text: Leaf = { kind: 'text' };
const html: Leaf = { kind: 'html' };
const required = { required: true } as const;
const name = { ...line, isName: true } as const;
const shared = <Kind extends Leaf['kind']>(kind: Kind) => ({ kind, isShared: true }) as const;

type Section = {
  /** In the address. */
  address: string;
  fields: SectionFields;
  /** The pages that show most of it. */
  pages: readonly [PreviewedPage, ...PreviewedPage[]];
};

/** The parts of the association's own words that are edited and saved alone, in their order on the screen. */
const siteSections = {
  association: {
    address: 'naziv',
    pages: ['home'],
    fields: {
      name: { ...line, ...required },
      short_name: { ...name, ...required },
      tagline: text,
      mission: html,
      logo: shared('picture'),
    },
  },
  goals: {
    address: 'ciljevi',
    pages: ['home'],
    fields: { goals: { kind: 'list', title: 'title', row: { title: { ...line, ...required }, text } } },
  },
  people: {
    address: 'ljudi',
    pages: ['people'],
    fields: {
      people: {
        kind: 'bodies',
        title: 'name',
        row: {
          name: { ...name, ...required },
          role: line,
          institution: name,
          term: line,
          email: shared('email'),
          orcid: shared('orcid'),
          photo: shared('picture'),
        },
      },
    },
  },
  timeline: {
    address: 'historija',
    pages: ['home'],
    fields: {
      timeline: {
        kind: 'list',
        title: 'title',
        row: { year: { ...shared('year'), ...required }, title: { ...line, ...required }, text },
      },
    },
  },
  activities: { address: 'aktivnosti', pages: ['activities'], fields: { activities: html } },
  contact: {
    address: 'kontakt',
    pages: ['contact'],
    fields: {
      contact: {
        kind: 'group',
        fields: {
          address: { ...text, isName: true },
          email: shared('email'),
          phone: shared('phone'),
          map_url: shared('link'),
        },
      },
      social: {
        kind: 'list',
        title: 'name',
        row: { name: { ...shared('line'), ...required }, url: { ...shared('link'), ...required } },
      },
    },
  },
  footer: { address: 'podnozje', pages: ['home'], fields: { footer: text } },
  membership: {
    address: 'clanstvo',
    pages: ['join'],
    fields: {
      membership: { kind: 'group', fields: { form_url: shared('document'), text: html, fees: html } },
    },
  },
  notice: {
    address: 'obavjestenje',
    pages: ['home'],
    fields: {
      notice: {
        kind: 'group',
        essential: 'text',
        fields: { text, from: shared('moment'), until: shared('moment') },
      },
    },
  },
  additions: {
    address: 'privatnost',
    pages: ['privacy', 'accessibility'],
    fields: { privacy: html, accessibility: html },
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof siteSections;
export const sectionNames = Object.keys(siteSections) as SectionName[];

/** The same for code that treats all sections alike. */
export const sectionOf = (name: SectionName): Section => siteSections[name];

/** Whether anything in a section has to be filled in. */
export function hasRequired(fields: SectionFields): boolean {
  return Object.values(fields).some(field => {
    const leaves = field.kind === 'group' ? field.fields : 'row' in field ? field.row : { field };
    return Object.values(leaves).some(({ required }) => required);
  });
}

/** What a new row begins with. */
export function emptyRow(fields: Leaves): Record<string, string | { bs: string; en: string }> {
  const values = Object.entries(fields).map(([name, { isShared }]) => [
    name,
    isShared ? '' : { bs: '', en: '' },
  ]);
  return Object.fromEntries(values);
}
