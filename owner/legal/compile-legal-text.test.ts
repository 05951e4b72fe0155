import { describe, expect, it } from 'vitest'
import { complete } from '../../tests/sites.ts'
import { problemsIn } from '../problems/ProblemsError.ts'
import { inTerminal } from '../problems/problem-in-words.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { compileLegalText } from './compile-legal-text.ts'

const { legal } = complete.config
const ownFilm = { video: { provider: 'file', src: 'media/a.mp4' } } as const

function compile(source: string, changes: Partial<SiteConfig> = {}) {
  const text = compileLegalText(source, 'legal/texte.md', { ...complete.config, ...changes })
  return { ...text, html: text.html.replaceAll('\u00a0', '~').replace(/\n/g, '') }
}

function faultsOf(source: string, changes: Partial<SiteConfig> = {}): string[] {
  try {
    compile(source, changes)
  } catch (error) {
    return problemsIn(error).map(inTerminal)
  }
  return []
}

const page = (words: string) => `# Page\n\n## Section\n\n${words}`
/** Compiles a section. @returns its HTML without the section's title */
const write = (words: string, changes = {}) =>
  compile(page(words), changes).html.replace(/^<h2.*?<\/h2>/, '')
const withPublisher = (changes: Partial<typeof legal.publisher>) => ({
  legal: { ...legal, publisher: { ...legal.publisher, ...changes } },
})

describe('a page', () => {
  it('takes its title out, numbers its sections and gives them ASCII anchors', () => {
    const text = compile('# Mentions\n\n## Éditeur du site\n\n## Cœur d’activité : « où » ?')
    expect(text.title).toBe('Mentions')
    expect(text.sections.map(({ number }) => number)).toEqual([1, 2])
    expect(text.html).toBe(
      '<h2 id="editeur-du-site"><span>1.</span> Éditeur du site</h2>' +
        '<h2 id="coeur-d-activite-ou"><span>2.</span> Cœur d’activité~: «~où~»~?</h2>',
    )
  })

  it('keeps an address that its owner gives to a section, and gives no two the same', () => {
    const { sections, html } = compile('# Page\n\n## Les « 30+ » {#garantie}\n\n## Garantie')
    expect(sections.map(({ id }) => id)).toEqual(['garantie', 'section-2'])
    expect(html).toMatch(/^<h2 id="garantie"><span>1\.<\/span> Les «~30\+~»<\/h2>/)
  })
})

it.each([
  // Typography is corrected, except in addresses and code.
  [
    "L'adresse : https://a.fr/?b=1 « oui » ; `a ? b`, 30+ rendez-vous !",
    '<p>L’adresse~: https://a.fr/?b=1 «~oui~»~; <code>a ? b</code>, 30+~rendez-vous~!</p>',
  ],
  [
    'Éditeur\n: {{ publisher.name }}\n\nForme\n: {{ publisher.legalForm }}',
    '<dl><dt>Éditeur</dt><dd>Agence des Lilas</dd><dt>Forme</dt><dd>Société par actions simplifiée (SAS)</dd></dl>',
  ],
  ['> **À part.**', '<div data-box=""><p><strong>À part.</strong></p></div>'],
  [
    'Tableau : Durées\n\n| Données | Durée |\n| :-: | --: |\n| Contact | 3 ans |',
    '<table><caption>Durées</caption>' +
      '<thead><tr><th scope="col">Données</th><th scope="col">Durée</th></tr></thead>' +
      '<tbody><tr><th scope="row">Contact</th><td data-label="Durée">3~ans</td></tr></tbody></table>',
  ],
  [
    'À 14:30, a:b.{% comment %} À revoir : <la> {{ suite }} {% endcomment %}',
    '<p>À 14:30, a:b.</p>',
  ],
])('%s becomes HTML', (words, html) => {
  expect(write(words)).toBe(html)
})

describe('a fact', () => {
  it('shows as its kind is written', () => {
    const facts =
      '{{ publisher.siret }}, {{ publisher.siren }}, {{ supportEmail }}, {{ host.phone }}, {{ video.policy }}'
    expect(write(facts).split(', ')).toEqual([
      '<p>876~543~216~00017',
      '876~543~216',
      '<a href="mailto:bonjour@agence-des-lilas.fr">bonjour@agence-des-lilas.fr</a>',
      '<a href="tel:+33353010012">+33~3~53~01~00~12</a>',
      '<a href="https://wistia.com/privacy">politique de confidentialité de Wistia</a></p>',
    ])
  })

  it('says « EI » beside the name of a sole trader, once', () => {
    for (const name of ['Camille Lilas', 'EI Camille Lilas']) {
      const sole = withPublisher({ name, legalForm: 'EI' })
      expect(write('{{ publisher.name }}', sole).match(/EI/g)).toHaveLength(1)
    }
  })

  it.each([
    '<img src=x onerror=alert(1)> *a* {b} 🌿',
    '[a](javascript:alert(1)) | `b` | {{ name }} {% if %} &amp https://a.fr a@b.fr',
    '# titre {#a} - a \\* ~~c~~',
  ])('shows its HTML, Markdown and Liquid as text: %s', (name) => {
    const shown = name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('>', '&gt;')
    const change = withPublisher({ name })
    expect(write('{{ publisher.name }}', change).replaceAll('~:', ' :')).toBe(`<p>${shown}</p>`)
    const table = write('Tableau : a\n\n| b |\n| --- |\n| {{ publisher.name }} |', change)
    expect(table.replaceAll('~:', ' :')).toContain(`>${shown}<`)
  })
})

it('cuts no list and no table in two where a passage is kept or dropped', () => {
  const words = `
{% if video.isThirdParty %}
- {{ video.country }}
{% endif %}
- {{ credits }}

Tableau : Services

| Service | Pays |
| --- | --- |
{% if video.isThirdParty %}
| {{ video.name }} | Loin |
{% endif %}
| Nous | France |`
  const kept = write(words)
  const dropped = write(words, ownFilm)
  expect(kept).toContain('<ul><li>États-Unis</li><li>Vidéo~: Studio')
  expect(kept.match(/scope="row"/g)).toHaveLength(2)
  expect(dropped).toContain('<ul><li>Vidéo~: Studio')
  expect(dropped.match(/scope="row"/g)).toHaveLength(1)
})

it('says every fault of a text at once, on which line or under which heading', () => {
  const names = '# Page\n\n{{ publisher.nom }}\n\n{% if video.isThirdparty %}a{% endif %}\n\n<i>'
  expect(faultsOf(names)).toMatchInlineSnapshot(`
    [
      "legal/texte.md, ligne 3 : « publisher.nom », entre accolades, n’est le nom d’aucune réponse. Le nom juste est « publisher.name ».",
      "legal/texte.md, ligne 5 : « video.isThirdparty », entre accolades, n’est le nom d’aucune réponse. Le nom juste est « video.isThirdParty ».",
    ]
  `)
  const markdown = `# Page

## Section

{% if false %}<script>alert(1)</script>{% endif %}

![Photo](https://a.fr/a.png) et [a](javascript:alert)

| a |
| --- |
| b |

| a |
| b |

# Titre`
  expect(faultsOf(markdown)).toMatchInlineSnapshot(`
    [
      "legal/texte.md : Sous « Section » : l’image « https://a.fr/a.png » appellerait un autre site : rangez-la dans le vôtre et écrivez son adresse ainsi : /image.png.",
      "legal/texte.md : Sous « Section » : le lien « javascript:alert » doit commencer par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.",
      "legal/texte.md : Sous « Section » : un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».",
      "legal/texte.md : Sous « Section » : ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.",
      "legal/texte.md : La page commence par un seul titre, « # Titre de la page ». Il y en a 2.",
    ]
  `)
})

it.each([
  ['{% iff name %}', 'Ce qui est entre accolades ne se lit pas : « {% iff name %} ».'],
  ['{% if name\n\n{{ name', 'Ce qui est entre accolades ne se lit pas : « {% if name ».'],
  ['{% if name %}a', 'Ce qui est entre accolades ne se lit pas : « {% if name %} ».'],
  ['{% if name = 1 %}a{% endif %}', 'Ce qui est entre accolades ne se lit pas : « 1 ».'],
  ['{{ video.country }}', 'Ce site n’a pas « video.country »'],
])('says what is wrong with %s', (words, message) => {
  const [fault] = faultsOf(page(words), ownFilm)
  expect(fault).toMatch(/^legal\/texte\.md, ligne 5 : /)
  expect(fault).toContain(message)
})

it('takes the day of a text from the lines above it, and counts the lines with them', () => {
  const dated = (date: string) => `---\n${date}\n---\n\n${page('Bonjour.')}`
  expect(compile(dated('date: 20/11/2026')).day).toBe('2026-11-20')
  expect(compile(page('Bonjour.')).day).toBeNull()
  expect(faultsOf(dated('le 20 novembre'))).toEqual([
    expect.stringMatching(/^legal\/texte\.md, ligne 2 : .*« date: 20\/11\/2026 »/),
  ])
  expect(faultsOf(`${dated('date: 20/11/2026')}\n{{ nom }}`)).toEqual([
    expect.stringContaining('ligne 10'),
  ])
})
