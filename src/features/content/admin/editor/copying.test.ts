import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booleanField, dayField, imageField, instantField, lineField } from '../../fields.ts';
import { copiedValues } from './copying.ts';

test('a copy has neither days nor moments nor files of the original, nor what is not copied', () => {
  const fields = {
    title: lineField(),
    startedAt: dayField({ as: 'started_at' }),
    applyUntil: instantField({ as: 'apply_until' }),
    image: imageField(),
    online: booleanField({ default: false }),
    cancelled: booleanField({ default: false, notCopied: true }),
  };
  const original = {
    ...{ title: 'Radionica', started_at: '2026-11-20', apply_until: '2026-11-10T10:00:00.000Z' },
    ...{ image: '/media/a.webp', online: true, cancelled: true },
  };
  assert.deepEqual(copiedValues(fields, original, '2026-11-21'), {
    title: 'Radionica',
    startedAt: '',
    online: true,
  });
});
