import type { bs, WorkshopText } from './workshops-bs.ts';

export const en: Record<keyof typeof bs, WorkshopText> = {
  scientificWriting: {
    title: 'Scientific writing: from results to manuscript',
    description: 'How notes and plots become an article that a reviewer can read to the end.',
    duration: '1 day',
    details: [
      '<p>The workshop is for authors who have results but no first sentence. We start from the figures: each should answer one question, and the text ties them together.</p>',
      '<h1>What we do</h1>',
      '<ul><li><p>the order of figures and the skeleton of an article,</p></li><li><p>an abstract in five sentences,</p></li><li><p>a reply to reviewers, point by point,</p></li><li><p>choosing a journal, and the signs of an unreliable publisher.</p></li></ul>',
      '<p>Bring a draft of your own, however unfinished. Manuscripts are treated as confidential.</p>',
    ].join(''),
  },
  proteinPurification: {
    title: 'Protein purification: from lysate to a single peak',
    description:
      'Three days at a chromatography system: affinity chromatography, gel filtration and a check of purity.',
    duration: '3 days',
    details: [
      '<p>Working in pairs, participants purify the same histidine-tagged protein and compare yields at the end. The differences are the best reason to talk about where protein gets lost.</p>',
      '<h1>Programme</h1>',
      '<ol><li><p><strong>Day one:</strong> cell lysis, clarification and affinity chromatography</p></li><li><p><strong>Day two:</strong> removal of the tag and gel filtration</p></li><li><p><strong>Day three:</strong> electrophoresis, measuring concentration and short-term storage</p></li></ol>',
      '<p>The host provides laboratory coats and safety glasses. Basic experience with pipettes is needed.</p>',
    ].join(''),
  },
  pcrData: {
    title: 'From Ct values to conclusions: quantitative PCR data',
    description: 'Analysis in scripts that can be run again, on data that you bring yourself.',
    duration: '2 days',
    details: [
      '<p>The instrument computes a number within minutes, but it does not know what a control is. In this workshop we go from raw values to a sentence that may stand in an article.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>reaction efficiency and the melting curve,</p></li><li><p>choosing and checking reference genes,</p></li><li><p>technical and biological replicates,</p></li><li><p>the ΔΔCt method and its limits.</p></li></ul>',
      '<p>You will need a computer of your own. Programming experience is <strong>not required</strong>: we write the first lines together.</p>',
    ].join(''),
  },
  statistics: {
    title: 'Statistics for laboratory work',
    description: 'How many samples are enough, what really is a replicate, and how to show scatter honestly.',
    duration: '2 days',
    details: [
      '<p>Instead of reviewing tests we work backwards: participants receive several published plots and the question what may be concluded from them. We choose a test only once the question is clear.</p>',
      '<h1>Questions we answer</h1>',
      '<ul><li><p>Standard deviation or standard error?</p></li><li><p>When may an outlier be left out?</p></li><li><p>What can be done with few samples?</p></li></ul>',
      '<p>Exercises use free software. We send instructions for installing it a week in advance.</p>',
    ].join(''),
  },
  liveCells: {
    title: 'Fluorescence microscopy of living cells',
    description: 'Choosing dyes, exposures that do not harm cells, and images that can be measured.',
    duration: '3 days',
    details: [
      '<p>A good image of a living cell is always a compromise between light, speed and the health of the sample. Participants look for it themselves, on cells with labelled nuclei and cytoskeleton.</p>',
      '<h1>Programme</h1>',
      '<ol><li><p><strong>Day one:</strong> the path of light through a microscope, filters and fluorophores</p></li><li><p><strong>Day two:</strong> time-lapse imaging, phototoxicity and keeping focus</p></li><li><p><strong>Day three:</strong> image processing, counting cells and storing original data</p></li></ol>',
      '<p>We work in groups of four. You take your images home, so please bring an external drive.</p>',
    ].join(''),
  },
  enzymeKinetics: {
    title: 'Enzyme kinetics on a microplate',
    description:
      'From initial rates to an inhibition constant: measuring, curve fitting and estimating error.',
    duration: '2 days',
    details: [
      '<p>A plate with 96 wells can measure every point of a kinetic curve at once, or repeat the same mistake ninety-six times. The workshop shows how to plan the layout of a plate before pipetting.</p>',
      '<h1>What you will learn</h1>',
      '<ul><li><p>to recognise the linear part of a reaction,</p></li><li><p>to determine <em>K</em>m and <em>V</em>max by non-linear fitting,</p></li><li><p>to tell types of inhibition apart,</p></li><li><p>to detect edge effects and evaporation.</p></li></ul>',
      '<p>Participants may bring data on their own enzyme; a phosphatase is ready for measurements on site.</p>',
    ].join(''),
  },
  genomeEditing: {
    title: 'CRISPR: choosing guides and checking edits',
    description: 'Computational design, control experiments and genotyping, with a programme to download.',
    duration: '2 days',
    details: [
      '<p>Genome editing has become routine, but checking that only the intended site has changed still takes care. This workshop is devoted to that check.</p>',
      '<h1>Topics</h1>',
      '<ul><li><p>choosing guides and assessing off-target sites,</p></li><li><p>controls without which a result does not count,</p></li><li><p>genotyping by PCR and reading sequences,</p></li><li><p>ethical questions and national regulations.</p></li></ul>',
      '<p>We work with a cell line prepared by the host. Basic experience in molecular cloning is needed.</p>',
    ].join(''),
  },
};
