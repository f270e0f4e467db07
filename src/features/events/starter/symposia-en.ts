import type { bs, SymposiumText } from './symposia-bs.ts';

export const en: Record<keyof typeof bs, SymposiumText> = {
  geneRegulation: {
    title: 'Non-coding RNA and gene regulation',
    description: 'How small and long non-coding RNAs change gene expression, and how this is shown.',
    organizer: 'Molecular Biology Section',
    details: [
      '<p>Most transcribed sequences carry no instruction for a protein. The symposium brings together groups who study what these RNAs do in the cell and how firm the evidence for their function is.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>microRNA and gene silencing,</p></li><li><p>long non-coding RNA and the organisation of chromatin,</p></li><li><p>methods: from sequencing to functional experiments.</p></li></ul>',
      '<p>The day closes with a poster session for Master’s and PhD students.</p>',
    ].join(''),
  },
  oxidativeStress: {
    title: 'Oxidative stress: from mechanism to measurement',
    description: 'A one-day meeting on free radicals, cellular defence and the reliability of biomarkers.',
    organizer: 'Clinical Biochemistry Section',
    details: [
      '<p>The term oxidative stress is often used more widely than the data allow. Speakers discuss what is really measured, in which sample and with what uncertainty.</p>',
      '<h1>Programme</h1>',
      '<table><tbody><tr><th><p>Time</p></th><th><p>Topic</p></th><th><p>Speaker</p></th></tr>' +
        '<tr><td><p>09:30</p></td><td><p>Sources of reactive oxygen species in the cell</p></td><td><p>Lamija Čehić</p></td></tr>' +
        '<tr><td><p>10:15</p></td><td><p>Enzymes of antioxidant defence</p></td><td><p>Dženan Šuvalić</p></td></tr>' +
        '<tr><td><p>11:30</p></td><td><p>Biomarkers: strengths and limits</p></td><td><p>Ajla Đozić</p></td></tr>' +
        '<tr><td><p>12:15</p></td><td><p>Round table on harmonising methods</p></td><td><p>all speakers</p></td></tr></tbody></table>',
      '<p>Talks last fifteen minutes, followed by five minutes for questions.</p>',
    ].join(''),
  },
  misfolding: {
    title: 'When a protein misfolds',
    description: 'Protein aggregation, chaperones, and how the cell removes what it cannot repair.',
    organizer: 'Structural Biology Section',
    details: [
      '<p>Misfolded proteins connect structural biology, cell biochemistry and medicine. The symposium starts from the single molecule and ends with questions of diagnostics.</p>',
      '<h1>Sessions</h1>',
      '<ul><li><p>the energy landscape of folding,</p></li><li><p>chaperones and the proteasome,</p></li><li><p>amyloid fibrils under the electron microscope.</p></li></ul>',
      '<p>The meeting is held in English; discussion may also take place in the languages of Bosnia and Herzegovina.</p>',
    ].join(''),
  },
  microbiome: {
    title: 'The microbiome and host metabolism',
    description: 'What gut bacteria make and break down, and how to tell cause from consequence.',
    organizer: 'Applied Biochemistry Section',
    details: [
      '<p>The composition of a microbiome is easy to determine today, but its role is hard to prove. This meeting is about experiments that go beyond a list of species.</p>',
      '<h1>Programme</h1>',
      '<ol><li><p>Short-chain fatty acids and the gut epithelium</p></li><li><p>Bacterial breakdown of bile acids</p></li><li><p>Sampling, controls and contamination</p></li></ol>',
      '<p>Each session is followed by <em>half an hour of discussion</em>, without slides.</p>',
    ].join(''),
  },
  openData: {
    title: 'Open data in molecular biology',
    description: 'Where to deposit data, how to describe them, and what is gained when others use them.',
    organizer: 'Working Group on Research Data',
    details: [
      '<p>Data that nobody else can open might as well not exist. Speakers from laboratories, libraries and computing centres talk about small habits that change this.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>a data management plan on one page,</p></li><li><p>repositories for sequences, structures and images,</p></li><li><p>licences, privacy and patient data.</p></li></ul>',
      '<p>The afternoon is set aside for practical work: participants describe a data set of their own.</p>',
    ].join(''),
  },
  youngResearchers: {
    title: 'Young researchers’ symposium',
    description:
      'Short talks by doctoral students and undergraduates, and conversations with senior colleagues.',
    organizer: 'Young Researchers’ Section',
    details: [
      '<p>The speakers are students, and everyone asks questions. Each talk lasts eight minutes and ends with one slide: what should be done next.</p>',
      '<h1>The day</h1>',
      '<ol><li><p>Opening lecture on careers outside the university</p></li><li><p>Two sessions of short talks</p></li><li><p>Posters and lunch</p></li><li><p>Conversations with mentors in small groups</p></li></ol>',
      '<p>Work in progress is a fine subject. <strong>Negative results are welcome.</strong></p>',
    ].join(''),
  },
  teaching: {
    title: 'Biochemistry in the classroom: experiments that work',
    description: 'A meeting for teachers at schools and faculties. Admission is free.',
    organizer: 'Education Section',
    details: [
      '<p>A good classroom experiment is safe, cheap and fits into one lesson. Teachers show experiments they have used for years and talk about those they gave up.</p>',
      '<h1>What you can see</h1>',
      '<ul><li><p>enzymes from fruit and vegetables,</p></li><li><p>chromatography of plant pigments,</p></li><li><p>DNA extraction from kitchen ingredients,</p></li><li><p>paper models of proteins.</p></li></ul>',
      '<p>There is no need to register. Worksheets are handed out at the door and published online.</p>',
    ].join(''),
  },
  annual: {
    title: 'Annual symposium of biochemistry and molecular biology',
    description: 'Two days, four sessions and a poster session, with a special focus on lipid metabolism.',
    organizer: 'Programme Committee of the Association',
    details: [
      '<p>The annual symposium is the Association’s largest regular meeting. It brings together researchers, teachers and laboratory professionals, and has room for those who are just starting.</p>',
      '<h1>Day one</h1>',
      '<ul><li><p>Lipid metabolism and biological membranes</p></li><li><p>Protein structure and dynamics</p></li><li><p>Poster session</p></li></ul>',
      '<h1>Day two</h1>',
      '<ul><li><p>Regulation of gene expression</p></li><li><p>Clinical and applied biochemistry</p></li><li><p>Awards for the best posters</p></li></ul>',
      '<p>Accepted abstracts are published in an electronic book of abstracts with open access.</p>',
    ].join(''),
  },
};
