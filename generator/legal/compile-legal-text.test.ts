import { describe, expect, it } from 'vitest'
import { bookings, compile, faultsOf as fails, legal } from '../../tests/compile-legal-text.ts'

/** The words of a section, without its own title. */
const write = (words: string, changes = {}) =>
  compile(`# Page\n\n## Section\n\n${words}`, changes).html.replace(/^<h2.*?<\/h2>/, '')

const failsToWrite = (words: string, changes = {}) =>
  fails(`# Page\n\n## Section\n\n${words}`, changes)

const unknownPublisher = {
  legal: {
    ...legal,
    publisher: { ...legal.publisher, name: null, email: null, phone: null, siren: null },
  },
}

describe('a page', () => {
  it('takes its title out, numbers its sections and gives them ASCII anchors', () => {
    const page = compile(
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

  it('keeps an address that its owner gives to a section, and those that it had before', () => {
    const page = compile('# Page\n\n## Garantie « 30+ » {#garantie #garantie-30}')
    expect(page.sections).toEqual([
      { id: 'garantie', number: 1, title: 'Garantie «\u00a030+\u00a0»' },
    ])
    expect(page.html).toBe(
      '<h2 id="garantie"><a id="garantie-30"></a><span>1.</span> Garantie «~30+~»</h2>',
    )
  })

  it('tells its dates', () => {
    const { dates } = compile('# Page')
    expect(dates).toEqual({ updatedOn: '2026-11-20', version: '1.0', versionDate: '2026-11-20' })
  })

  it('is set in French typography, addresses and code excepted', () => {
    expect(write("L'adresse : https://a.fr/?b=1 « oui » ; `a ? b`, 30+ rendez-vous !")).toBe(
      '<p>L’adresse~: https://a.fr/?b=1 «~oui~»~; <code>a ? b</code>, 30+~rendez-vous~!</p>',
    )
  })

  it('is the same whatever the line ends', () => {
    const source = '# Page\n\n## Un\n\n{% if video.isThirdParty %}\n- a\n{% endif %}\n- b\n'
    expect(compile(source.replaceAll('\n', '\r\n'))).toEqual(compile(source))
  })
})

describe('a fact', () => {
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
    ['transfers.checkedAt', '<time datetime="2026-11-20">20/11/2026</time>'],
    ['guarantee.openSlots', '40'],
    ['insurance.territory', 'France'],
    ['url', '<a href="https://www.agence-des-lilas.fr">www.agence-des-lilas.fr</a>'],
    ['name', 'Agence des Lilas'],
  ])('shows %s', (name, shown) => {
    expect(write(`Voici {{ ${name} }}.`)).toBe(`<p>Voici ${shown}.</p>`)
  })

  it('says « EI » beside the name of a sole trader, once', () => {
    const publisher = { ...legal.publisher, name: 'Camille Lilas', isSoleTrader: true }
    const show = (name: string) =>
      write('{{ publisher.name }}', { legal: { ...legal, publisher: { ...publisher, name } } })
    expect(show('Camille Lilas')).toBe('<p>Camille Lilas EI</p>')
    expect(show('EI Camille Lilas')).toBe('<p>EI Camille Lilas</p>')
  })

  it('ends a sentence with a stop and a phrase without', () => {
    const guarantee = { ...legal.guarantee, remedy: 'Rien n’est dû', period: '30 jours.' }
    expect(
      write('{{ guarantee.remedy }} Pendant {{ guarantee.period }}.', {
        legal: { ...legal, guarantee },
      }),
    ).toBe('<p>Rien n’est dû. Pendant 30~jours.</p>')
  })

  it('is marked where it is not known, and never inside a link', () => {
    expect(write('Par :{{ publisher.email }}, {{ publisher.phone }}', unknownPublisher)).toBe(
      '<p>Par~:<mark data-a-completer="publisher.email">[À compléter~: e-mail de contact]</mark>, <mark data-a-completer="publisher.phone">[À compléter~: téléphone]</mark></p>',
    )
  })

  it.each([
    '<img src=x onerror=alert(1)> *a* {b} 🌿',
    '[a](javascript:alert(1)) | `b` | {{ name }} {% if %} &amp https://a.fr a@b.fr',
    '1. un',
    '# titre {#a}',
    ':::encadre',
    '- a:date[x]{jour=1} \\* ~~c~~',
  ])('shows its HTML, Markdown and Liquid as text: %s', (name) => {
    const publisher = { ...legal.publisher, name }
    const shown = name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('>', '>')
    const change = { legal: { ...legal, publisher } }
    expect(write('{{ publisher.name }}', change)).toBe(`<p>${shown}</p>`)
    expect(write('Tableau : a\n\n| b |\n| --- |\n| {{ publisher.name }} |', change)).toContain(
      `>${shown}<`,
    )
  })
})

describe('a list of facts', () => {
  const list = '{% for credit in credits %}\n- {{ credit }}\n{% endfor %}'

  it('is a list in a block, and a sentence in a line', () => {
    const guarantee = { ...legal.guarantee, exclusions: ['un.', 'deux'] }
    expect(write('Si {{ guarantee.exclusions }}.', { legal: { ...legal, guarantee } })).toBe(
      '<p>Si un~; deux.</p>',
    )
    expect(write(list, { legal: { ...legal, credits: ['un', 'deux'] } })).toBe(
      '<ul><li>un</li><li>deux</li></ul>',
    )
  })

  it('is marked where it is not known, and leaves nothing where it is empty', () => {
    expect(write(list, { legal: { ...legal, credits: null } })).toBe(
      '<ul><li><mark data-a-completer="credits">[À compléter~: crédits photo et vidéo]</mark></li></ul>',
    )
    expect(write(list, { legal: { ...legal, credits: [] } })).toBe('')
  })
})

describe('a number', () => {
  it.each([
    ['promise.appointmentsPerMonth', '30'],
    ['call.minutes', '30~minutes'],
    ['retention.contactYears', '3~ans'],
    ['retention.contractYears', '5~ans'],
    ['retention.billingYears', '10~ans'],
    ['retention.browsingMonths', '13~mois'],
    ['retention.rightsRequestYears', '5~ans'],
    ['rightsRequestMonths', 'un mois'],
    ['consentMonths', '6~mois'],
  ])('%s is said with its unit', (name, said) => {
    expect(write(`Voici {{ ${name} }}.`)).toBe(`<p>Voici ${said}.</p>`)
  })
})

describe('a condition', () => {
  it('keeps or drops a passage, in a line or as a block, and what it emptied', () => {
    const words = `Avant. {% if video.isThirdParty %}Ici.{% else %}Là.{% endif %}

{% unless video.isThirdParty %}

Rien.

{% endunless %}

{% unless video.isThirdParty %}- Absent{% endunless %}
{% if video.isThirdParty %}
- Présent
{% endif %}
- Toujours`
    expect(write(words)).toBe('<p>Avant. Ici.</p><ul><li>Présent</li><li>Toujours</li></ul>')
    expect(write(words, { video: null })).toBe(
      '<p>Avant. Là.</p><p>Rien.</p><ul><li>Absent</li><li>Toujours</li></ul>',
    )
  })

  it('compares what is not known, and what is known to be none', () => {
    const words = `{% if publisher.isSoleTrader == nil %}inconnu{% elsif publisher.isSoleTrader == false %}société{% else %}EI{% endif %}, {% if guarantee.cap == "none" %}sans plafond{% endif %}`
    const publisher = { ...legal.publisher, isSoleTrader: null }
    const guarantee = { ...legal.guarantee, cap: 'none' }
    expect(write(words)).toBe('<p>société,</p>')
    expect(write(words, { legal: { ...legal, publisher, guarantee } })).toBe(
      '<p>inconnu, sans plafond</p>',
    )
  })

  it('does not look for what it drops', () => {
    expect(write('{% if video.isThirdParty %}{{ video.name }}{% endif %}', { video: null })).toBe(
      '',
    )
  })

  it('drops a row', () => {
    const table = `Tableau : Services

| Service | Pays |
| --- | --- |
{% if video.isThirdParty %}
| {{ video.name }} | {{ video.country }} |
{% endif %}
{% if scheduling.isThirdParty %}| {{ scheduling.name }} | {{ scheduling.country }} |{% endif %}
| Nous | France |`
    const firsts = (html: string) => html.match(/(?<=rowheader">).*?(?=<)/g)
    expect(firsts(write(table))).toEqual(['Wistia', 'Réservio', 'Nous'])
    expect(firsts(write(table, { video: null }))).toEqual(['Réservio', 'Nous'])
    expect(firsts(write(table, { scheduling: null }))).toEqual(['Wistia', 'Nous'])
  })
})

describe('a service', () => {
  it.each([
    ['video.name', 'Wistia'],
    ['video.country', '<span data-nowrap="">États-Unis</span>'],
    [
      'video.policy',
      '<a href="https://wistia.com/privacy" data-address="https://wistia.com/privacy">politique de confidentialité de Wistia</a>',
    ],
    [
      'video.transfer',
      'Décision d’adéquation (UE) 2023/1795 («~Data Privacy Framework~», où l’entreprise est inscrite), et clauses contractuelles types de la Commission européenne',
    ],
    ['scheduling.transfer', 'Pas de transfert prévu hors de l’Espace économique européen'],
    ['host.transfer', 'Pas de transfert prévu hors de l’Espace économique européen'],
  ])('%s', (name, shown) => {
    expect(write(`Voici {{ ${name} }}`)).toBe(`<p>Voici ${shown}</p>`)
  })

  it.each([
    ['Suisse', 'Décision d’adéquation de la Commission européenne'],
    ['Brésil', 'Décision d’adéquation de la Commission européenne'],
    [
      'Canada',
      'Décision d’adéquation de la Commission européenne, pour les organisations commerciales',
    ],
    // Beside its registration, only where the owner has seen it.
    [
      'États-Unis',
      'Décision d’adéquation (UE) 2023/1795 («~Data Privacy Framework~», où l’entreprise est inscrite)',
    ],
  ])('rests a transfer to this country on what holds there: %s', (country, shown) => {
    expect(write('{{ scheduling.transfer }}', { scheduling: { ...bookings, country } })).toBe(
      `<p>${shown}</p>`,
    )
  })

  it('asks what a transfer elsewhere rests on, until its owner has looked', () => {
    const transfers = { ...legal.transfers, video: null }
    expect(write('{{ video.transfer }}', { legal: { ...legal, transfers } })).toBe(
      '<p><mark data-a-completer="transfers.video">[À compléter~: garantie du transfert de données au service de vidéo]</mark></p>',
    )
  })

  it('says nothing of the country of an unknown host', () => {
    expect(
      write('{{ host.transfer }}', {
        legal: { ...legal, host: { ...legal.host, country: null } },
      }),
    ).toBe('<p><mark data-a-completer="host.country">[À compléter~: pays d’hébergement]</mark></p>')
  })
})

describe('a passage of ours', () => {
  it('turns a list into terms and explanations', () => {
    expect(
      write(`:::definitions

- **Utilisateur** : toute personne.
- **:sigle[SIREN]{titre="Un répertoire"}** : {{ publisher.siren }}
{% if publisher.isSoleTrader %}
- **Absent** : rien
{% endif %}

:::`),
    ).toBe(
      '<dl><div><dt>Utilisateur</dt><dd>Toute personne.</dd></div><div><dt><abbr title="Un répertoire">SIREN</abbr></dt><dd>876~543~216</dd></div></dl>',
    )
  })

  it('sets words apart', () => {
    expect(write(':::encadre\n\n**À part.**\n\n:::')).toBe(
      '<div data-box=""><p><strong>À part.</strong></p></div>',
    )
  })

  it('lets colons be', () => {
    expect(write('À 14:30, a:b, Note:exemple et mailto:a@b.fr')).toBe(
      '<p>À 14:30, a:b, Note:exemple et mailto:a@b.fr</p>',
    )
  })
})

describe('a table', () => {
  it('has a caption, scopes, roles and labelled cells', () => {
    expect(
      write('Tableau : Durées\n\n| Données | Durée |\n| :-: | --: |\n| Contact | 3 ans |'),
    ).toBe(
      '<table role="table"><caption>Durées</caption>' +
        '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Données</th><th scope="col" role="columnheader">Durée</th></tr></thead>' +
        '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Contact</th><td role="cell" data-label="Durée">3~ans</td></tr></tbody></table>',
    )
  })
})

describe('a link', () => {
  it('carries the address that print writes out, unless it shows it or stays in the page', () => {
    expect(
      write(
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
      '{{ publisher.nom }}',
      '« publisher.nom » n’existe pas. Vouliez-vous dire « publisher.name » ?',
    ],
    [
      '{{ retention.contactYear }}',
      '« retention.contactYear » n’existe pas. Vouliez-vous dire « retention.contactYears » ?',
    ],
    [
      '{% if video.isThirdparty %}a{% endif %}',
      '« video.isThirdparty » n’existe pas. Vouliez-vous dire « video.isThirdParty » ?',
    ],
    ['{{ name | upcas }}', 'Le filtre « upcas » n’existe pas. Vouliez-vous dire « upcase » ?'],
    ['{% iff name %}', '« iff » n’existe pas. Vouliez-vous dire « if » ?'],
    ['{% if name %}a', '{% if name %} n’est pas fermé : ajoutez {% endif %} plus bas.'],
    [
      'a {% endif %}',
      '{% endif %} ne répond à aucune condition ouverte plus haut. Retirez-le, ou ouvrez-la par {% if … %}.',
    ],
    ['{{ name', '« {{ name » n’est pas fermé : il manque « }} ».'],
    [
      '{% if name = 1 %}a{% endif %}',
      'Ce qui est entre accolades ne se lit pas. (Détail : expected "|" before filter, line:5, col:13)',
    ],
    [
      '{% if false %}<script>alert(1)</script>{% endif %}',
      '« <script>alert(1)</script> » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».',
    ],
    [
      'Un <b style="color:red">mot',
      '« <b style="color:red"> » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».',
    ],
    [
      '![Photo](https://a.fr/a.png)',
      'L’image « https://a.fr/a.png » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.',
    ],
    [
      '[a](javascript:alert)',
      'Le lien « javascript:alert » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.',
    ],
    [
      '| a |\n| --- |\n| b |',
      'Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
    ],
    [
      '| a |\n| b |',
      'Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.',
    ],
    [
      ':::definition\n\n- **a** : b\n\n:::',
      '« :::definition » n’existe pas. Vouliez-vous dire « :::definitions » ?',
    ],
    [':sigl[SIREN]', '« :sigl » n’existe pas. Vouliez-vous dire « :sigle[…]{titre="…"} » ?'],
    [':sigle[SIREN]{title="a"}', '« :sigle » s’écrit :sigle[…]{titre="…"}.'],
    [
      '::: encadre\n\nMots',
      '« ::: » ouvre un passage avec son nom, sans espace (:::definitions), et le ferme, seul sur sa ligne.',
    ],
  ])('%s', (words, message) => {
    expect(failsToWrite(words)).toContain(`5 : ${message}`)
  })

  it('a definition without its term', () => {
    expect(failsToWrite(':::definitions\n\n- Terme : mots\n\n:::')).toEqual([
      '7 : :::definitions contient une liste dont chaque ligne s’écrit « - **Terme** : explication ».',
    ])
  })

  it('a passage that is not closed', () => {
    expect(fails('# Page\n\n## Un\n\n:::encadre\n\nMots\n\n## Deux')).toContain(
      '9 : Le titre « Deux » est pris dans un passage que « ::: » n’a pas fermé.',
    )
  })

  it('a service that the site does not use', () => {
    expect(failsToWrite('{{ video.name }}', { video: null })).toEqual([
      '5 : « video.name » : ce site n’en a pas. Placez ce passage entre {% if video.isThirdParty %} et {% endif %}.',
    ])
    expect(
      failsToWrite('{{ insurance.insurer }}', { legal: { ...legal, insurance: null } }),
    ).toEqual([
      '5 : « insurance.insurer » : ce site n’en a pas. Placez ce passage entre {% if insurance %} et {% endif %}.',
    ])
  })

  it('two sections of one name', () => {
    expect(fails('# Page\n\n## Vos droits\n\n## Vos droits')).toEqual([
      '5 : Deux sections s’appellent « Vos droits » : leurs liens se confondraient. Renommez l’une d’elles.',
    ])
  })

  it('a page without title', () => {
    expect(fails('## Section')).toEqual([
      '- : La page commence par un seul titre, « # Titre de la page ». Il y en a 0.',
    ])
  })

  it('with every fault at once, on its line, whatever conditions have added or taken away', () => {
    expect(
      fails(`# Page

## Un

{% if video.isThirdParty == false %}

Ceci n’est pas montré, et <b>pourtant lu</b>.

{% endif %}
{% for credit in credits %}
- {{ credit }}
{% endfor %}
- {{
  publisher.name
}}

<iframe src="https://a.fr"></iframe>

## Un
`),
    ).toEqual([
      '7 : « <b> » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».',
      '7 : « </b> » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».',
      '17 : « <iframe src="https://a.fr"></iframe> » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».',
      '19 : Deux sections s’appellent « Un » : leurs liens se confondraient. Renommez l’une d’elles.',
    ])
    expect(fails('# Page\n\n{{ a.b }}\n\n{{ nam }}\n\n<i>')).toEqual([
      expect.stringMatching(/^3 : « a\.b » n’existe pas/),
      expect.stringMatching(/^5 : « nam » n’existe pas. Vouliez-vous dire « name »/),
      expect.stringMatching(/^7 : « <i> »/),
    ])
  })
})

it('lets comments through', () => {
  expect(
    write('Bonjour.{% comment %} À revoir : <la> {{ suite }} {% endcomment %}<!-- et fin -->'),
  ).toBe('<p>Bonjour.</p>')
})

it('numbers a section that the owner adds', () => {
  const { sections } = compile('# Page\n\n## Un\n\n## Ajout\n\n## Deux')
  expect(sections.map(({ number, title }) => `${number}. ${title}`)).toEqual([
    '1. Un',
    '2. Ajout',
    '3. Deux',
  ])
})
