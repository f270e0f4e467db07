/** These texts were written for the site, for the association to review and replace. */
export const activitiesEn = {
  lead: 'Congresses, education, symposiums and publications: how the Association connects the field and passes knowledge on.',
  intro: [
    'The Association brings together biochemists and molecular biologists from universities, institutes, health care and industry. It works through scientific meetings, professional training and publishing.',
    'This page describes in brief what each activity comprises and for whom it is meant. Dates, venues and applications are announced with each event.',
  ],
  parts: {
    congresses: {
      title: 'Congresses',
      paragraphs: [
        'The congress is the largest meeting that the Association organizes. Its programme consists of plenary lectures, talks in sections and poster presentations from biochemistry, molecular biology and related fields.',
        'Researchers, teachers, professionals and students can take part, whether or not they are members. The call for abstracts, the deadlines and the terms of participation are published with the announcement of the congress.',
      ],
      link: 'All congresses',
    },
    education: {
      title: 'Education',
      paragraphs: [
        'Courses serve continuing professional development. They help students and doctoral candidates to master laboratory and computational methods, and professionals to keep up with their field.',
        'Topics range from basic techniques and laboratory safety to data analysis and scientific writing. The year and the contents are given with each course.',
      ],
      link: 'All courses',
    },
    symposium: {
      title: 'Symposiums',
      paragraphs: [
        'A symposium is a shorter meeting on a single topic. Invited lectures give an overview of the field; shorter talks and discussion make up the rest of the programme.',
        'The Association holds symposiums on its own or together with universities, institutes and related associations. Venue, time and organizer are given with each one, and the application form while applications are open.',
      ],
      link: 'All symposiums',
    },
    publications: {
      title: 'Publications',
      paragraphs: [
        'The Association publishes and recommends works that serve the profession: books of abstracts, textbooks, manuals and professional texts.',
        'Each publication comes with a short description and a link to where it can be read or obtained.',
      ],
      link: 'All publications',
    },
    conclusion: {
      title: 'Conclusion',
      paragraphs: [
        'These activities complement one another: what is first presented at a meeting is later taught in courses and recorded in publications.',
        'Proposals for topics, speakers and cooperation are welcome. They may come from members of the Association, from institutions, and from anyone who works in biochemistry and molecular biology.',
      ],
      link: 'Write to the Association',
    },
  },
};
