import { bs as educationBs } from '#features/education/messages/bs.ts';
import { en as educationEn } from '#features/education/messages/en.ts';
import { educationPaths } from '#features/education/paths.ts';
import { bs as eventsBs } from '#features/events/messages/bs.ts';
import { en as eventsEn } from '#features/events/messages/en.ts';
import { allEventsPath, eventPaths } from '#features/events/paths.ts';
import { bs as galleryBs } from '#features/gallery/messages/bs.ts';
import { en as galleryEn } from '#features/gallery/messages/en.ts';
import { galleryPaths } from '#features/gallery/paths.ts';
import { bs as newsBs } from '#features/news/messages/bs.ts';
import { en as newsEn } from '#features/news/messages/en.ts';
import { newsPaths } from '#features/news/paths.ts';
import { bs as pagesBs } from '#features/pages/messages/bs.ts';
import { en as pagesEn } from '#features/pages/messages/en.ts';
import { pagePaths } from '#features/pages/paths.ts';
import { bs as publicationsBs } from '#features/publications/messages/bs.ts';
import { en as publicationsEn } from '#features/publications/messages/en.ts';
import { publicationPaths } from '#features/publications/paths.ts';
import { questionPaths } from '#features/questions/paths.ts';
import { bs as siteBs } from '#features/site/messages/bs.ts';
import { en as siteEn } from '#features/site/messages/en.ts';
import { homeSections, sitePaths } from '#features/site/paths.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';

type BuiltIn = {
  url: string;
  /** What the addresses of its items begin with, if they are not below `url`. */
  items?: string;
  label: Record<Language, string>;
};

const section = (name: keyof typeof homeSections, label: BuiltIn['label']): BuiltIn => ({
  url: `${homePath.href()}#${homeSections[name]}`,
  label,
});
const ofSite = (name: keyof typeof siteBs.nav) => ({ bs: siteBs.nav[name], en: siteEn.nav[name] });
const titles = (bs: { title: string }, en: { title: string }) => ({ bs: bs.title, en: en.title });

/** Beside the menu. */
export const joinLabel = ofSite('join');

/** The pages of the program by their keys in the menu. */
export const builtIn: Readonly<Record<string, BuiltIn>> = {
  about: { url: homePath.href(), label: ofSite('about') },
  mission: section('mission', ofSite('mission')),
  goals: section('goals', ofSite('goals')),
  organization: section('organization', ofSite('organization')),
  latest: section('news', titles(newsBs, newsEn)),
  history: section('history', ofSite('history')),
  people: {
    url: sitePaths.people.href(),
    label: titles(siteBs.people, siteEn.people),
  },
  news: { url: newsPaths.list.href(), label: titles(newsBs, newsEn) },
  activities: { url: sitePaths.activities.href(), label: ofSite('activities') },
  events: { url: allEventsPath.href(), label: titles(eventsBs.all, eventsEn.all) },
  congresses: {
    url: eventPaths.congress.list.href(),
    label: titles(eventsBs.congress, eventsEn.congress),
  },
  education: { url: educationPaths.list.href(), label: titles(educationBs, educationEn) },
  symposia: {
    url: eventPaths.symposium.list.href(),
    label: titles(eventsBs.symposium, eventsEn.symposium),
  },
  publications: { url: publicationPaths.list.href(), label: titles(publicationsBs, publicationsEn) },
  workshops: {
    url: eventPaths.workshop.list.href(),
    items: eventPaths.workshop.item.pattern.replace(':id', ''),
    label: titles(eventsBs.workshop, eventsEn.workshop),
  },
  contact: { url: questionPaths.contact.href(), label: ofSite('contact') },
  gallery: { url: galleryPaths.list.href(), label: titles(galleryBs, galleryEn) },
  pages: { url: pagePaths.list.href(), label: titles(pagesBs, pagesEn) },
};

/** An entry's key, and those below it. */
export type Branch = { key: string; children: readonly string[] };

/** The menu of the beginning (docs/product.md#navigation). The footer leads to all pages, whatever the menu has. */
export const firstMenu: readonly Branch[] = [
  { key: 'about', children: ['mission', 'goals', 'organization', 'latest', 'history'] },
  { key: 'news', children: [] },
  { key: 'activities', children: ['events', 'congresses', 'education', 'symposia', 'publications'] },
  { key: 'workshops', children: [] },
  { key: 'contact', children: [] },
  { key: 'gallery', children: [] },
];
