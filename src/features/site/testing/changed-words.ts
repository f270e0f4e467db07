import type { Language } from '#shared/language.ts';

/** Words of another association, each part with a mark of its own; `what` tells languages apart. */
function changedWords(what: string) {
  return {
    name: `Društvo za ćelije ${what}`,
    short_name: `DZĆ ${what}`,
    tagline: `Tagline ${what}`,
    mission: `<p>Statement <em>${what}</em></p><h2>Mission heading ${what}</h2><p>Mission text ${what}</p>`,
    goals: [{ title: `Goal ${what}`, text: `Goal text ${what}` }],
    people: [
      {
        ...{ name: `Person ${what}`, role: `Role ${what}`, body: `Body ${what}` },
        ...{ institution: `Institution ${what}`, photo: null, email: `person.${what}@example.org` },
        ...{ term: `2026–2030 ${what}`, orcid: '0000-0002-1825-0097' },
      },
      {
        ...{ name: `Assembly person ${what}`, role: '', body: `Assembly ${what}` },
        ...{ institution: '', photo: null, email: '' },
      },
    ],
    timeline: [{ year: '1971', title: `Timeline ${what}`, text: `Timeline text ${what}` }],
    activities: `<p>Activities lead ${what}</p><h2>Čas ${what}</h2><table><tbody><tr><th>Activities cell ${what}</th></tr></tbody></table><p><a href="/kongres">Activities link ${what}</a></p>`,
    contact: {
      address: `Street ${what} 5\n72000 City ${what}\nCountry ${what}`,
      email: `office.${what}@example.org`,
      phone: '+387 32 111-222',
      map_url: `https://example.org/map-${what}`,
    },
    social: [
      { name: `Social one ${what}`, url: `https://example.org/one-${what}` },
      { name: `Social two ${what}`, url: `https://example.org/two-${what}` },
    ],
    membership: {
      text: `<p>Membership <strong>${what}</strong></p><ul><li>Membership list ${what}</li></ul>`,
      form_url: `https://example.org/form-${what}.pdf`,
      fees: `<p>Fees ${what}</p>`,
    },
    footer: `Footer ${what}\nFooter line ${what}`,
    notice: { text: `Notice ${what}, https://example.org/notice-${what}.`, from: null, until: null },
    privacy: `<h2>Privacy ${what}</h2><p>Privacy text ${what}</p>`,
    accessibility: `<h2>Accessibility ${what}</h2><p>Accessibility text ${what}</p>`,
  };
}

export const changed: Record<Language, ReturnType<typeof changedWords>> = {
  bs: changedWords('bosanski'),
  en: changedWords('english'),
};

/** Words that say as little as they may. */
export const fewWords = {
  ...{ name: 'Društvo', short_name: 'D', tagline: '', logo: null, mission: '', goals: [], timeline: [] },
  people: [{ name: 'Ana Anić', role: '', body: 'Odbor', institution: '', photo: null, email: '' }],
  activities: '<p>Radimo.</p>',
  contact: { address: '', email: '', phone: '', map_url: '' },
  social: [],
  membership: { text: '', form_url: '', fees: '' },
  ...{ footer: '', notice: null, privacy: '', accessibility: '' },
};
