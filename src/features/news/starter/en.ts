import type { bs, StarterText } from './bs.ts';

export const en: Record<keyof typeof bs, StarterText> = {
  callForAbstracts: {
    title: 'Call for abstracts opens for the annual symposium',
    description:
      'Abstracts for talks and posters are welcome for the next six weeks. This year has a special session on lipid metabolism.',
    author: 'Programme Committee',
    content: [
      '<p>The programme committee of the annual symposium has opened its call for abstracts. We invite researchers from every field of biochemistry and molecular biology to present <strong>unpublished results</strong>; for Master’s and PhD students we particularly recommend a poster.</p>',
      '<h1>Sessions</h1>',
      '<ul><li><p>Lipid metabolism and biological membranes</p></li><li><p>Protein structure and dynamics</p></li><li><p>Regulation of gene expression</p></li><li><p>Clinical and applied biochemistry</p></li></ul>',
      '<h1>Before you submit</h1>',
      '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>The title is no longer than 120 characters.</p></li><li data-type="taskItem" data-checked="true"><p>All authors and their institutions are listed.</p></li><li data-type="taskItem" data-checked="false"><p>The abstract has at most 300 words and no figures or tables.</p></li><li data-type="taskItem" data-checked="false"><p>You have said whether you prefer a talk or a poster.</p></li></ul>',
      '<p>Each abstract is assessed by two reviewers. We will e-mail you the outcome no later than three weeks after the call closes. Accepted abstracts will appear in an electronic book of abstracts with <em>open access</em>.</p>',
      '<p>Instructions and a template are on the <a href="https://example.org/symposium/abstracts" target="_blank" rel="noopener nofollow">symposium page</a>. Abstracts in English and in the languages of Bosnia and Herzegovina are treated equally.</p>',
    ].join(''),
  },
  cryoLecture: {
    title: 'Lecture: how protein structures are solved today',
    description:
      'An open lecture on cryo-electron microscopy takes place in Sarajevo and will be streamed live.',
    author: 'Šejla Žerić',
    content: [
      '<p>Next Thursday at 5 pm we host an open lecture in Sarajevo on cryo-electron microscopy, the method that changed structural biology within a few years. The speaker is Tvrtko Đulić, who works on the structure of membrane transporters.</p>',
      '<blockquote><p>We used to wait months for a crystal that might never grow. Today we freeze the sample in a few milliseconds, and the real work starts at the computer.</p></blockquote>',
      '<figure><img src="/media/xray-2.webp" alt="Drawing of a diffraction image: dark spots in concentric circles around the shadow of the holder" width="1200" height="800"><figcaption>The diffraction image of a protein crystal: how structures were determined before cryo-microscopy.</figcaption></figure>',
      '<h1>What it will cover</h1>',
      '<ol><li><p>How the thin layer of ice forms, and why it has to stay glassy</p></li><li><p>From thousands of blurred images to a three-dimensional density map</p></li><li><p>What a resolution of 2.5 Å really tells us about the position of atoms</p></li><li><p>Where the method still fails: small proteins and flexible complexes</p></li></ol>',
      '<p>No background in physics is needed; the lecture is pitched at final-year students. Half an hour is set aside for questions, followed by coffee.</p>',
      '<h1>How to attend</h1>',
      '<p>Admission is free, but the room seats <strong>80 people</strong>, so please tell us that you are coming. Anyone who cannot make it can follow the lecture <a href="https://example.org/stream" target="_blank" rel="noopener nofollow">in the live stream</a>. We will publish the recording a week later.</p>',
    ].join(''),
  },
  plateReader: {
    title: 'New microplate reader open to all members',
    description:
      'An instrument that measures absorbance, fluorescence and luminescence has been running in the shared laboratory in Tuzla since the start of this month.',
    author: 'Mirnes Ćuprić',
    content: [
      '<p>From this month, members can use a multimode microplate reader in the shared laboratory in Tuzla. It measures <strong>absorbance, fluorescence and luminescence</strong> on plates with 6 to 384 wells, from room temperature up to 45 °C.</p>',
      '<p>Until now, a single kinetic measurement meant sending samples to another city or reading one cuvette after another. The trial period lasted two weeks. More than a hundred plates were read in that time, and the variation between wells of the control plate stayed below 2%.</p>',
      '<h1>How to book a slot</h1>',
      '<ol><li><p>Complete the short training, which takes about 90 minutes and is held on the first Monday of each month.</p></li><li><p>Choose a slot in the instrument’s calendar; one slot lasts four hours at most.</p></li><li><p>Save your data under a name such as <code>surname_date_plate01</code> and download them on the same day.</p></li></ol>',
      '<p>Use is free for members; others cover only the cost of maintenance. <s>Bookings by telephone</s> are no longer possible: everything goes through the <a href="https://example.org/equipment/calendar" target="_blank" rel="noopener nofollow">equipment calendar</a>.</p>',
      '<hr>',
      '<p><em>Users bring their own plates and reagents. If you are not sure which plate suits your experiment, ask us before you order.</em></p>',
    ].join(''),
  },
  assembly: {
    title: 'Notice of the annual assembly',
    description:
      'On the agenda: reports, the financial plan, the election of two supervisory board members and changes to the rules on awards.',
    author: 'Management Board',
    content: [
      '<p>The management board hereby convenes the regular annual assembly of the Association. It will be held in Mostar and starts at 11 am; members who cannot travel may take part by video link.</p>',
      '<h1>Proposed agenda</h1>',
      '<ol><li><p>Election of the chair and of those who certify the minutes</p></li><li><p>Activity report and financial report</p></li><li><p>Opinion of the supervisory board</p></li><li><p>Work plan and financial plan</p></li><li><p>Election of two members of the supervisory board</p></li><li><p>Changes to the rules on awards for young researchers</p></li><li><p>Any other business</p></li></ol>',
      '<h1>Right to vote</h1>',
      '<p>Full members who have <u>paid their membership fee</u> may vote. You may give your proxy to another member, but one member represents two people at most. Signed proxies are handed in before the session starts.</p>',
      '<h1>Candidates and proposals</h1>',
      '<p>Candidacies for the supervisory board, with a short CV and written consent, are accepted until the tenth day before the assembly. Additions to the agenda need the support of at least five members.</p>',
      '<p>Working papers will be in the <a href="https://example.org/documents/assembly" target="_blank" rel="noopener nofollow">document archive</a> seven days in advance. If there is no quorum at the appointed time, the session starts half an hour later and decides by a majority of those present.</p>',
    ].join(''),
  },
  federation: {
    title: 'The Association joins an international federation',
    description:
      'Full membership opens travel funds, summer schools and lower conference fees to our members.',
    author: 'Editorial team',
    content: [
      '<p>After two years as an associate, our association has become a full member of an international federation of societies for biochemists and molecular biologists. The council’s decision was unanimous.</p>',
      '<blockquote><p>For a small scientific community this is more than a logo on the letterhead. From now on our doctoral students compete on the same terms as their peers in the big centres.</p></blockquote>',
      '<p>With these words Nejra Čaušić, who led the accession talks, passed on the news.</p>',
      '<h1>What changes for members</h1>',
      '<ul><li><p><strong>Travel fund:</strong> young researchers can ask for support to attend conferences.</p></li><li><p><strong>Fees:</strong> we pay the member’s rate at the federation’s meetings.</p></li><li><p><strong>Exchange:</strong> stays in partner laboratories can last up to three months.</p></li><li><p><strong>Vote:</strong> the Association elects its own representative to the council.</p></li></ul>',
      '<p>Joining took more than paperwork: we revised our statute, introduced public financial reports and adopted a code on handling research data. Thank you to everyone who translated documents and read drafts with patience.</p>',
      '<p>Members do not have to do anything. The certificate of membership that you need for lower fees can be requested <a href="https://example.org/membership/certificate" target="_blank" rel="noopener nofollow">with this form</a>; we issue it within three working days.</p>',
    ].join(''),
  },
  travelGrants: {
    title: 'Five grants for short research stays',
    description:
      'Doctoral and postdoctoral researchers can apply for two to eight weeks in a laboratory of their own choice.',
    author: 'Dženana Žutić',
    content: [
      '<p>We are offering five grants for short research stays at home and abroad. The aim is simple: <strong>learn a method your own laboratory lacks</strong>, and bring it back.</p>',
      '<h1>Who can apply</h1>',
      '<ul><li><p>doctoral students with a registered thesis topic,</p></li><li><p>postdoctoral researchers up to five years after their defence,</p></li><li><p>technical staff who work in public laboratories.</p></li></ul>',
      '<h1>What the grant covers</h1>',
      '<p>The grant covers a return ticket, accommodation and a daily allowance for two to eight weeks. The host laboratory pays for reagents and confirms this in its letter of welcome.</p>',
      '<h2>Documents</h2>',
      '<ol><li><p>a description of the work on no more than two pages,</p></li><li><p>a CV with a list of publications,</p></li><li><p>a letter from the host laboratory.</p></li></ol>',
      '<p>The panel looks at how clear the goal is, whether it can be reached, and what the home institution gains. The number of papers is <em>not</em> decisive. Within two months of returning, grant holders give a short talk and publish the protocol with open access.</p>',
      '<p>Applications are accepted only through the <a href="https://example.org/grants" target="_blank" rel="noopener nofollow">online form</a>. Incomplete ones are returned for completion once.</p>',
    ].join(''),
  },
  schoolContest: {
    title: 'Secondary schools compete with “An enzyme in my kitchen”',
    description:
      'Teams from eighteen towns showed how much a potato, a pineapple and a stopwatch can teach about enzymes.',
    author: 'Vedrana Šljukić',
    content: [
      '<p>Zenica hosted the final of “An enzyme in my kitchen”, in which 42 secondary school teams from eighteen towns took part. The task: without expensive equipment, measure how an enzyme depends on one factor, and present the result honestly.</p>',
      '<p>Potato and hydrogen peroxide were the favourites, but there was also pineapple, yeast, milk and, once, sprouted barley. The jury paid special attention to the <strong>control experiment</strong> and the estimate of error.</p>',
      '<h1>Winning teams</h1>',
      '<ol><li><p><strong>First prize:</strong> “Bromelain versus gelatine”, on temperature and the breakdown of gelatine</p></li><li><p><strong>Second prize:</strong> “How potatoes foam”, on the speed of catalase at different pH</p></li><li><p><strong>Third prize:</strong> “Sweet bread”, on the breakdown of starch followed with iodine</p></li></ol>',
      '<blockquote><p>The first time, our measurement failed; the second time, we did not know why it worked. The third time, we wrote everything down.</p></blockquote>',
      '<p>That is how the winners described their work, and the jury at once proposed the sentence as next year’s motto. The prize is a day in a research laboratory; the schools receive a set of pipettes.</p>',
      '<p>Tasks and marking rules are <a href="https://example.org/schools/competition" target="_blank" rel="noopener nofollow">on the competition page</a> and free to use in class.</p>',
    ].join(''),
  },
  dataWorkshop: {
    title: 'Data analysis workshop: from Ct values to conclusions',
    description:
      'A two-day workshop in Banja Luka drew 24 participants. Here are the materials and a short example.',
    author: 'Ognjen Ćeković',
    content: [
      '<p>In Banja Luka we held a two-day workshop on analysing quantitative PCR results. Participants brought their own data, and the spreadsheet stayed closed: everything was done in scripts that can be run again.</p>',
      '<h1>The most common mistakes</h1>',
      '<ul><li><p>technical replicates are counted as biological ones,</p></li><li><p>the reference gene is chosen by habit, without checking that it is stable,</p></li><li><p>means are taken after raising to a power rather than before.</p></li></ul>',
      '<p>The last is the most treacherous, because the result looks tidy. The example below computes a relative change by the ΔΔCt method; the difference stays in cycles until the very last line.</p>',
      '<pre><code>plate &lt;- read.csv("plate01.csv")\nplate$dct &lt;- plate$ct_gene - plate$ct_ref\ncontrol &lt;- mean(plate$dct[plate$group == "control"])\nplate$ddct &lt;- plate$dct - control\nplate$change &lt;- 2^(-plate$ddct)</code></pre>',
      '<p>The function <code>mean</code> is allowed here only because the values are still on a logarithmic scale.</p>',
      '<p>Slides, practice data and solutions are in the <a href="https://example.org/workshops/qpcr" target="_blank" rel="noopener nofollow">workshop repository</a>. Demand was high, so we will run the workshop again; people on the waiting list come first.</p>',
    ].join(''),
  },
  strainNetwork: {
    title: 'A network for sharing plasmids and strains',
    description:
      'The shared list already holds more than three hundred plasmids, strains and cell lines from nine laboratories.',
    author: 'Nejra Čaušić',
    content: [
      '<p>How often have you ordered a plasmid from abroad that was sitting in a freezer two streets away? As of this week, a shared list can tell you. Nine laboratories have entered the first <strong>three hundred items</strong>: plasmids, bacterial strains, yeasts and a few cell lines.</p>',
      '<h1>How it works</h1>',
      '<p>Each item has an identifier such as <code>BH-P0127</code>, a short description, a map or sequence, and the name of the person responsible. You send your request from the list, and the laboratory has ten days to reply.</p>',
      '<h2>Three rules</h2>',
      '<ol><li><p>Whoever receives material pays for delivery and does not pass it on.</p></li><li><p>The source is named in the paper, preferably with its identifier.</p></li><li><p>If a sequence differs from the description, this is reported to the list.</p></li></ol>',
      '<p>Material covered by a contract or patent is <u>not listed</u> without the owner’s written consent. Pathogenic strains and human samples are not part of the network.</p>',
      '<hr>',
      '<p>The list is kept by volunteers, and new laboratories can join at any time. Instructions and a template for entries are on the <a href="https://example.org/network" target="_blank" rel="noopener nofollow">network page</a>.</p>',
    ].join(''),
  },
  crystalSchool: {
    title: 'Summer school: from crystal to model',
    description:
      'Seven days, sixteen participants and one stubborn lysozyme: notes from a summer school in macromolecular crystallography.',
    author: 'Tvrtko Đulić',
    content: [
      '<p>The summer school in macromolecular crystallography on Mount Jahorina is over. In seven days, sixteen participants went all the way from a drop on a cover slip to a model fit to be deposited in a database.</p>',
      '<h1>Days in the laboratory</h1>',
      '<p>The first two days belonged to crystallisation. Lysozyme is usually an obliging protein, but this time it was in no hurry: crystals appeared only after someone noticed that the buffer had been made up at the wrong pH. <em>The mistake went into the notebook as the best lesson of the week.</em></p>',
      '<h1>Days at the computer</h1>',
      '<p>We collected the data by remote access, and then</p>',
      '<ul><li><p>determined the symmetry and judged the quality of the data,</p></li><li><p>solved the phase problem by molecular replacement,</p></li><li><p>built and refined the model for as long as <strong>Rfree</strong> kept falling.</p></li></ul>',
      '<blockquote><p>A density map does not lie, but it is happy to keep quiet about whatever you did not ask.</p></blockquote>',
      '<p>The best models reached a resolution of 1.6 Å. All lectures and exercises are in the <a href="https://example.org/summer-school" target="_blank" rel="noopener nofollow">school’s archive</a>, and the next school will deal with proteins that have no fixed structure.</p>',
    ].join(''),
  },
  glossary: {
    title: 'Glossary of biochemical terms: public consultation begins',
    description:
      'A working group proposes Bosnian names for four hundred concepts. Comments are welcome for the next two months.',
    author: 'Željka Čomić-Đurđić',
    content: [
      '<p>Do proteins “fold”, “bend” or “coil” when we speak of them in Bosnian? Is a <em>primer</em> a “početnica”, or is it a “prajmer” after all? The working group on terminology has published a draft glossary of <strong>four hundred concepts</strong> and asks all members to comment.</p>',
      '<h1>Principles</h1>',
      '<ol><li><p>A name that is already in use and that students understand comes first.</p></li><li><p>The international name stays where the local one is longer or ambiguous.</p></li><li><p>Abbreviations are not translated: <code>DNA</code>, <code>RNA</code> and <code>ATP</code> remain as they are.</p></li></ol>',
      '<p>The glossary does not prescribe a single correct form. Each entry gives the English name, a short explanation and, where they exist, variants of equal standing. It is meant for teachers, translators and anyone who is writing a thesis.</p>',
      '<h1>How to take part</h1>',
      '<p>A comment should name the concept, make a proposal and give at least one example of use. Send it <a href="https://example.org/glossary" target="_blank" rel="noopener nofollow">with the form beside each entry</a>. The group will answer every comment and bring the disputed entries to an open meeting in Sarajevo.</p>',
      '<p>The final version will be free to read and to download.</p>',
    ].join(''),
  },
  openDay: {
    title: 'More than a thousand visitors at the open laboratories',
    description:
      'Five cities, twelve laboratories and one very long queue at the microscope: how our open day went.',
    author: 'Šejla Žerić',
    content: [
      '<p>On one Saturday a year, laboratories open their doors to everyone. This time <strong>more than a thousand visitors</strong> came in Sarajevo, Tuzla, Mostar, Banja Luka and Zenica. The youngest was four years old and had the most questions.</p>',
      '<h1>What there was to see</h1>',
      '<ul><li><p>DNA extracted from a banana with soap suds and kitchen salt,</p></li><li><p>your own cells under the microscope,</p></li><li><p>proteins on a gel, stained before the eyes of the audience,</p></li><li><p>a quiz called “Amino acid or spice?”.</p></li></ul>',
      '<p>The longest queue formed at the fluorescence microscope. Some sixty volunteers explained things without technical terms, and admitted that this was harder than defending a thesis.</p>',
      '<blockquote><p>I thought a laboratory was a quiet place. But here everyone is always checking something and arguing about it.</p></blockquote>',
      '<p>So wrote one schoolgirl in the guest book. We would gladly put it on the door.</p>',
      '<hr>',
      '<p>Instructions for experiments you can do at home, with an adult present, are <a href="https://example.org/open-day" target="_blank" rel="noopener nofollow">on the event page</a>. Schools that would like to visit on another day can write to us all year round.</p>',
    ].join(''),
  },
};
