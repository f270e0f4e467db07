import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadStarterContent } from '#features/content/server/starter.ts';
import { listExamples } from '#server/features.ts';
import { createTestSite } from '#server/testing/test-site.ts';
import type { SearchResults } from '../contract.ts';

/** What readers ask the example content, and how the first results have to begin. */
const queries: Record<'bs' | 'en', readonly (readonly [query: string, ...first: string[]])[]> = {
  bs: [
    ['radionica', 'Radionica iz analize podataka', 'CRISPR', 'Kinetika enzima'],
    ['radionice', 'Radionica iz analize podataka', 'CRISPR', 'Kinetika enzima'],
    ['radionicu pcr', 'Radionica iz analize podataka', 'Od Ct vrijednosti'],
    ['kinetika enzima', 'Kinetika enzima na mikroploči', 'Praktikum iz opće biohemije'],
    ['kinetici enzim', 'Kinetika enzima na mikroploči'],
    ['enzim', 'Zadaci s takmičenja „Enzim', 'Enzim u mojoj kuhinji'],
    ['enzimi', 'Kinetika enzima'],
    ['crispr', 'CRISPR: izbor vodiča', 'CRISPR: choosing guides'],
    ['CRISPR vodic', 'CRISPR: izbor vodiča'],
    ['pcr', 'Kako prikazati rezultate', 'Od Ct vrijednosti'],
    ['PCR kvantitativni', 'Kako prikazati rezultate kvantitativnog PCR-a', 'Od Ct vrijednosti'],
    ['kongres', 'Kongres biohemičara', 'Kongres strukturne', 'Kongres o biohemiji hrane'],
    ['kongresu', 'Kongres biohemičara', 'Kongres strukturne', 'Kongres o biohemiji hrane'],
    ['kongres biohemicara', 'Kongres biohemičara i molekularnih biologa: od molekule', 'Kongres biohemičara'],
    ['kongres hrana', 'Kongres o biohemiji hrane'],
    ['strukturna biologija', 'Kongres strukturne i računarske biologije'],
    ['racunarska', 'Kongres strukturne i računarske biologije'],
    ['simpozij', 'Godišnji simpozij', 'Simpozij mladih'],
    ['simpoziji', 'Godišnji simpozij', 'Simpozij mladih'],
    ['godišnji simpozij', 'Godišnji simpozij biohemije'],
    ['godisnjeg simpozija', 'Zbornik sažetaka godišnjeg simpozija', 'Godišnji simpozij'],
    ['mladi istraživači', 'Simpozij mladih istraživača'],
    ['sažetak', 'Zbornik sažetaka', 'Otvoren poziv za sažetke'],
    ['sažeci', 'Zbornik sažetaka', 'Otvoren poziv za sažetke'],
    ['zbornik sazetaka', 'Zbornik sažetaka godišnjeg simpozija'],
    ['poziv za sažetke', 'Otvoren poziv za sažetke'],
    ['podaci', 'Otvoreni podaci, Mostar', 'Otvoreni podaci u molekularnoj biologiji'],
    ['obrada podataka', 'Radionica iz analize podataka'],
    ['mentorski program', 'Mentorski program za doktorande'],
    ['doktorandi', 'Mentorski program za doktorande'],
    ['kontrola kvaliteta', 'Kontrola kvaliteta'],
    ['medicinske laboratorije', 'Kontrola kvaliteta u medicinskoj laboratoriji'],
    ['klinička biohemija', 'Kongres medicinske i kliničke biohemije'],
    ['rjecnik termina', 'Rječnik biohemijskih termina: nacrt', 'Rječnik biohemijskih termina: počinje'],
    ['takmičenje', 'Srednjoškolsko takmičenje', 'Zadaci s takmičenja'],
    ['zadaci', 'Zadaci s takmičenja'],
    ['bilten udruzenja', 'Bilten Udruženja: plazmidi', 'Bilten Udruženja: metode'],
    ['plazmidi', 'Bilten Udruženja: plazmidi', 'Pokrenuta mreža za razmjenu plazmida'],
    ['struktura proteina', 'Kako se određuje struktura proteina', 'Predavanje: kako se danas'],
    ['fluorescentna mikroskopija', 'Fluorescentna mikroskopija'],
    ['celije', 'Fluorescentna mikroskopija živih ćelija', 'Rad s ćelijskim kulturama'],
    ['metabolizam lipida', 'Godišnji simpozij'],
    ['nagrade za postere', 'Godišnji simpozij'],
    ['u Tuzli', 'Zajednička laboratorija, Tuzla', 'Kinetika enzima'],
    ['banja luka', 'Analiza podataka, Banja Luka'],
    ['skola', 'Ljetna škola kristalografije', 'Ljetna škola: od kristala'],
    ['članarina', 'Saziv godišnje skupštine'],
    ['slike iz laboratorija', 'Slike iz laboratorija'],
    ['microscopy', 'Fluorescence microscopy'],
    ['dokumentacija', 'CRISPR: izbor vodiča'],
    ['workshop programme', 'CRISPR: izbor vodiča'],
  ],
  en: [
    ['workshops', 'Data analysis workshop', 'CRISPR: choosing guides', 'Enzyme kinetics'],
    ['kinetics of enzymes', 'Enzyme kinetics on a microplate'],
    ['annual symposium', 'Annual symposium', 'Book of abstracts'],
    ['call for abstracts', 'Call for abstracts'],
    ['abstract', 'Book of abstracts', 'Call for abstracts'],
    ['glossary', 'Glossary of biochemical terms: draft'],
    ['quality control', 'Quality control in the medical laboratory'],
    ['doctoral students', 'Mentoring programme'],
    ['structure of proteins', 'How protein structures are solved', 'Lecture: how protein structures'],
    ['open data', 'Open data day, Mostar', 'Open data in molecular biology'],
    ['mikroskopija', 'Fluorescentna mikroskopija'],
  ],
};

test('what readers ask the example content finds first what they mean', async () => {
  const site = await createTestSite();
  await loadStarterContent(site.services, listExamples('2026-11-23'));
  assert.equal(queries.bs.length + queries.en.length, 62);
  for (const lang of ['bs', 'en'] as const)
    for (const [q, ...first] of queries[lang]) {
      const { body } = await site.call<SearchResults>(`/search?${new URLSearchParams({ q, lang })}`);
      const titles = body.items.slice(0, first.length).map(({ title }) => title);
      const begun = titles.map((title, index) =>
        title.startsWith(first[index] ?? '') ? first[index] : title,
      );
      assert.deepEqual(begun, first, `${q} (${lang})`);
    }
});
