import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAutocannon, parseWrk } from './load.ts';

const report = `Running 2s test @ http://127.0.0.1:4420/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    31.90ms   39.76ms 172.40ms   87.06%
    Req/Sec    12.19k     0.88k   13.79k    66.67%
  Latency Distribution
     50%  906.00us
     75%    1.59ms
     90%    2.53ms
     99%    1.57s 
  12260 requests in 1.01s, 39.86KB read
Requests/sec:  12138.61
Transfer/sec:    103.85KB
`;

test('what wrk reports is read in milliseconds', () => {
  assert.deepEqual(parseWrk(report.replace('1.57s ', '1.57s')), {
    requests: 12_260,
    perSecond: 12_138.61,
    p50: 0.906,
    p99: 1_570,
    broken: 0,
  });
});

test('refused and failed requests of wrk are counted, and a report that is none is an error', () => {
  const errors = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 80\n';
  assert.equal(parseWrk(report + errors).broken, 87);
  assert.throws(
    () => parseWrk('unable to connect to 127.0.0.1:4420 Connection refused'),
    /unable to connect/,
  );
});

test('what autocannon reports is read the same way', () => {
  const figures = { errors: 2, '2xx': 0, '3xx': 2750, '4xx': 3, '5xx': 1, non2xx: 2754, duration: 1.1 };
  const json = JSON.stringify({ ...figures, latency: { p50: 2, p99: 84 }, requests: { total: 2750 } });
  assert.deepEqual(parseAutocannon(`warning\n${json}\n`), {
    requests: 2750,
    perSecond: 2500,
    p50: 2,
    p99: 84,
    broken: 6,
  });
  assert.throws(() => parseAutocannon('no such option'), /no such option/);
});
