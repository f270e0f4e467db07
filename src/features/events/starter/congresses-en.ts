import type { bs, CongressText } from './congresses-bs.ts';

export const en: Record<keyof typeof bs, CongressText> = {
  methods: {
    title: 'Congress of biochemists and molecular biologists: molecules and methods',
    content: [
      '<p>The congress is devoted to methods that have changed daily laboratory work in recent years. Plenary lectures are accompanied by short courses and an exhibition of equipment.</p>',
      '<h1>Sections</h1>',
      '<ul><li><p>Structural biology</p></li><li><p>Genomics and transcriptomics</p></li><li><p>Medical biochemistry</p></li><li><p>Teaching biochemistry</p></li></ul>',
      '<p>The programme, the book of abstracts and recordings of plenary lectures are on the congress page.</p>',
    ].join(''),
  },
  clinical: {
    title: 'Congress of medical and clinical biochemistry',
    content: [
      '<p>The meeting brings together biochemists from hospital and teaching laboratories. Its main subject is the path of a laboratory result, from taking the sample to the physician’s decision.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>pre-analytical errors and how to prevent them,</p></li><li><p>reference intervals,</p></li><li><p>tumour markers and their limits,</p></li><li><p>laboratory accreditation.</p></li></ul>',
      '<p>Attendance is credited according to the rules of the professional chambers.</p>',
    ].join(''),
  },
  students: {
    title: 'Students’ congress of molecular sciences',
    content: [
      '<p>The congress is prepared entirely by students: they choose speakers, review abstracts and chair sessions. Everyone who studies biology, chemistry, pharmacy, medicine or a related science is invited.</p>',
      '<h1>Programme</h1>',
      '<ol><li><p>Talks of up to ten minutes</p></li><li><p>Poster session and audience vote</p></li><li><p>Visits to research laboratories</p></li></ol>',
      '<p>Participants from other cities can stay in a student residence.</p>',
    ].join(''),
  },
  biotechnology: {
    title: 'Congress of biotechnology and applied microbiology',
    content: [
      '<p>From fermentation to enzymes in industry: the congress connects researchers with companies that use microorganisms in production, agriculture and environmental protection.</p>',
      '<h1>Sessions</h1>',
      '<ul><li><p>production and immobilisation of enzymes,</p></li><li><p>microorganisms in waste water treatment,</p></li><li><p>traditional fermented products,</p></li><li><p>biosafety.</p></li></ul>',
      '<p>A tour of a processing plant is planned for the last day.</p>',
    ].join(''),
  },
  nutrition: {
    title: 'Congress on the biochemistry of food and nutrition',
    content: [
      '<p>What changes in food during processing, storage and digestion? The congress deals with the composition of foods, bioactive compounds and the reliability of claims that we read on packaging.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>polyphenols and their bioavailability,</p></li><li><p>proteins of plant origin,</p></li><li><p>food analysis and the authenticity of products.</p></li></ul>',
      '<p>Selected papers appear in a special issue of the proceedings.</p>',
    ].join(''),
  },
  structural: {
    title: 'Congress of structural and computational biology',
    content: [
      '<p>Predicting protein structures has changed the questions that we ask of experiments. The congress brings together those who measure structures and those who compute them.</p>',
      '<h1>Sections</h1>',
      '<ul><li><p>Cryo-electron microscopy and crystallography</p></li><li><p>Structure prediction and protein design</p></li><li><p>Molecular dynamics</p></li><li><p>Proteins without a fixed structure</p></li></ul>',
      '<p>Registration is <strong>on the congress page only</strong>, where instructions for authors are found as well.</p>',
    ].join(''),
  },
  community: {
    title: 'Congress of biochemists and molecular biologists: from molecule to community',
    content: [
      '<p>The congress connects basic research with questions that concern everyone: health, food, the environment and education. Beside the scientific programme there are open lectures for the public.</p>',
      '<h1>Outline</h1>',
      '<ol><li><p><strong>Day one:</strong> courses for young researchers and opening ceremony</p></li><li><p><strong>Days two and three:</strong> plenary lectures, sections and posters</p></li><li><p><strong>Day four:</strong> assembly of the Association and open lectures</p></li></ol>',
      '<p>You can apply to take part here. Abstracts are submitted through the congress page.</p>',
    ].join(''),
  },
};
