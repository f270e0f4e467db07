import type { bs, EducationText } from './bs.ts';

export const en: Record<keyof typeof bs, EducationText> = {
  safety: {
    title: 'Safety in the biochemistry laboratory',
    content: [
      '<p>A one-day course for students and new staff, before they first work on their own. It is about habits: assess the risk before you start, label every vessel, and know where the nearest eyewash is.</p>',
      '<h1>Contents</h1>',
      '<ul><li><p>safety data sheets and hazard symbols,</p></li><li><p>working with acids, bases and organic solvents,</p></li><li><p>disposal of chemical and biological waste,</p></li><li><p>first aid.</p></li></ul>',
      '<p>A certificate is issued after a short test.</p>',
    ].join(''),
  },
  teachers: {
    title: 'Molecular biology for teachers',
    content: [
      '<p>A weekend course for biology and chemistry teachers who want to refresh their genetics and get to know methods that textbooks barely mention.</p>',
      '<h1>Topics</h1>',
      '<ol><li><p>From gene to protein: common misconceptions</p></li><li><p>PCR and electrophoresis without expensive equipment</p></li><li><p>How to talk about genome editing in class</p></li></ol>',
      '<p>Participants receive worksheets that they are free to change.</p>',
    ].join(''),
  },
  bioinformatics: {
    title: 'Bioinformatics for beginners',
    content: [
      '<p>Five afternoons at the computer, for those who have sequences and do not know where to go with them. Everything is done with free software and public databases.</p>',
      '<h1>Programme</h1>',
      '<ul><li><p>file formats and quality checks,</p></li><li><p>database searches and sequence alignment,</p></li><li><p>phylogenetic trees and what they do <em>not</em> say,</p></li><li><p>first steps on the command line.</p></li></ul>',
    ].join(''),
  },
  notebook: {
    title: 'A laboratory notebook that others understand',
    content: [
      '<p>A short course on keeping paper and electronic notebooks. The measure is simple: could a colleague repeat the experiment a year later from the notes alone?</p>',
      '<p>We discuss naming samples and files, corrections that stay visible, storing original data, and who owns the records.</p>',
      '<p>At the end, participants exchange one page of their notebooks and try to read it.</p>',
    ].join(''),
  },
  cellCulture: {
    title: 'Working with cell cultures',
    content: [
      '<p>Practical training in small groups, from thawing the first cells to testing for mycoplasma. It is meant for doctoral students and technical staff.</p>',
      '<h1>What is practised</h1>',
      '<ol><li><p>Aseptic technique in a laminar flow cabinet</p></li><li><p>Passaging, counting and freezing cells</p></li><li><p>Recognising contamination</p></li><li><p>Checking the identity of a cell line</p></li></ol>',
      '<p>Each participant keeps a culture of their own throughout the course.</p>',
    ].join(''),
  },
  proteomics: {
    title: 'Mass spectrometry in proteomics',
    content: [
      '<p>A course for users rather than operators: how to prepare a sample, what to ask of a core facility, and how to read the table that comes back.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>digestion with trypsin and desalting,</p></li><li><p>protein identification and the false discovery rate,</p></li><li><p>relative quantification and missing values.</p></li></ul>',
    ].join(''),
  },
  integrity: {
    title: 'Research integrity',
    content: [
      '<p>A seminar based on cases: retouched images, omitted results, gift authorship and plagiarism. Participants decide in groups what they would do, then compare their decisions with the profession’s codes of conduct.</p>',
      '<h1>For whom</h1>',
      '<p>For doctoral students and supervisors. It is most useful when they come <strong>together</strong>.</p>',
    ].join(''),
  },
  proposals: {
    title: 'How a good project proposal comes about',
    content: [
      '<p>Two days devoted to the project proposal: from research question and hypothesis to budget and risk plan. Participants write, exchange drafts and assess them as if they sat on the panel.</p>',
      '<h1>Outcome</h1>',
      '<p>Each participant leaves with a single page that states the question, the approach and the reason why the work should be done now.</p>',
    ].join(''),
  },
  quality: {
    title: 'Quality control in the medical laboratory',
    content: [
      '<p>Professional training for biochemists and laboratory technicians. Using control charts, participants recognise random and systematic error and decide when a result must not be released.</p>',
      '<h1>Contents</h1>',
      '<ul><li><p>internal control and the rules for reading it,</p></li><li><p>external quality assessment,</p></li><li><p>measurement uncertainty and traceability,</p></li><li><p>verifying a new method before it is introduced.</p></li></ul>',
    ].join(''),
  },
  mentoring: {
    title: 'Mentoring programme for doctoral students',
    content: [
      '<p>The programme connects doctoral students with researchers outside their own institution. They talk about everything that tends to be left aside in the laboratory: planning time, the first review, going abroad and coming back.</p>',
      '<h1>How it works</h1>',
      '<ol><li><p>A joint opening meeting</p></li><li><p>One conversation a month, in person or online</p></li><li><p>A short review at the end of the academic year</p></li></ol>',
      '<p>Mentors do not assess the thesis and do not sit on committees.</p>',
    ].join(''),
  },
  lectures: {
    title: 'Lecture series: how we see molecules',
    content: [
      '<p>Open lectures on methods for observing what the eye cannot see. Each lecture starts from one image and explains how it was made.</p>',
      '<h1>Lectures</h1>',
      '<ol><li><p>Diffraction: when a crystal becomes an image</p></li><li><p>Fluorescence and the limit of resolution</p></li><li><p>Cryo-electron microscopy</p></li><li><p>Nuclear magnetic resonance</p></li></ol>',
      '<p>No prior knowledge is needed and admission is free.</p>',
    ].join(''),
  },
};
