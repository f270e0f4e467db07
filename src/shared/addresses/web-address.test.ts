import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasScheme, isWebAddress, withScheme } from './web-address.ts';

const addresses: [text: string, isAddress: boolean][] = [
  ['https://primjer.ba', true],
  ['http://primjer.ba/', true],
  ['HTTPS://Primjer.BA/Put', true],
  ['https://primjer.ba:8443/a/b.html?č=1&x=%20#dio', true],
  ['https://bošnjački.primjer.ba/šta', true],
  ['http://localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]/', true],
  ['https://primjer.ba/a b', true],
  ['', false],
  ['primjer.ba', false],
  ['www.primjer.ba', false],
  ['//primjer.ba', false],
  ['/put', false],
  ['https:', false],
  ['https://', false],
  ['https:primjer.ba', false],
  ['https:/primjer.ba', false],
  ['https:///primjer.ba', false],
  ['https://\\primjer.ba', false],
  ['http://?', false],
  ['http://#', false],
  ['http://a b.ba', false],
  ['http://primjer.ba:99999', false],
  ['http://primjer.ba:port', false],
  ['http://[1', false],
  ['http://a<b.ba', false],
  ['http://a%20b.ba', false],
  ['ftp://primjer.ba', false],
  ['file:///etc/passwd', false],
  ['mailto:a@primjer.ba', false],
  ['javascript:alert(1)', false],
  ['javascript://primjer.ba/%0aalert(1)', false],
  ['data:text/html,x', false],
  ['httpx://primjer.ba', false],
  ['xhttp://primjer.ba', false],
  [' https://primjer.ba', false],
  ['https://primjer.ba/\n', false],
  ['https://primjer.ba/\u0000', false],
  ['ht\ntps://primjer.ba', false],
];
test('an address of the web has http or https and a host', () => {
  for (const [text, expected] of addresses) assert.equal(isWebAddress(text), expected, JSON.stringify(text));
});

const schemes: [text: string, has: boolean][] = [
  ['https://primjer.ba', true],
  ['HTTP://primjer.ba', true],
  ['ftp://primjer.ba', true],
  ['mailto:a@primjer.ba', true],
  ['javascript:alert(1)', true],
  ['git+ssh://primjer.ba', true],
  ['httpbin.org', false],
  ['http.primjer.ba/x', false],
  ['primjer.ba', false],
  ['primjer.ba:8080/x', false],
  ['localhost:3000', false],
  ['primjer.ba/?a=https://b', false],
  ['//primjer.ba', false],
  [':x', false],
  ['1a:x', false],
  ['', false],
];
test('what has a scheme stays, what has none gets https', () => {
  for (const [text, expected] of schemes) {
    assert.equal(hasScheme(text), expected, text);
    assert.equal(withScheme(text), expected ? text : `https://${text}`);
  }
});
