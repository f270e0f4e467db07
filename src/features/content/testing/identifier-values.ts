import { all, type FieldValues, notText, same } from './value-pairs.ts';

const asIssn = (sent: string) => [sent, '0378-5955'] as const;
const asDoi = (sent: string) => [sent, '10.1000/182'] as const;

export const issnValues: FieldValues = {
  sample: asIssn('0378-5955'),
  right: [
    ...['03785955', ' 0378 5955 ', 'ISSN 0378-5955', 'issn: 0378–5955'].map(asIssn),
    ...['2434-561X', '2434561x'].map(sent => [sent, '2434-561X'] as const),
  ],
  wrong: [
    ...all(
      ['0378-5954', '0378-595', '0378-59555', 'X378-5955', '978-9958-0000-0-1'],
      'Unesite ispravan ISSN, npr. 0378-5955',
    ),
    ...notText,
  ],
};

export const doiValues: FieldValues = {
  sample: asDoi('10.1000/182'),
  right: [
    ...['https://doi.org/10.1000/182', 'http://dx.doi.org/10.1000/182', 'DOI: 10.1000/182'].map(asDoi),
    ...same([
      '10.1016/S0022-2836(05)80360-2',
      '10.1002/(SICI)1097-4636(199823)43:4<338::AID-JBM16>3.0.CO;2-B',
      '10.1000.10/a+b#c?{č}%1',
    ]),
    ['https://doi.org/10.1000/43%3C338%3A%3A1%3E', '10.1000/43<338::1>'],
    ['https://doi.org/10.1000/100%', '10.1000/100%'],
  ],
  wrong: [
    ...all(
      ['10.1000', '11.1000/182', '10.1000/1 82', '10.1000/1\u200b82', '10.1000/', 'https://a.ba/10.1000/1'],
      'Unesite ispravan DOI, npr. 10.1000/182',
    ),
    ...notText,
  ],
};
