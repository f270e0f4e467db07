import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { type CacheRequest, incomingToCacheRequest, toCacheRequest } from './cache-request.ts';

const headers = { cookie: 'theme=dark', 'accept-encoding': 'br' };
const read = ({ method, pathname, query, header }: CacheRequest) => ({
  method,
  pathname,
  query: [...query()],
  headers: ['cookie', 'accept-encoding', 'authorization'].map(name => header(name)),
});

test('what came over the wire reads as the request that is made of it', () => {
  const urls = ['/', '/novosti', '/novosti?page=2&lng=en', '/?', '/a?b=%C4%8D&b=+&=x&c', '/a?b=c?d', '/%20'];
  for (const url of urls) {
    const request = new Request(`http://localhost${url}`, { headers });
    const onWire = { method: 'GET', url, headers } as Partial<IncomingMessage> as IncomingMessage;
    assert.deepEqual(read(incomingToCacheRequest(onWire)), read(toCacheRequest(request)), url);
  }
});
