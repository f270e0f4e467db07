import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** Visitors request pages until they are stopped; returns how often they were served. Without a thought they alone keep a machine busy. */
export function startVisitors(origin: string) {
  let isOver = false;
  let visits = 0;
  const visit = async (path: string) => {
    for (; !isOver; visits += 1, await delay(20)) {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      expect(answer.status, path).toBe(200);
    }
  };
  // One cached address, and others that are not.
  const visitors = Promise.all(['/', '/galerija?x=1', '/api/health', '/api/news.php?search=a'].map(visit));
  return async () => {
    isOver = true;
    await visitors;
    return visits;
  };
}
