import type { bs, PublicationText } from './bs.ts';

export const en: Record<keyof typeof bs, PublicationText> = {
  enzymeAssays: {
    title: 'Recommendations for measuring enzyme activity',
    description:
      '<p>How to describe the conditions of a measurement so that others can repeat it: buffer, temperature, substrate concentration and units. A one-page checklist is included.</p>',
  },
  labManual: {
    title: 'Laboratory manual of general biochemistry',
    description: [
      '<p>Exercises for undergraduates, each with a short theoretical introduction, a procedure and questions to think about.</p>',
      '<ul><li><p>buffers and the titration of amino acids,</p></li><li><p>determination of protein,</p></li><li><p>enzyme kinetics,</p></li><li><p>chromatography and electrophoresis.</p></li></ul>',
    ].join(''),
  },
  abstracts: {
    title: 'Book of abstracts of the annual symposium',
    description:
      '<p>Abstracts of talks and posters, reviewed and published with open access. Each abstract gives an address for correspondence with the authors.</p>',
  },
  bulletinMethods: {
    title: 'Bulletin of the Association: methods we share',
    description: [
      '<p>An issue devoted to protocols that used to be passed from one laboratory to the next by word of mouth and are now written down for the first time.</p>',
      '<p>In this issue: <em>competent cells without secrets</em>, <em>a gel that does not crack</em> and <em>five ways to lose RNA</em>.</p>',
    ].join(''),
  },
  safetyPosters: {
    title: 'Posters for a safe laboratory',
    description:
      '<p>A set of posters to print in A3: hazard symbols, sorting waste, working with liquid nitrogen, and what to do when chemicals are spilt.</p>',
  },
  dataGuide: {
    title: 'A guide to managing research data',
    description: [
      '<p>A short guide for laboratories without an IT department of their own: naming files, backups, metadata and choosing a repository.</p>',
      '<p>An appendix contains a template for a data management plan.</p>',
    ].join(''),
  },
  schoolExperiments: {
    title: 'A collection of experiments for schools',
    description: [
      '<p>Experiments that fit into a single lesson, with a list of materials, a risk assessment and an explanation for teachers.</p>',
      '<ol><li><p>Catalase from potatoes</p></li><li><p>DNA from a banana</p></li><li><p>Leaf pigments on filter paper</p></li></ol>',
    ].join(''),
  },
  pcrReporting: {
    title: 'How to report quantitative PCR results',
    description:
      '<p>Recommendations for authors and reviewers: what to state about samples, primers, reference genes and replicates, and which plot suits which question.</p>',
  },
  glossary: {
    title: 'Glossary of biochemical terms: draft for public consultation',
    description: [
      '<p>A draft glossary with Bosnian and English names, short explanations and variants of equal standing.</p>',
      '<p>The working group considers readers’ comments before the final version is published.</p>',
    ].join(''),
  },
  contestTasks: {
    title: 'Tasks from the competition “An enzyme in my kitchen”',
    description:
      '<p>All tasks of the final, the marking rules and the jury’s comments. Teachers are free to use and adapt them.</p>',
  },
  bulletinStrains: {
    title: 'Bulletin of the Association: plasmids and strains in one place',
    description: [
      '<p>An issue about the network for sharing materials: how it came about, how an item is entered, and what the first users have learnt.</p>',
      '<p>Also: advice on keeping strains and an overview of national rules on genetically modified organisms.</p>',
    ].join(''),
  },
};
