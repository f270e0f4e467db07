import { type Example, starterPicture } from '#features/content/server/starter.ts';
import { prepareAlbumImage } from './server/actions.ts';
import { albumContent } from './server/content.ts';

/** What the files in features/content/starter/pictures show, by their names without extensions. */
export const pictureTexts = {
  colonies: { bs: 'Bakterijske kolonije na agaru', en: 'Bacterial colonies on agar' },
  contour: { bs: 'Presjek mape gustoće', en: 'Section of a density map' },
  'contour-2': { bs: 'Mapa gustoće s izolinijama', en: 'Density map with contour lines' },
  cryo: { bs: 'Čestice u tankom sloju leda', en: 'Particles in a thin layer of ice' },
  gel: { bs: 'Elektroforeza proteina', en: 'Protein electrophoresis' },
  'gel-2': { bs: 'Elektroforeza DNA', en: 'DNA electrophoresis' },
  micro: { bs: 'Citoskelet i jezgra ćelija', en: 'Cytoskeleton and nuclei of cells' },
  'micro-2': { bs: 'Niti citoskeleta izbliza', en: 'Filaments of the cytoskeleton, close up' },
  plate: { bs: 'Razrjeđenja na mikroploči', en: 'Dilution series on a microplate' },
  'plate-2': { bs: 'Mikroploča s pozitivnim uzorcima', en: 'Microplate with positive samples' },
  xray: { bs: 'Difrakcija na kristalu proteina', en: 'Diffraction by a protein crystal' },
  'xray-2': { bs: 'Difrakcijska slika u negativu', en: 'Diffraction image in negative' },
};
type Picture = keyof typeof pictureTexts;

type StarterAlbum = {
  title: string;
  titleEn: string;
  description: string;
  cover: Picture;
  pictures: readonly Picture[];
};

/** Example albums, oldest first. */
export const starterAlbums: StarterAlbum[] = [
  {
    title: 'Elektroforeza u nastavi',
    titleEn: 'Electrophoresis in teaching',
    description: '',
    cover: 'gel',
    pictures: ['gel', 'gel-2'],
  },
  {
    title: 'Dan otvorenih laboratorija',
    titleEn: 'Open laboratories day',
    description: 'https://example.org/open-day',
    cover: 'micro',
    pictures: ['micro', 'colonies', 'gel-2'],
  },
  {
    title: 'Ljetna škola kristalografije, Jahorina',
    titleEn: 'Crystallography summer school, Jahorina',
    description: 'https://example.org/summer-school',
    cover: 'xray',
    pictures: ['xray', 'xray-2', 'contour'],
  },
  {
    title: 'Mreža za razmjenu sojeva',
    titleEn: 'Network for sharing strains',
    description: 'https://example.org/network',
    cover: 'colonies',
    pictures: ['colonies', 'gel-2'],
  },
  {
    title: 'Analiza podataka, Banja Luka',
    titleEn: 'Data analysis, Banja Luka',
    description: 'https://example.org/workshops/qpcr',
    cover: 'plate',
    pictures: ['plate', 'gel-2'],
  },
  {
    title: 'Enzim u mojoj kuhinji, Zenica',
    titleEn: 'An enzyme in my kitchen, Zenica',
    description: 'https://example.org/schools/competition',
    cover: 'plate-2',
    pictures: ['plate-2', 'plate', 'colonies'],
  },
  {
    title: 'Otvoreni podaci, Mostar',
    titleEn: 'Open data day, Mostar',
    description: '',
    cover: 'contour',
    pictures: ['contour', 'cryo', 'micro', 'plate-2'],
  },
  {
    title: 'Zajednička laboratorija, Tuzla',
    titleEn: 'Shared laboratory, Tuzla',
    description: 'https://example.org/equipment',
    cover: 'gel',
    pictures: ['gel', 'plate', 'plate-2'],
  },
  {
    title: 'Kako se određuje struktura proteina',
    titleEn: 'How protein structures are solved',
    description: 'https://example.org/stream',
    cover: 'cryo',
    pictures: ['cryo', 'contour-2'],
  },
  {
    title: 'Slike iz laboratorija',
    titleEn: 'Pictures from laboratories',
    description: 'https://example.org/pictures',
    cover: 'micro-2',
    pictures: [
      'micro-2',
      'xray',
      'gel-2',
      'cryo',
      'plate',
      'contour',
      'colonies',
      'micro',
      'xray-2',
      'gel',
      'plate-2',
      'contour-2',
    ],
  },
];

export function albumExamples(): Example[] {
  return starterAlbums.map(({ cover, pictures, ...form }) => ({
    type: albumContent,
    form,
    files: { cover_image: starterPicture(cover) },
    parts: pictures.map(name => ({
      path: starterPicture(name),
      prepare: (services, albumId, file) => {
        const { bs, en } = pictureTexts[name];
        const texts = { title: bs, alt: bs, altEn: en };
        return prepareAlbumImage(services, albumId, { actor: undefined, ...texts, image: file });
      },
    })),
  }));
}
