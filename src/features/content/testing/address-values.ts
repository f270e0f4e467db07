import { limits } from '#shared/validation.ts';
import { all, type FieldValues, same, tooLong } from './value-pairs.ts';

const noAddress = 'Unesite ispravnu adresu koja počinje sa http:// ili https://';
const addresses = [
  'primjer.ba:99999/',
  'http://a b.ba/',
  'https://',
  'https://primjer.ba:99999/',
  'https://primjer.ba/\nx',
  'ftp://primjer.ba/',
  'javascript:alert(1)',
  'mailto:a@primjer.ba',
  'data:text/html,x',
  'https:primjer.ba',
];
const noAddresses = ['primjer.ba', '//primjer.ba', '/bilten.pdf', 'xhttps://primjer.ba'];
const urlOf = (length: number) => 'https://primjer.ba/'.padEnd(length, 'a');

export const urlValues: FieldValues = {
  sample: ['https://primjer.ba/bilten.pdf', 'https://primjer.ba/bilten.pdf'],
  right: [
    ...same(['HTTP://Primjer.BA/?č=1#a', 'https://primjer.ba/a b', urlOf(limits.url)]),
    [' https://primjer.ba/ ', 'https://primjer.ba/'],
  ],
  wrong: [...all([...addresses, ...noAddresses], noAddress), [urlOf(limits.url + 1), tooLong(limits.url)]],
};

export const linkValues: FieldValues = {
  sample: ['primjer.ba/skola', 'https://primjer.ba/skola'],
  right: [...same(['http://primjer.ba/', urlOf(limits.url)]), [' primjer.ba ', 'https://primjer.ba']],
  wrong: [
    ...all(['ftp://primjer.ba', 'http://a b.ba/', 'https://'], noAddress),
    [urlOf(limits.url + 1), tooLong(limits.url)],
  ],
};
