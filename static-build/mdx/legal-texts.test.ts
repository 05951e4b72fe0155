import { describe, expect, it } from 'vitest'
import { bookings, compile, completeContext } from './compile-for-test.ts'
import { explainTextError } from './legal-texts.ts'

const { legal } = completeContext

/** The words of a section, without its own title. */
const write = async (words: string, changes = {}) => {
  const { html } = await compile(`# Page\n\n## Section\n\n${words}`, changes)
  return html.replace(/^<h2.*?<\/h2>/, '')
}

const fails = async (source: string, changes = {}) => {
  try {
    await compile(source, changes)
  } catch (error) {
    return explainTextError(error, 'content/legal/page.mdx')
  }
  return 'aucune erreur'
}
const failsToWrite = (words: string, changes = {}) =>
  fails(`# Page\n\n## Section\n\n${words}`, changes)

const unknownPublisher = {
  legal: {
    ...legal,
    publisher: { ...legal.publisher, name: null, email: null, phone: null, siren: null },
  },
}

describe('a page', () => {
  it('takes its title out, numbers its sections and gives them ASCII anchors', async () => {
    const page = await compile(
      '# Mentions légales\n\n## Éditeur du site\n\n## Cœur d’activité : « où » ?',
    )
    expect(page.title).toBe('Mentions légales')
    expect(page.sections).toEqual([
      { id: 'editeur-du-site', number: 1, title: 'Éditeur du site' },
      {
        id: 'coeur-d-activite-ou',
        number: 2,
        title: 'Cœur d’activité\u00a0: «\u00a0où\u00a0»\u00a0?',
      },
    ])
    expect(page.html).toBe(
      '<h2 id="editeur-du-site"><span>1.</span> Éditeur du site</h2>' +
        '<h2 id="coeur-d-activite-ou"><span>2.</span> Cœur d’activité~: «~où~»~?</h2>',
    )
  })

  it('tells its dates', async () => {
    const { dates } = await compile('# Page')
    expect(dates).toEqual({ updatedOn: '2026-11-20', version: '1.0', versionDate: '2026-11-20' })
  })

  it('was last updated on the day of the constants until the owner says otherwise', async () => {
    const { dates } = await compile('# Page', { legal: { ...legal, updatedOn: null } })
    expect(dates.updatedOn).toBe('2025-07-13')
  })

  it('is set in French typography, addresses and code excepted', async () => {
    expect(await write("L'adresse : https://a.fr/?b=1 « oui » ; `a ? b`, 30+ rendez-vous !")).toBe(
      '<p>L’adresse~: <a href="https://a.fr/?b=1">https://a.fr/?b=1</a> «~oui~»~; <code>a ? b</code>, 30+~rendez-vous~!</p>',
    )
  })
})

describe('<Fact>', () => {
  it.each([
    ['publisher.name', 'Agence des Lilas'],
    ['publisher.siren', '876~543~216'],
    ['publisher.siret', '876~543~216~00017'],
    [
      'publisher.email',
      '<a href="mailto:contact@agence-des-lilas.fr">contact@agence-des-lilas.fr</a>',
    ],
    ['publisher.phone', '<a href="tel:+33465710012">04~65~71~00~12</a>'],
    ['host.phone', '<a href="tel:+33353010012">+33~3~53~01~00~12</a>'],
    ['host.url', '<a href="https://www.hebergement-des-lilas.fr">www.hebergement-des-lilas.fr</a>'],
    ['transfers.checkedAt', '<time dateTime="2026-11-20">20/11/2026</time>'],
    ['guarantee.openSlots', '40'],
    ['insurance.territory', 'France'],
  ])('shows %s', async (name, shown) => {
    expect(await write(`Voici <Fact name="${name}" />.`)).toBe(`<p>Voici ${shown}.</p>`)
  })

  it('says « EI » beside the name of a sole trader, once', async () => {
    const publisher = { ...legal.publisher, name: 'Camille Lilas', isSoleTrader: true }
    const show = (name: string) =>
      write('<Fact name="publisher.name" />', {
        legal: { ...legal, publisher: { ...publisher, name } },
      })
    expect(await show('Camille Lilas')).toBe('<p>Camille Lilas EI</p>')
    expect(await show('EI Camille Lilas')).toBe('<p>EI Camille Lilas</p>')
  })

  it('ends a sentence with a stop and a phrase without', async () => {
    const guarantee = { ...legal.guarantee, remedy: 'Rien n’est dû', period: '30 jours.' }
    expect(
      await write('<Fact name="guarantee.remedy" /> Pendant <Fact name="guarantee.period" />.', {
        legal: { ...legal, guarantee },
      }),
    ).toBe('<p>Rien n’est dû. Pendant 30 jours.</p>')
  })

  it('marks what is not known, and never inside a link', async () => {
    expect(
      await write(
        '<Fact name="publisher.email" />, <Fact name="publisher.phone" />',
        unknownPublisher,
      ),
    ).toBe(
      '<p><mark data-a-completer="publisher.email">[À compléter~: e-mail de contact]</mark>, <mark data-a-completer="publisher.phone">[À compléter~: téléphone]</mark></p>',
    )
  })

  it('shows HTML and Markdown of a field as text', async () => {
    const publisher = { ...legal.publisher, name: '<img src=x onerror=alert(1)> *a* {b} 🌿' }
    expect(await write('<Fact name="publisher.name" />', { legal: { ...legal, publisher } })).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; *a* {b} 🌿</p>',
    )
  })
})

describe('<FactList>', () => {
  it('is a list in a block, and a sentence in a line', async () => {
    const guarantee = { ...legal.guarantee, exclusions: ['un.', 'deux'] }
    const changes = { legal: { ...legal, guarantee } }
    expect(await write('<FactList name="guarantee.exclusions" />', changes)).toBe(
      '<ul><li>un</li><li>deux</li></ul>',
    )
    expect(await write('Si <FactList name="guarantee.exclusions" />.', changes)).toBe(
      '<p>Si un~; deux.</p>',
    )
  })

  it('marks a list that is not known, and leaves nothing of an empty one', async () => {
    expect(await write('<FactList name="credits" />', { legal: { ...legal, credits: null } })).toBe(
      '<ul><li><mark data-a-completer="credits">[À compléter~: crédits photo et vidéo]</mark></li></ul>',
    )
    expect(await write('<FactList name="credits" />', { legal: { ...legal, credits: [] } })).toBe(
      '',
    )
  })

  it('names the other companies that keep data', async () => {
    const dataStorage = [
      {
        name: 'Coffre SAS',
        address: '1 rue A, Paris',
        phone: '01 99 00 00 12',
        purpose: 'sauvegardes',
      },
    ]
    expect(
      await write('<FactList name="dataStorage" />', { legal: { ...legal, dataStorage } }),
    ).toBe(
      '<ul><li>Coffre SAS, 1 rue A, Paris, <a href="tel:+33199000012">01~99~00~00~12</a>~: sauvegardes</li></ul>',
    )
  })
})

describe('<Constant>', () => {
  it.each([
    ['appointmentsPerMonth', '30'],
    ['callMinutes', '30~minutes'],
    ['retention.contactYears', '3~ans'],
    ['retention.contractYears', '5~ans'],
    ['retention.billingYears', '10~ans'],
    ['retention.browsingMonths', '13~mois'],
    ['retention.rightsRequestYears', '5~ans'],
    ['rightsRequestMonths', 'un mois'],
    ['consentMonths', '6~mois'],
  ])('says %s with its unit', async (name, said) => {
    expect(await write(`Voici <Constant name="${name}" />.`)).toBe(`<p>Voici ${said}.</p>`)
  })
})

describe('<Show> and <Row>', () => {
  it('keeps or drops a passage, in a line or as a block, and what it emptied', async () => {
    const words = `Avant. <Show when="video-third-party">Ici.</Show><Show when="video-own">Là.</Show>

<Show when="video-own">

Rien.

</Show>

- <Show when="video-own">Absent</Show>
- <Show when="video-third-party">Présent</Show>`
    expect(await write(words)).toBe('<p>Avant. Ici.</p><ul><li>Présent</li></ul>')
    expect(await write(words, { video: null })).toBe(
      '<p>Avant. Là.</p><p>Rien.</p><ul><li>Absent</li></ul>',
    )
  })

  it('does not look at what it drops', async () => {
    expect(
      await write('<Show when="video-third-party"><Service of="video" /></Show>', { video: null }),
    ).toBe('')
  })

  it('drops a row', async () => {
    const table = `Tableau : Services

| Service | Pays |
| --- | --- |
| <Row when="video-third-party" /><Service of="video" /> | <Service of="video" show="country" /> |
| <Row when="scheduling-third-party" /><Service of="scheduling" /> | <Service of="scheduling" show="country" /> |`
    expect((await write(table)).match(/rowheader">(.*?)</g)).toEqual([
      'rowheader">Wistia<',
      'rowheader">Réservio<',
    ])
    expect((await write(table, { video: null })).match(/rowheader">(.*?)</g)).toEqual([
      'rowheader">Réservio<',
    ])
  })
})

describe('<Service>', () => {
  it.each([
    ['<Service of="video" />', 'Wistia'],
    ['<Service of="video" show="country" />', '<span data-nowrap="">États-Unis</span>'],
    [
      '<Service of="video" show="policy" />',
      '<a href="https://wistia.com/privacy" data-address="https://wistia.com/privacy">politique de confidentialité de Wistia</a>',
    ],
    [
      '<Service of="video" show="transfer" />',
      'Décision d’adéquation (UE) 2023/1795, dite «~Data Privacy Framework~», si l’entreprise y est inscrite~; à défaut, clauses contractuelles types de la Commission européenne',
    ],
    [
      '<Service of="scheduling" show="transfer" />',
      'Pas de transfert prévu hors de l’Espace économique européen',
    ],
    [
      '<Service of="host" show="transfer" />',
      'Pas de transfert prévu hors de l’Espace économique européen',
    ],
  ])('%s', async (words, shown) => {
    expect(await write(`Voici ${words}`)).toBe(`<p>Voici ${shown}</p>`)
  })

  it.each([
    [
      'Suisse',
      'Décision d’adéquation de la Commission européenne~; à défaut, clauses contractuelles types de la Commission européenne',
    ],
    ['Brésil', 'Clauses contractuelles types de la Commission européenne'],
  ])('rests a transfer to this country on what holds there: %s', async (country, shown) => {
    expect(
      await write('<Service of="scheduling" show="transfer" />', {
        scheduling: { ...bookings, country },
      }),
    ).toBe(`<p>${shown}</p>`)
  })

  it('says nothing of the country of an unknown host', async () => {
    expect(
      await write('<Service of="host" show="transfer" />', {
        legal: { ...legal, host: { ...legal.host, country: null } },
      }),
    ).toBe('<p><mark data-a-completer="host.country">[À compléter~: pays d’hébergement]</mark></p>')
  })
})

describe('<Definitions>', () => {
  it('turns a list into terms and explanations', async () => {
    expect(
      await write(`<Definitions>

- **Utilisateur** : toute personne.
- **SIREN** : <Fact name="publisher.siren" />
- <Show when="sole-trader">**Absent** : rien</Show>

</Definitions>`),
    ).toBe(
      '<dl><div><dt>Utilisateur</dt><dd>Toute personne.</dd></div><div><dt>SIREN</dt><dd>876~543~216</dd></div></dl>',
    )
  })
})

describe('a table', () => {
  it('has a caption, scopes, roles and labelled cells', async () => {
    expect(
      await write('Tableau : Durées\n\n| Données | Durée |\n| :-: | --: |\n| Contact | 3 ans |'),
    ).toBe(
      '<table role="table"><caption>Durées</caption>' +
        '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Données</th><th scope="col" role="columnheader">Durée</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Contact</th><td role="cell" data-label="Durée">3 ans</td></tr></tbody></table>',
    )
  })
})

describe('a link', () => {
  it('carries the address that print writes out, unless it shows it or stays in the page', async () => {
    expect(
      await write(
        '[Là](/mentions-legales), [ici](https://a.fr/b), [a.fr/b](https://a.fr/b/), [plus bas](#section)',
      ),
    ).toBe(
      '<p><a href="/mentions-legales" data-address="https://www.agence-des-lilas.fr/mentions-legales">Là</a>, <a href="https://a.fr/b" data-address="https://a.fr/b">ici</a>, <a href="https://a.fr/b/">a.fr/b</a>, <a href="#section">plus bas</a></p>',
    )
  })
})

describe('a faulty text stops the build', () => {
  it.each([
    [
      '<Fact name="publisher.nom" />',
      '<Fact name="publisher.nom"> : « publisher.nom » n’existe pas. Vouliez-vous dire « publisher.name » ?',
    ],
    [
      '<Constant name="retention.contactYear" />',
      '<Constant name="retention.contactYear"> : « retention.contactYear » n’existe pas. Vouliez-vous dire « retention.contactYears » ?',
    ],
    [
      '<Show when="nodpo">a</Show>',
      '<Show when="nodpo"> : « nodpo » n’existe pas. Vouliez-vous dire « no-dpo » ?',
    ],
    [
      'a <Service of="agenda" />',
      '<Service of="agenda"> : « agenda » n’existe pas. Vouliez-vous dire « video » ?',
    ],
    [
      '<FactList />',
      '<FactList> attend name="…". Valeurs possibles : credits, guarantee.exclusions, dataStorage.',
    ],
    ['<Fait name="publisher.name" />', '<Fait> n’existe pas. Vouliez-vous dire <Fact> ?'],
    ['<fact name="publisher.name" />', '<fact> n’existe pas. Vouliez-vous dire <Fact> ?'],
    ['<Fact nom="publisher.name" />', '<Fact> s’écrit <Fact name="…">.'],
    ['<Fact name={a} />', '<Fact> s’écrit <Fact name="…">.'],
    ['<Row when="rcs" />', '<Row when="…"> se place au début d’une ligne de tableau.'],
    [
      'Écrivez à {nom}',
      'Les accolades sont réservées aux commentaires : {/* … */}. Retirez « {nom} ».',
    ],
    [
      'export const a = 1',
      'Une ligne ne peut pas commencer par « import » ou « export » : tournez la phrase autrement.',
    ],
    [
      '| a |\n| --- |\n| b |',
      'Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
    ],
  ])('%s', async (words, message) => {
    expect(await failsToWrite(words)).toBe(`content/legal/page.mdx, ligne 5 : ${message}`)
  })

  it('a definition without its term', async () => {
    expect(await failsToWrite('<Definitions>\n\n- Terme : mots\n\n</Definitions>')).toBe(
      'content/legal/page.mdx, ligne 7 : <Definitions> contient une liste dont chaque ligne s’écrit « - **Terme** : explication ».',
    )
  })

  it('a service that the site does not use', async () => {
    expect(await failsToWrite('<Service of="video" />', { video: null })).toBe(
      'content/legal/page.mdx, ligne 5 : <Service of="video"> : le site n’utilise pas de service extérieur ici. Placez ce passage dans <Show when="video-third-party">.',
    )
  })

  it('two sections of one name', async () => {
    expect(await fails('# Page\n\n## Vos droits\n\n## Vos droits')).toBe(
      'content/legal/page.mdx, ligne 5 : Deux sections s’appellent « Vos droits » : leurs liens se confondraient. Renommez l’une d’elles.',
    )
  })

  it('a page without title', async () => {
    expect(await fails('## Section')).toBe(
      'content/legal/page.mdx : La page commence par un seul titre, « # Titre de la page ». Il y en a 0.',
    )
  })

  it('a tag that is not closed', async () => {
    expect(await failsToWrite('Prix < 30 € et <Show when="rcs"> ouvert')).toMatch(
      /^content\/legal\/page\.mdx, ligne 5 : ce passage ne peut pas être lu\. Vérifiez que chaque balise <…> est fermée, que chaque attribut est entre guillemets droits, et qu’aucun « < » ni « { » ne traîne dans une phrase\. \(Détail : /,
    )
  })
})

it('lets comments through', async () => {
  expect(await write('Bonjour.{/* À revoir : la suite */}')).toBe('<p>Bonjour.</p>')
})

it('numbers a section that the owner adds', async () => {
  const { sections } = await compile('# Page\n\n## Un\n\n## Ajout\n\n## Deux')
  expect(sections.map(({ number, title }) => `${number}. ${title}`)).toEqual([
    '1. Un',
    '2. Ajout',
    '3. Deux',
  ])
})
