import type { bs } from './bs.ts';

/** Examples, for the association to review and replace. */
export const en = {
  documents: {
    title: 'Documents',
    form: 'Membership form',
    content: [
      '<p>The statute, minutes of meetings, annual reports and forms of the Association. All documents are PDF files.</p>',
      '<p>If you need a document that is not listed here, write to us at <strong>info@example.org</strong>.</p>',
    ].join(''),
  },
  media: {
    title: 'For the media',
    logo: 'Logo as vector graphics',
    content: [
      '<p>What journalists most often need to know about the Association. You may use the texts and the logo freely, naming the Association.</p>',
      '<h1>Name</h1>',
      '<p>Full name: Association of Biochemists and Molecular Biologists in Bosnia and Herzegovina.</p>',
      '<p>Short name: UBMB BiH.</p>',
      '<h1>In short</h1>',
      '<p>UBMB BiH brings together biochemists and molecular biologists from research, teaching, health care and industry throughout Bosnia and Herzegovina. It organizes congresses, symposia, workshops and courses, and publishes professional texts.</p>',
      '<h1>Press contact</h1>',
      '<p>President: Prof. Lejla Đurić-Šehić, PhD, Faculty of Science, University of Sarajevo.</p>',
      '<p>E-mail: <strong>info@example.org</strong></p>',
      '<h1>Logo</h1>',
      '<figure><img src="/media/logo.webp" alt="Logo of the Association: a schematic molecule" width="640" height="480"></figure>',
      '<p>For print, and in any size, download the logo as vector graphics (PDF).</p>',
    ].join(''),
  },
} satisfies typeof bs;
