import { type Example, starterPicture } from '#features/content/server/starter.ts';
import { prepareAlbumImage } from './server/actions.ts';
import { albumContent } from './server/content.ts';

/**
 * Titles of the files in features/content/starter/pictures, by their names without extensions. The gallery
 * has no languages, so titles are in both.
 */
export const pictureTitles = {
  colonies: 'Bakterijske kolonije na agaru / Bacterial colonies on agar',
  contour: 'Presjek mape gustoće / Section of a density map',
  'contour-2': 'Mapa gustoće s izolinijama / Density map with contour lines',
  cryo: 'Čestice u tankom sloju leda / Particles in a thin layer of ice',
  gel: 'Elektroforeza proteina / Protein electrophoresis',
  'gel-2': 'Elektroforeza DNA / DNA electrophoresis',
  micro: 'Citoskelet i jezgra ćelija / Cytoskeleton and nuclei of cells',
  'micro-2': 'Niti citoskeleta izbliza / Filaments of the cytoskeleton, close up',
  plate: 'Razrjeđenja na mikroploči / Dilution series on a microplate',
  'plate-2': 'Mikroploča s pozitivnim uzorcima / Microplate with positive samples',
  xray: 'Difrakcija na kristalu proteina / Diffraction by a protein crystal',
  'xray-2': 'Difrakcijska slika u negativu / Diffraction image in negative',
};
type Picture = keyof typeof pictureTitles;

type StarterAlbum = { title: string; description: string; cover: Picture; pictures: readonly Picture[] };

/** Example albums, oldest first. */
export const starterAlbums: StarterAlbum[] = [
  {
    title: 'Elektroforeza u nastavi / Electrophoresis in teaching',
    description: '',
    cover: 'gel',
    pictures: ['gel', 'gel-2'],
  },
  {
    title: 'Dan otvorenih laboratorija / Open laboratories day',
    description: 'https://example.org/open-day',
    cover: 'micro',
    pictures: ['micro', 'colonies', 'gel-2'],
  },
  {
    title: 'Ljetna škola kristalografije, Jahorina / Crystallography summer school, Jahorina',
    description: 'https://example.org/summer-school',
    cover: 'xray',
    pictures: ['xray', 'xray-2', 'contour'],
  },
  {
    title: 'Mreža za razmjenu sojeva / Network for sharing strains',
    description: 'https://example.org/network',
    cover: 'colonies',
    pictures: ['colonies', 'gel-2'],
  },
  {
    title: 'Analiza podataka, Banja Luka / Data analysis, Banja Luka',
    description: 'https://example.org/workshops/qpcr',
    cover: 'plate',
    pictures: ['plate', 'gel-2'],
  },
  {
    title: 'Enzim u mojoj kuhinji, Zenica / An enzyme in my kitchen, Zenica',
    description: 'https://example.org/schools/competition',
    cover: 'plate-2',
    pictures: ['plate-2', 'plate', 'colonies'],
  },
  {
    title: 'Otvoreni podaci, Mostar / Open data day, Mostar',
    description: '',
    cover: 'contour',
    pictures: ['contour', 'cryo', 'micro', 'plate-2'],
  },
  {
    title: 'Zajednička laboratorija, Tuzla / Shared laboratory, Tuzla',
    description: 'https://example.org/equipment',
    cover: 'gel',
    pictures: ['gel', 'plate', 'plate-2'],
  },
  {
    title: 'Kako se određuje struktura proteina / How protein structures are solved',
    description: 'https://example.org/stream',
    cover: 'cryo',
    pictures: ['cryo', 'contour-2'],
  },
  {
    title: 'Slike iz laboratorija / Pictures from laboratories',
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
      prepare: (services, albumId, file) =>
        prepareAlbumImage(services, albumId, { actor: undefined, title: pictureTitles[name], image: file }),
    })),
  }));
}
