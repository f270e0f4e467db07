import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOrcid } from './orcid.ts';

test('an ORCID has a check character', () => {
  for (const right of ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'])
    assert.ok(isOrcid(right), right);
  for (const wrong of ['0000-0002-1825-0098', '0000-0002-1694-2330', '0000000218250097', ''])
    assert.ok(!isOrcid(wrong), wrong);
});
