import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTime } from './clock-time.ts';

test('times are read as they are typed', () => {
  const times: Record<string, string> = {
    '09:00': '09:00',
    '9:5': '09:05',
    '9.30': '09:30',
    '9,30': '09:30',
    ' 0930 ': '09:30',
    '930': '09:30',
    '9': '09:00',
    '23:59': '23:59',
    '0:00': '00:00',
  };
  for (const [text, time] of Object.entries(times)) assert.equal(readTime(text), time, text);
});

test('what is no time is not made one', () => {
  for (const text of ['', ':', '24:00', '9:60', '9:300', '12345', '9h', '9 30', '-9:00', '09:00 – 12:00'])
    assert.equal(readTime(text), undefined, text);
});
