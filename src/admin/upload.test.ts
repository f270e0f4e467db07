// In a process of its own: it replaces the timers and requests of every test.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { patience, upload } from './upload.ts';

/** The parts of XMLHttpRequest that are used. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(text: string) {
    Object.assign(this, { status: 201, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

const address = new URL('http://localhost/api/news.php');
const init = { method: 'POST', headers: {} };

beforeEach(t => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  if ('mock' in t) t.mock.timers.enable({ apis: ['setTimeout'] });
});

test('what goes on may take as long as it wants, and what stands still fails', async t => {
  const told: number[] = [];
  const sent = upload(address, init, progress => told.push(progress));
  for (const loaded of [1, 2, 3]) {
    t.mock.timers.tick(patience - 1);
    FakeRequest.last.upload.onprogress?.({ loaded, total: 4 });
  }
  t.mock.timers.tick(patience - 1);
  FakeRequest.last.answer('{}');
  assert.equal((await sent).status, 201);
  assert.deepEqual(told, [0.25, 0.5, 0.75]);

  const stuck = upload(address, init, () => {});
  t.mock.timers.tick(patience);
  await assert.rejects(stuck, TypeError);
});

test('whoever calls it off is told so', async () => {
  const controller = new AbortController();
  const sent = upload(address, { ...init, signal: controller.signal }, () => {});
  controller.abort();
  await assert.rejects(sent, { name: 'AbortError' });
});
