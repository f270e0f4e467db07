import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addNews } from '#features/news/server/testing.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import { countWrites } from '../testing/count-writes.ts';
import { samplePicture } from '../testing/sample-pictures.ts';

test('who asks for a size that a crowd asked for before has it in their own turn, made once', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  const { image } = await addNews(site, { image: await samplePicture({ width: 1_500, height: 1_000 }) });
  const written = countWrites(site);
  const done: string[] = [];
  const size = async (ending: string, address: string) => {
    const headers = { 'X-Forwarded-For': address };
    const { status } = await site.request(`${image?.split('.')[0]}-${ending}`, { headers });
    done.push(`${status} ${ending} for ${address}`);
  };
  const endings = ['960.avif', '960.webp', '640.avif', '640.webp', '320.avif', '320.webp'];
  const crowd = endings.map(ending => size(ending, '203.0.113.1'));
  await Promise.all([...crowd, size('320.webp', '198.51.100.1')]);
  assert.ok(done.indexOf('200 320.webp for 198.51.100.1') < 3, done.join());
  assert.equal(written.length, endings.length);
});

test('an upload waits for none of the sizes that strangers ask for, and they take turns by address', async () => {
  const site = await createTestSite({ trustedProxies: 1 });
  const { image } = await addNews(site, { image: await samplePicture({ width: 2_500, height: 2_000 }) });
  const { image: other } = await addNews(site, { image: await samplePicture({ width: 60, height: 50 }) });
  const done: string[] = [];
  const size = (path: string | null, ending: string, address: string) =>
    site
      .request(`${path?.split('.')[0]}-${ending}`, { headers: { 'X-Forwarded-For': address } })
      .then(({ status }) => done.push(`${status} for ${address}`));
  const endings = ['1920.avif', '1440.avif', '960.avif', '1920.webp', '1440.webp', '960.webp', '640.avif'];
  const asked = endings.map(ending => size(image, ending, '203.0.113.1'));
  asked.push(size(other, 'full.webp', '198.51.100.1'));
  asked.push(
    addNews(site, { image: await samplePicture({ width: 30, height: 20 }) }).then(() => done.push('stored')),
  );
  await Promise.all(asked);
  assert.ok(done.indexOf('stored') < 5, done.join());
  const sizes = done.filter(text => text !== 'stored');
  assert.ok(sizes.indexOf('200 for 198.51.100.1') < 3, sizes.join());
});
