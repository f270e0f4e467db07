import sharp from 'sharp';

export async function picture(name: string, colour: string, width = 900, height = 600): Promise<File> {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  const bytes = name.endsWith('.png') ? await image.png().toBuffer() : await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

export const pdf = (text: string) =>
  new File([`%PDF-1.7\n% ${text}\n%%EOF\n`], 'program.pdf', { type: 'application/pdf' });

export const richText = `<h2>Šta ćemo čuti</h2><p>Čvrste <strong>tačke</strong> i <em>žive</em> veze, đak &amp; ćelija.</p>
<ul><li><p>prva</p></li><li><p>druga</p></li></ul><blockquote><p>Red je red.</p></blockquote>
<p><a href="https://primjer.ba/a?b=1&amp;c=2">Više</a></p>`;

/** A person with everything that a form could ask. */
export const allFields = {
  firstName: 'Željka',
  lastName: 'Đurđević-Čović',
  birthYear: '1990',
  email: 'zeljka@primjer.ba',
  faculty: 'Prirodno-matematički fakultet',
  professionalDegree: 'dipl. biohemičar',
  scientificDegree: 'doktor nauka',
  firm: 'Institut „Ćelija”',
  workAddress: 'Zmaja od Bosne 33',
  workPhone: '+387 33 123 456',
  workPostalCode: '71000',
  homeAddress: 'Šetalište bb',
  homePhone: '061 234 567',
  homePostalCode: '71210',
  city: 'Ilidža',
  scientificActivity: 'proteomika',
  specialization: 'medicinska biohemija',
  membershipType: 'počasni član',
};
