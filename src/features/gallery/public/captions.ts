import { type Language, languages } from '#shared/language.ts';
import type { Album, GalleryImage } from '../contract.ts';

/** An image with what is said of it: its alternative text, and a caption where it has one. */
export type CaptionedImage = Omit<GalleryImage, 'title'> & { caption: string | undefined; alt: string };

/** An album's images in a language; one without a caption is told by its place. */
export function captioned(
  images: readonly GalleryImage[],
  language: Language,
  place: (position: number) => string,
): CaptionedImage[] {
  return images.map(({ title, ...image }, index) => {
    const caption = captionOf(title, language);
    return { ...image, caption, alt: caption ?? place(index + 1) };
  });
}

/** What an image's title says to a reader: of the names that cameras and programs give, nothing. */
export function captionOf(title: string, language: Language): string | undefined {
  return isGivenByMachine(title) ? undefined : inLanguage(title, language);
}

/** A name of an image, its caption with it. */
export function withCaption(name: string, caption: string | undefined): string {
  return caption === undefined ? name : `${name}: ${caption}`;
}

/** An album's title, to a reader of a language. */
export function albumTitle({ title }: Pick<Album, 'title'>, language: Language): string {
  return inLanguage(title, language);
}

/**
 * Albums and images have one title for both languages. One that plainly is 'bosanski / english' is shown by its half;
 * anything less plain ('Tuzla / Mostar', 'Prvi dan / Drugi dan') stays whole (docs/decisions/0017-what-is-said-of-images.md).
 */
function inLanguage(title: string, language: Language): string {
  const halves = title.split(' / ').map(half => half.trim());
  const [first = '', second = ''] = halves;
  const isPair =
    halves.length === languages.length &&
    halves.every(half => /\S\s+\S/.test(half)) &&
    !englishWord.test(first) &&
    (englishWord.test(second) || englishSpelling.test(second)) &&
    !bosnian.test(second);
  return (isPair && halves[languages.indexOf(language)]) || title;
}

/** Words without which hardly anything is said in English, and which Bosnian does not have. */
const englishWord = /(?<!\p{L})(?:the|of|and|with|for|from|by|how|our)(?!\p{L})/iu;
/** Letters that stand so in English words alone. */
const englishSpelling = /ph|th|ck|ff|ll|ss|tt|y|ies(?!\p{L})/iu;
const bosnian = /[čćđšž]|(?<![\p{L}'’])(?:i|u|o|s|sa|k|na|za|od|do|iz|po|pri|kod|ili|dan)(?!\p{L})/iu;

/** What is put behind a name: another number, what a telephone did to the picture, that it is a copy. */
const words = 'wa\\d+|burst\\d*|hdr|cover|mp|night|portrait|pano|collage|edited|copy|kopija';
const added = `(?:[ _.~-]+(?:\\d+|${words})|[ _.~-]*\\(\\d+\\))*`;

/** Their numbers have four digits and more, or seven: 'p53' and 'DSC 2' may be what is in the picture. */
const numbered = [
  '_?(?:img|dsc[nf]?|_?mg|mvimg|cimg|imgp|pict|pxl|gopr|dji|sam|hpim|wp|vid)[_-]?\\d{4,}',
  'p\\d{7}',
  '(?:img|fb_img|received|signal|photo)[_-]\\d[\\d_-]*',
  // Days, times, counters.
  '\\d[\\d\\s._-]*',
  '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  '(?:image|img|photo|picture|slika|foto|fotografija|scan|sken|untitled|unnamed|bez naslova)\\d*',
];
const numberedName = new RegExp(`^(?:${numbered.join('|')})${added}$`, 'i');
const programsName =
  /^(?:whatsapp (?:image|video)|viber[ _-](?:image|slika)|screen ?shot|snimak (?:ekrana|zaslona))(?!\p{L})/iu;

function isGivenByMachine(title: string): boolean {
  return numberedName.test(title) || programsName.test(title);
}
