/*
 * Makes a mistake in a site, then corrects it exactly as the message about it says: no message may be left.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BASE, change, type Files, sayOf, site, words } from '../tests/mistakes.ts'

const media = { 'media/poster.webp': readFileSync(join(BASE, 'media/poster.webp')) }
const banner = (text: string) => words(`home:\n  banner: ${text}`)
const subline = (list: string) => words(`home:\n  hero:\n    subline: ${list}`)
const email = (key: string) => change('supportEmail', `${key} bonjour@agence-des-lilas.fr`)
const calendar = (path: string) =>
  change('url: https://calendly', `url: https://calendly.com/${path}`)
const siret = (digits: string) => change('siret', `siret: ${digits}`)

it.each<[said: string, mistake: Files, mended: Files]>([
  [
    '@agence-des-lilas.fr » et retirez « suportEmail »',
    email('suportEmail:'),
    email('supportEmail:'),
  ],
  [
    '« supportPhone: 3939 » et retirez « suportPhone »',
    site('supportPhone:\nsuportPhone: 3939'),
    site('supportPhone: 3939'),
  ],
  [
    '69003 Lyon » et retirez « adress »',
    change('address: 3 place', 'adress: 3 place des Lilas, 69003 Lyon'),
    change('address: 3 place', 'address: 3 place des Lilas, 69003 Lyon'),
  ],
  ['avec une espace après', site('noindex: non\nname Lilas\n# note'), site('name: Lilas')],
  ['avec une espace après', site('name: Lilas\nnoindex:non\n# note'), site('noindex: non')],
  ['cette clé va sous « call »', site('call:\nminutes: 30'), site('call:\n  minutes: 30')],
  ['pas alignée', site('call:\n  minutes: 30\n minuts: 20'), site('call:\n  minutes: 30')],
  [
    'pas alignée',
    change('metric', ' metric: réservation'),
    change('metric', 'metric: réservation'),
  ],
  ['commence par une tabulation', site('call:\n\tminutes: 30'), site('call:\n  minutes: 30')],
  ['fermez les guillemets droits', site('name: "Lilas'), site('name: "Lilas"')],
  ['les guillemets de “Bonjour”', banner('“Bonjour”'), banner('Bonjour')],
  ['les guillemets de Bonjour"', banner('Bonjour"'), banner('Bonjour')],
  ['entre guillemets droits', banner('Bonjour : oui'), banner('"Bonjour : oui"')],
  ['Mettez toute la valeur', banner('"Vous "et" moi"'), banner('"Vous « et » moi"')],
  ['cette phrase est vide', banner('""'), words('home:\n')],
  ['cette phrase est vide', subline('[a, b, c, ""]'), subline('[a, b, c]')],
  ['« banner: Oui » et retirez « bannr »', words('home:\n  bannr: Oui'), banner('Oui')],
  ['« home » à la place de « hom »', words('hom:\n  banner: Oui'), banner('Oui')],
  ['« call » à la place de « cal »', site('cal:\n  minutes: 30'), site('call:\n  minutes: 30')],
  ['500 caractères au plus', banner('long '.repeat(600)), banner('court')],
  ['banner: "{siteName} vous"', banner('"{siteName vous"'), banner('"{siteName} vous"')],
  ['banner: "{siteName} vous"', banner('"{siteNam} vous"'), banner('"{siteName} vous"')],
  ['banner: "{siteName} vous"', banner('"{siteName} }vous"'), banner('"{siteName} vous"')],
  ['« <b> » se lira', banner('"<b>Oui</b>"'), banner('Oui')],
  ['80 caractères au plus', site(`name: ${'long '.repeat(600)}`), site('name: court')],
  ['"#1c5b49"', site('brand:\n  color: vert'), site('brand:\n  color: "#1c5b49"')],
  ['"#1c5b49"', site('brand:\n  color: #1c5b49'), site('brand:\n  color: "#1c5b49"')],
  ['ajoutez les cinq chiffres', siret('876 543 216'), siret('876 543 216 00017')],
  ['« - annuaires »', change('- annuaires', '- annuaire'), change('- annuaires', '- annuaires')],
  ['page de réservation', calendar('app/scheduling/meeting_types'), calendar('lilas/appel')],
  [
    'au nom sans espace ni accent',
    change('poster', 'poster: media/été.webp'),
    change('poster', 'poster: media/poster.webp'),
  ],
  ['UTF-8', { 'site.yaml': Buffer.from('name: étoile', 'latin1') }, site('name: étoile')],
  ['Renommez-le en « words.yaml »', { 'word.yaml': 'home:\n  banner: Oui' }, banner('Oui')],
])('says « %s », and nothing more to whoever obeys', (said, mistake, mended) => {
  expect(sayOf({ ...media, ...mistake })).toContain(said)
  expect(sayOf({ ...media, ...mended })).toBe('  (rien à dire)')
})

it.each<[what: string, mistake: Files]>([
  ['a fact has a misspelt key', change('address: 3 place', 'adress: 3 place des Lilas, Lyon')],
  ['a required key is misspelt', site('call:\n  minuts: 30')],
  ['a group is misspelt', change('publisher:', 'publishr:')],
  ['the calendar is misspelt', change('scheduling:', 'schedulling:')],
  ['a quote is missing', change('name:', 'name: "Agence des Lilas')],
  ['the address of the calendar cannot be used', calendar('app/scheduling/meeting_types')],
  ['the name of the picture has an accent', change('poster', 'poster: media/été.webp')],
])('asks to write nothing twice, and to remove nothing, where %s', (_, mistake) => {
  const messages = sayOf({ ...media, ...mistake })
  expect(messages).not.toMatch(/il manque «|cette clé manque\.|Videz/)
})
