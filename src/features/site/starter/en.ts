import type { Words } from '../schemas.ts';
import { membersOf } from './members-of.ts';

/** Examples, for the association to replace. */
export const en: Words = {
  name: 'Association of Biochemists and Molecular Biologists in Bosnia and Herzegovina',
  short_name: 'UBMB BiH',
  tagline:
    'We bring together researchers, teachers and professionals who study life at the level of molecules.',
  mission: [
    '<p>The Association advances biochemistry and molecular biology in Bosnia and Herzegovina, connects the people who work in them, and brings their discoveries closer to the community in which they are made.</p>',
    '<p>We are a non-governmental, non-partisan and non-profit professional association. Our members come from all universities, from hospital laboratories, institutes and industry.</p>',
  ].join(''),
  goals: [
    {
      title: 'Advancing the field',
      text: 'Furthering biochemistry and molecular biology as scientific and professional disciplines.',
    },
    {
      title: 'Scientific meetings',
      text: 'Organizing congresses, symposiums and workshops for members and the wider public.',
    },
    {
      title: 'Education',
      text: 'Supporting teaching at all levels and the professional training of young researchers.',
    },
    {
      title: 'International cooperation',
      text: 'Ties with European and world associations and the exchange of researchers.',
    },
    { title: 'Publishing', text: 'Publishing proceedings, textbooks and professional literature.' },
    {
      title: 'A voice for the field',
      text: 'Opinions and recommendations to institutions on matters of the profession.',
    },
  ],
  people: [
    ...membersOf('Board', [
      {
        name: 'Prof. Lejla Đurić-Šehić, PhD',
        role: 'President',
        institution: 'Faculty of Science, University of Sarajevo',
      },
      {
        name: 'Prof. Žarko Ćosić, PhD',
        role: 'Vice-president',
        institution: 'Faculty of Medicine, University of Banja Luka',
      },
      {
        name: 'Nađa Hodžić, PhD',
        role: 'Secretary',
        institution: 'Faculty of Pharmacy, University of Tuzla',
      },
      {
        name: 'Mirnes Čaušević, PhD',
        role: 'Member',
        institution: 'Institute for Genetic Engineering, Sarajevo',
      },
      {
        name: 'Ivana Šarić-Božić, PhD',
        role: 'Member',
        institution: 'Faculty of Medicine, University of Mostar',
      },
      { name: 'Emir Džafić, MSc', role: 'Member', institution: 'Cantonal Hospital, Zenica' },
    ]),
    ...membersOf('Management', [
      {
        name: 'Aida Kršlak, PhD',
        role: 'Treasurer',
        institution: 'Faculty of Veterinary Medicine, Sarajevo',
      },
      {
        name: 'Prof. Goran Vučković, PhD',
        role: 'Supervisory board',
        institution: 'Faculty of Technology, Banja Luka',
      },
      { name: 'Selma Zećirović, PhD', role: 'Supervisory board', institution: 'Faculty of Medicine, Zenica' },
    ]),
    ...membersOf('Assembly', [
      { name: 'Adnan Begić', institution: 'Sarajevo' },
      { name: 'Božana Ćurčić', institution: 'Banja Luka' },
      { name: 'Dženana Šabić', institution: 'Tuzla' },
      { name: 'Edin Žunić', institution: 'Bihać' },
      { name: 'Fahrudin Đapo', institution: 'Zenica' },
      { name: 'Hana Muratović', institution: 'Sarajevo' },
      { name: 'Jasmina Čengić', institution: 'Goražde' },
      { name: 'Krešimir Šimić', institution: 'Mostar' },
      { name: 'Lana Njegić', institution: 'Trebinje' },
    ]),
  ],
  timeline: [
    { year: '1989', title: 'Initiative', text: 'A founding committee gathers at three universities.' },
    { year: '1996', title: 'Foundation', text: 'The founding assembly adopts the first statute.' },
    { year: '2003', title: 'First congress', text: 'The first congress with international participation.' },
    { year: '2011', title: 'Education', text: 'An annual cycle of workshops for doctoral students begins.' },
    { year: '2018', title: 'Publications', text: 'The first open-access book of abstracts.' },
    { year: '2024', title: 'Today', text: 'More than three hundred members from all over the country.' },
  ],
  activities: [
    '<p>Congresses, education, symposiums and publications: how the Association connects the field and passes knowledge on.</p>',
    '<p>The Association brings together biochemists and molecular biologists from universities, institutes, health care and industry. It works through scientific meetings, professional training and publishing.</p>',
    '<p>This page describes in brief what each activity comprises and for whom it is meant. Dates, venues and applications are announced with each event.</p>',
    '<h2>Congresses</h2>',
    '<p>The congress is the largest meeting that the Association organizes. Its programme consists of plenary lectures, talks in sections and poster presentations from biochemistry, molecular biology and related fields.</p>',
    '<p>Researchers, teachers, professionals and students can take part, whether or not they are members. The call for abstracts, the deadlines and the terms of participation are published with the announcement of the congress.</p>',
    '<p><a href="/kongres">All congresses</a></p>',
    '<h2>Education</h2>',
    '<p>Courses serve continuing professional development. They help students and doctoral candidates to master laboratory and computational methods, and professionals to keep up with their field.</p>',
    '<p>Topics range from basic techniques and laboratory safety to data analysis and scientific writing. The year and the contents are given with each course.</p>',
    '<p><a href="/edukacije">All courses</a></p>',
    '<h2>Symposiums</h2>',
    '<p>A symposium is a shorter meeting on a single topic. Invited lectures give an overview of the field; shorter talks and discussion make up the rest of the programme.</p>',
    '<p>The Association holds symposiums on its own or together with universities, institutes and related associations. Venue, time and organizer are given with each one, and the application form while applications are open.</p>',
    '<p><a href="/simpozij">All symposiums</a></p>',
    '<h2>Publications</h2>',
    '<p>The Association publishes and recommends works that serve the profession: books of abstracts, textbooks, manuals and professional texts.</p>',
    '<p>Each publication comes with a short description and a link to where it can be read or obtained.</p>',
    '<p><a href="/publikacije">All publications</a></p>',
    '<h2>Conclusion</h2>',
    '<p>These activities complement one another: what is first presented at a meeting is later taught in courses and recorded in publications.</p>',
    '<p>Proposals for topics, speakers and cooperation are welcome. They may come from members of the Association, from institutions, and from anyone who works in biochemistry and molecular biology.</p>',
    '<p><a href="/kontakt">Write to the Association</a></p>',
  ].join(''),
  contact: {
    address: 'Ulica primjera 1\n71000 Sarajevo\nBosnia and Herzegovina',
    email: 'info@example.org',
    phone: '',
    map_url: '',
  },
  social: [{ name: 'Facebook', url: 'https://example.org/facebook' }],
  membership: {
    text: '<p>Membership is open to researchers, teachers, students and institutions. You can apply online or with the signed form.</p>',
    form_url: '/pristupnica.pdf',
  },
  footer: 'Register of Associations of Bosnia and Herzegovina, no. 0000',
  notice: null,
};
