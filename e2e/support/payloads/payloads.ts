import { clobbering, events, keptTags, rawText } from './names.ts';
import { carriers, hiddenSchemes } from './schemes.ts';
import { run, vectors } from './vectors.ts';

/** The contexts of a payload. */
const places: ((payload: string) => string)[] = [
  payload => payload,
  payload => `<p>${payload}</p>`,
  payload => `<strong><em>${payload}</em></strong>`,
  payload => `<ul><li><p>${payload}</p></li></ul>`,
  payload => `<pre><code>${payload}</code></pre>`,
  payload => `<a href="https://a.ba/">${payload}</a>`,
  payload => `<a href="${payload}">a</a>`,
  payload => `<a href='https://a.ba/${payload}'>a</a>`,
  payload => `<p title="${payload}">a</p>`,
  payload => `<p title='${payload}'>a</p>`,
  payload => `<p title=${payload}>a</p>`,
  payload => `<p ${payload}>a</p>`,
  payload => `<${payload}`,
  payload => `<p class="${payload}`,
  payload => `<!--${payload}-->`,
  payload => `<svg>${payload}</svg>`,
  payload => `<svg><foreignObject>${payload}</foreignObject></svg>`,
  payload => `<math><mtext>${payload}</mtext></math>`,
  payload => `<table>${payload}</table>`,
  payload => `<table><tr><td>${payload}</td></tr></table>`,
  payload => `<select><option>${payload}</option></select>`,
  payload => `<form><p></form>${payload}`,
  payload => `<noscript>${payload}</noscript>`,
  payload => `<template>${payload}</template>`,
  payload => `<style>${payload}</style>`,
  payload => `<title>${payload}</title>`,
  payload => `<textarea>${payload}</textarea>${payload}`,
  payload => `${'<div>'.repeat(120)}${payload}`,
  payload => `${'<em><p>'.repeat(60)}${payload}`,
];

/** Variants of its spelling that a filter may overlook. */
const spellings: ((payload: string) => string)[] = [
  payload => payload.toUpperCase().replaceAll(run.toUpperCase(), run),
  payload => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  payload => payload.replaceAll('<', '&#60;'),
  payload => payload.replaceAll('<', '&#x000000003c'),
  payload => payload.replaceAll('<', '&LT').replaceAll('"', '&quot'),
  payload => payload.replaceAll('&', '&amp;').replaceAll('<', '&amp;lt;'),
  payload => payload.replaceAll('<', '<<'),
  payload => payload.replaceAll('<', '<\0'),
  payload => payload.replace(/<(\w)/g, '<\0$1').replaceAll('=', '\0='),
  payload => payload.replaceAll(' ', '/'),
  payload => payload.replaceAll(' ', '\f'),
  payload => payload.replaceAll(' ', '\r\n'),
  payload => payload.replaceAll('>', '\n>'),
  payload => payload.replace(/>([^>]*)$/, '$1'),
  payload => payload.replaceAll('>', '>\ud800'),
  payload => `\ufeff${payload}\u202e`,
  payload => payload.replace(/<(\/?)(\w)/g, '<$1x:$2'),
  payload => payload + payload,
];

const image = `<img src=x onerror=${run}>`;
const inRawText: ((one: string, other: string) => string)[] = [
  (one, other) => `<${one}><${other}></${one}>${image}</${other}>`,
  (one, other) => `<${one}><${other} title="</${one}>${image}">`,
  (one, other) => `<${one}><!--</${one}>${image}--><${other}/>${image}`,
];

const nameCarriers = [
  'p id',
  'a href="https://a.ba/" name',
  'form id=x><input name',
  'img name',
  'iframe name',
  'li slot',
];

const broken = [
  ...[90, 101, 400, 1_200].flatMap(depth =>
    ['em', 'div', 'a href="https://a.ba/"', 'svg', 'table', 'p onclick=top.hit()'].map(
      tag => `<${tag}>`.repeat(depth) + image,
    ),
  ),
  ...[
    '<',
    '</',
    '<a',
    '<a href',
    '<a href=',
    '<a href="',
    '</a',
    '<!',
    '<!-',
    '<?',
    '&',
    '&#',
    '&#x',
    '\0',
    '\ud800',
  ].flatMap(start => [start, start + image, image + start, `<p>${start}${image}</p>`]),
];

/** Every payload, some ten thousand, without duplicates. */
export const payloads: readonly string[] = [
  ...new Set([
    ...vectors.flatMap(vector => [...places, ...spellings].map(write => write(vector))),
    ...hiddenSchemes.flatMap(scheme =>
      carriers.slice(0, 3).map(carrier => carrier.replaceAll('AT', () => scheme)),
    ),
    ...carriers.flatMap(carrier =>
      hiddenSchemes.slice(0, 40).map(scheme => carrier.replaceAll('AT', () => scheme)),
    ),
    ...rawText.flatMap(one => rawText.flatMap(other => inRawText.map(write => write(one, other)))),
    ...keptTags.flatMap(tag => events.map(event => `<${tag} on${event}=${run} tabindex=0>a`)),
    ...nameCarriers.flatMap(carrier => clobbering.map(name => `<${carrier}=${name}>a`)),
    ...broken,
  ]),
];
