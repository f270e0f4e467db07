/** As they stand after the number of a day: 21. novembra. */
export const bosnianMonthsAfterDay = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'augusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
];
