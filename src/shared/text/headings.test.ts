import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lowerHeadings } from './headings.ts';

test('headings go down as far as asked for, h6 at the lowest, and nothing else changes', () => {
  const html = '<h1>A</h1><hr><p>h1</p><h2>B</h2><h5>C</h5><h6>D</h6>';
  assert.equal(lowerHeadings(html), '<h2>A</h2><hr><p>h1</p><h3>B</h3><h6>C</h6><h6>D</h6>');
  assert.equal(lowerHeadings(html, 2), '<h3>A</h3><hr><p>h1</p><h4>B</h4><h6>C</h6><h6>D</h6>');
});
