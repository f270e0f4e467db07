import { setTimeout } from 'node:timers/promises';
import { newsPerPage } from '#features/news/paths.ts';
import { languages } from '#shared/language.ts';
import { type Answer, headerOf, request } from './request.ts';
import type { NewsAddress } from './site.ts';

/** A request that is repeated under load. */
export type Scenario = {
  name: string;
  path: string;
  /** Whether it is a conditional request with the `ETag` of the last response. */
  isConditional?: boolean;
  /** The goal, as a part of the bare server's requests per second. */
  goal?: number;
};

export async function listScenarios(origin: string, news: readonly NewsAddress[]): Promise<Scenario[]> {
  const id = news.find(({ lang }) => lang === 'bs')?.id;
  const list = '/api/news.php?page=1&pageSize=10&lang=bs';
  return [
    { name: 'Home page', path: '/', goal: 0.55 },
    { name: 'News item', path: `/novosti/${id}`, goal: 0.55 },
    { name: 'API: list', path: list, goal: 0.55 },
    { name: 'API: item', path: `/api/news-item.php?id=${id}` },
    { name: 'Home page, unchanged (304)', path: '/', isConditional: true, goal: 0.7 },
    { name: 'Hashed script', path: await findScript(origin) },
  ];
}

/** The home page's entry script. */
async function findScript(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const path = /<script[^>]+src="(\/[^"]+\.js)"/.exec(html)?.[1];
  if (!path) throw new Error('The home page has no script.');
  return path;
}

/** A scenario that the site offers, its response, and the full response that a 304 stands for. */
export type Captured = { scenario: Scenario; answer: Answer; whole: Answer };

/** Makes the scenario's request; undefined if there is no `ETag` for it. */
export async function capture(origin: string, scenario: Scenario): Promise<Captured | undefined> {
  const address = origin + scenario.path;
  const whole = await lastingAnswer(address);
  if (whole.status !== 200) throw new Error(`${scenario.path} answered ${whole.status}.`);
  const answer = scenario.isConditional ? await request(address, conditionOf(whole)) : whole;
  return scenario.isConditional && answer.status !== 304 ? undefined : { scenario, answer, whole };
}

/** The final response of an address: frequently requested ones are compressed again, which takes a while. */
async function lastingAnswer(address: string): Promise<Answer> {
  for (let count = 0; count < 10; count += 1) {
    await request(address);
    await setTimeout(50);
  }
  return request(address);
}

export function conditionOf(answer: Answer): Record<string, string> {
  return { 'If-None-Match': headerOf(answer, 'etag') ?? '' };
}

/** Addresses of different pages. */
export function detailPages(news: readonly NewsAddress[]): string[] {
  return news.map(({ id, lang }) => `/novosti/${id}${lang === 'en' ? '?lng=en' : ''}`);
}

/** Addresses of searches that each find a few news, by the number at the end of a title. */
export function searches(news: readonly NewsAddress[]): string[] {
  return news.map((_, index) => `/api/news.php?page=1&pageSize=10&search=(${index + 1})`);
}

export function listPages(news: readonly NewsAddress[]): string[] {
  return languages.flatMap(language => {
    const count = Math.ceil(news.filter(({ lang }) => lang === language).length / newsPerPage);
    const query = language === 'en' ? '&lng=en' : '';
    return Array.from({ length: count - 1 }, (_, index) => `/novosti?page=${index + 2}${query}`);
  });
}
