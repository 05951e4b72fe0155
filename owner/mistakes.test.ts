/*
 * The mistakes that owners make most often in their files, with the messages that they get in the terminal. Read the
 * snapshot as an owner would. Most mistakes are then mended exactly as their message says: no message may be left.
 * `questions/find-service.test.ts` has the mistakes about addresses of videos and calendars.
 */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Files, temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { inTerminal } from './problems/problem-in-words.ts'
import { readSite } from './read-site.ts'
import { findOwnerProblems } from './rules/find-owner-problems.ts'

const BASE = 'tests/sites/complete'
const complete = readFileSync(join(BASE, 'site.yaml'), 'utf8')

/** Quotes the line in the place of its number, which another answer of the complete site would change. */
function withLine(said: string): string {
  const [spot, file = '', number] = /(\S+), ligne (\d+)/.exec(said) ?? []
  if (!spot) return said
  const line = readFileSync(file, 'utf8').split(/\r?\n/)[Number(number) - 1] ?? ''
  return said.replace(spot, `${file}, « ${line.trim().slice(0, 40)} »`)
}

/** Replaces files of the complete site, or lines of its `site.yaml`, and lists what the owner is then told. */
async function sayOf(mistake: string | Files): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  cpSync(BASE, folder, { recursive: true })
  writeFiles(folder, typeof mistake === 'string' ? answer(mistake) : mistake)
  const found = await findOwnerProblems(readSite(folder))
  const said = found
    .filter(({ level }) => level !== 'good')
    .map((problem) => withLine(inTerminal(problem)))
  return said.join('\n').replaceAll(folder, 'site') || '(rien à dire)'
}

/** Puts lines in the place of the one that answers the same question, or at the beginning of the site. */
function answer(lines: string): Files {
  const keys: string[] = lines.match(/^\w+/gm) ?? []
  const inGroup = new RegExp(`^( +)${keys[0]}:.*$`, 'm')
  const others = complete
    .split(/^(?=\w)/m)
    .filter((part) => !keys.includes(part.split(':')[0] ?? ''))
  const isInGroup = inGroup.test(complete) && !complete.includes(`\n${keys[0]}:`)
  return {
    'site.yaml': isInGroup
      ? complete.replace(inGroup, `$1${lines}`)
      : `${lines}\n${others.join('')}`,
  }
}

const banner = (text: string): Files => ({ 'words.yaml': `home:\n  banner: ${text}` })

const picture = Buffer.from('ffd8ffe000104a46', 'hex')
const CALENDAR = 'scheduling:\n  leadsToThanks: oui\n  url: https://calendly.com/lilas/appel'
const CALL = 'call:\n  minutes: 30'
const FILM = 'https://youtu.be/dQw4w9WgXcQ'

const cases: [title: string, mistake: string | Files, mended?: string | Files][] = [
  ['A typo in a key', 'supportMail: zoe@lilas.fr', 'supportEmail: zoe@lilas.fr'],
  ['French names of keys', 'nom: Lilas\ntéléphone: 1007', 'name: Lilas\nsupportPhone: 1007'],
  ['A colon without its space', 'supportEmail:zoe@lilas.fr', 'supportEmail: zoe@lilas.fr'],
  ['A name in braces', 'name: {Lilas}', 'name: Lilas'],
  ['A reserved sign', 'name: *Lilas*', 'name: "*Lilas*"'],
  ['A missing quote', banner('"Oui\n  bannerArrow: Non'), banner('"Oui"\n  bannerArrow: Non')],
  ['A colon in a value', banner('Bonjour : bienvenue'), banner('"Bonjour : bienvenue"')],
  ['Quotes inside quotes', banner('"Vous "et" moi"'), banner('"Vous « et » moi"')],
  ['A line of ours, with its comma', banner("'Pour vous',"), banner('"Pour vous"')],
  ['Smart quotes', banner('“Bonjour à tous”'), banner('Bonjour à tous')],
  ['An answer that is given twice', 'noindex: oui\nnoindex: non', 'noindex: non'],
  ['Two documents', 'noindex: non\n---', 'noindex: non'],
  ['An embed code over keys', 'video:\n<iframe src="https://www.youtube.com/embed/x"></iframe>'],
  ['A tab', 'call:\n\tminutes: 30', CALL],
  ['A space that does not break', 'call:\n\u00a0 minutes: 30', CALL],
  ['A name with a point', 'call.minutes: 30', CALL],
  ['A group that is not indented', 'call:\nminutes: 30', CALL],
  [
    'An answer under an address',
    `video: ${FILM}\n  captionsConfirmed: oui`,
    `video:\n  url: ${FILM}\n  captionsConfirmed: oui`,
  ],
  [
    'An address on two lines',
    'address: 3 place des Lilas\n    69003 Lyon',
    'address: 3 place des Lilas 69003 Lyon',
  ],
  [
    'Windows-1252',
    { 'site.yaml': Buffer.from('name: Agence \u00e9toile', 'latin1') },
    'name: Agence étoile',
  ],
  [
    'A folder that was renamed',
    { ...answer('poster: media/moi.jpg'), 'medias/moi.jpg': picture },
    { ...answer('poster: media/moi.jpg'), 'media/moi.jpg': picture },
  ],
  ['A sentence file under another name', { 'word.yaml': 'home:\n  banner: Oui' }, banner('Oui')],
  ['An accent in a name', 'poster: media/été.jpg', 'poster: media/poster.webp'],
  [
    'A picture where it stands on the disk',
    'poster: C:\\Users\\Zoé\\moi.jpg',
    { ...answer('poster: media/nom.jpg'), 'media/nom.jpg': picture },
  ],
  ['A film of a telephone', 'video:\n  src: media/IMG_1.MOV'],
  ['A film beside an address', 'title: Oui\n  src: media/a.mp4', 'title: Oui'],
  [
    'A plain text in the place of captions',
    { ...answer('captionsConfirmed: oui\n  captions: media/a.vtt'), 'media/a.vtt': 'Bonjour.' },
  ],
  ['A site of Netlify', 'deploy: netlify:lilas'],
  ['A company said to be one’s own', `${CALENDAR}\n  isOwn: oui`],
  ['A colour without quotes', 'brand:\n  color: #1c5b49', 'brand:\n  color: "#1c5b49"'],
  ['A colour in words', 'brand:\n  color: vert', 'brand:\n  color: "#1c5b49"'],
  ['The question with it', 'shareCapital: "Capital : 2000"', 'shareCapital: 2 000 €'],
  ['A budget with taxes', 'adBudget: 600 € TTC', 'adBudget: 500 € HT / mois'],
  ['An empty field', 'url:', 'url: www.lilas.fr'],
  ['A name to fill in', 'name: "[Nom de l’agence]"', 'name: Lilas'],
  ['A SIREN', 'siret: 876 543 216', 'siret: 876 543 216 00017'],
  ['A list for a sentence', banner('[ "Une", "Deux" ]'), banner('"Une"')],
  ['An empty sentence', banner('""'), { 'words.yaml': 'home:\n' }],
  ['A placeholder that nothing closes', banner('"{siteName vous"'), banner('"{siteName} vous"')],
  ['HTML', banner('"<b>Bonjour</b>"'), banner('"Bonjour"')],
  ['3,000 characters', banner(`"${'long '.repeat(600)}"`), banner('"long"')],
]

it('helps whoever makes a mistake', async () => {
  const said = cases.map(([, mistake]) => sayOf(mistake))
  expect(`\n${(await Promise.all(said)).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    site/site.yaml, « supportMail: zoe@lilas.fr » : Rien ne lit « supportMail » : le nom juste est « supportEmail ».
    site/site.yaml, « nom: Lilas » : Rien ne lit « nom » : le nom juste est « name ».
    site/site.yaml, « téléphone: 1007 » : Rien ne lit « téléphone » : le nom juste est « supportPhone ».
    site/site.yaml, « supportEmail:zoe@lilas.fr » : La ligne « supportEmail:zoe@lilas.fr » ne se lit pas : elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».
    site/site.yaml, « name: {Lilas} » : La ligne « name: {Lilas} » ne se lit pas : les accolades et les crochets y ont un autre sens. Écrivez la vraie réponse, sans eux ; autour d’un nom tel que {siteName}, mettez-la tout entière entre guillemets droits.
    site/site.yaml, « name: *Lilas* » : La ligne « name: *Lilas* » ne se lit pas : sa valeur commence par un signe réservé. Mettez la valeur tout entière entre guillemets droits.
    site/words.yaml, « banner: "Oui » : La ligne « banner: "Oui » ne se lit pas : il y manque un signe : « : » et une espace après la clé, ou ce qui ferme des guillemets ou une liste.
    site/words.yaml, « banner: Bonjour : bienvenue » : La ligne « banner: Bonjour : bienvenue » ne se lit pas : elle contient « : » dans sa valeur. Mettez la valeur tout entière entre guillemets droits.
    site/words.yaml, « banner: "Vous "et" moi" » : La ligne « banner: "Vous "et" moi" » ne se lit pas : sa valeur continue après des guillemets. Retirez ceux-ci et la virgule de la fin, puis mettez le texte tout entier entre guillemets droits doubles. À l’intérieur, écrivez « … » au lieu de "…".
    site/words.yaml, « banner: 'Pour vous', » : La ligne « banner: 'Pour vous', » ne se lit pas : sa valeur continue après des guillemets. Retirez ceux-ci et la virgule de la fin, puis mettez le texte tout entier entre guillemets droits doubles. À l’intérieur, écrivez « … » au lieu de "…".
    site/words.yaml, « banner: “Bonjour à tous” » : Les guillemets de “Bonjour à tous” se liront sur la page. Écrivez « banner: Bonjour à tous » sous « home: ».
    site/site.yaml, « noindex: non » : La ligne « noindex: non » ne se lit pas : ce nom est écrit deux fois. Réunissez sous un seul ce que disent les deux.
    site/site.yaml, « --- » : La ligne « --- » ne se lit pas : retirez-la, ou mettez sa valeur tout entière entre guillemets droits.
    site/site.yaml, « <iframe src="https://www.youtube.com/emb » : La ligne « <iframe src="https://www.youtube.com/embed/x"></iframe> » ne se lit pas : un code d’intégration se colle dans l’atelier (« npm run atelier »). Ici, ne gardez que l’adresse qu’il contient, entre guillemets droits.
    site/site.yaml, « minutes: 30 » : La ligne « minutes: 30 » ne se lit pas : elle commence par une tabulation. Décalez chaque ligne avec des espaces, deux par niveau.
    site/site.yaml, « minutes: 30 » : La ligne « minutes: 30 » ne se lit pas : elle commence par une espace insécable. Décalez chaque ligne avec des espaces, deux par niveau.
    site/site.yaml, « call.minutes: 30 », durée de l’appel de découverte, en minutes : « call.minutes » : écrivez « minutes » sous « call », sur une ligne décalée de deux espaces de plus.
    site/site.yaml, « minutes: 30 » : « minutes » va sous « call » : mettez cette ligne dessous, décalée de deux espaces de plus.
    site/site.yaml, « captionsConfirmed: oui » : La ligne « captionsConfirmed: oui » ne se lit pas : elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. Décalez chaque ligne avec des espaces, deux par niveau. Une adresse à côté de « video: » ou de « scheduling: » se met alors dessous elle aussi, après « url: ».
    site/site.yaml, « 69003 Lyon » : La ligne « 69003 Lyon » ne se lit pas : elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».
    site/site.yaml : Ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.
    site/site.yaml, « poster: media/moi.jpg », image de la vidéo : Le fichier « media/moi.jpg » n’existe pas dans le dossier « site ». Remettez-le, ou choisissez-en un autre.
    Rien ne lit « medias ». Sont lus ici : site.yaml, words.yaml, legal, media, public. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.
    Rien ne lit « word.yaml ». Renommez-le en « words.yaml », ou sortez-le du dossier du site.
    site/site.yaml, « poster: media/été.jpg », image de la vidéo : Le nom de ce fichier a une espace, un accent ou un autre signe : renommez-le avec des lettres sans accent, des chiffres et des tirets.
    site/site.yaml, « poster: C:\\Users\\Zoé\\moi.jpg », image de la vidéo : C’est un chemin sur votre ordinateur : copiez le fichier dans le dossier « media » du site, sous un nom sans espace ni accent, puis écrivez « media/nom.jpg ».
    site/site.yaml, « src: media/IMG_1.MOV », film à vous : Il faut un fichier MP4 ou WebM : exportez de nouveau, car changer la fin du nom ne suffit pas.
    site/site.yaml, « src: media/a.mp4 », film à vous : La page montre la vidéo dont l’adresse est donnée, et non ce film. Videz « src ».
    site/media/a.vtt, « Bonjour. », sous-titres français : Ce fichier ne contient aucun sous-titre : un texte seul ne suffit pas, chaque phrase a ses temps. Faites sous-titrer le film (YouTube Studio ou Subtitle Edit le font), puis exportez en WebVTT.
    site/site.yaml, « deploy: netlify:lilas », adresse où publier : Un site se publie chez Netlify sans cette réponse : faites glisser dans sa page « Deploys » le dossier « dist », qu’écrit « npm run build ». Videz « deploy ».
    site/site.yaml, « isOwn: oui », qui tient ce service ? : Calendly tient cette page, et reçoit ce que vos visiteurs y font : elle n’est pas sur un serveur à vous. Videz « isOwn ».
    site/site.yaml, « color: #1c5b49 » : La ligne « color: #1c5b49 » ne se lit pas : « # » y commence une note. Mettez la valeur tout entière entre guillemets droits.
    site/site.yaml, « color: vert », couleur de votre identité : Écrivez une couleur en six chiffres, entre guillemets : « "#1c5b49" ».
    site/site.yaml, « shareCapital: "Capital : 2000" », capital social : Écrivez un montant en euros, par exemple « 5 000 € », ou « variable, 1 000 € minimum ». Écrivez « shareCapital: 2 000 € » sous « publisher: ».
    site/site.yaml, « adBudget: 600 € TTC », budget publicitaire que le client paie, hors taxes, par mois : Écrivez un montant en euros, hors taxes : un montant TTC se divise par 1,2. Par exemple « 600 € ».
    site/site.yaml, « url: », adresse publique : Cette réponse manque. Écrivez par exemple « https://www.mon-agence.fr ».
    site/site.yaml, « name: "[Nom de l’agence]" », nom de l’agence : « [Nom de l’agence] » est une place à remplir, et se lirait telle quelle. Écrivez ce qui y va, ou rien tant que vous ne savez pas.
    site/site.yaml, « siret: 876 543 216 », SIRET : C’est un SIREN : ajoutez les cinq chiffres de l’établissement, qui suivent sur votre avis Insee.
    site/words.yaml, « banner: [ "Une", "Deux" ] » : Écrivez ici une seule phrase.
    site/words.yaml, « banner: "" » : Cette phrase est vide : retirez la ligne, et la nôtre revient.
    site/words.yaml, « banner: "{siteName vous" » : Rien ne peut remplir « {siteName » dans cette phrase. Elle peut contenir {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}.
    site/words.yaml, « banner: "<b>Bonjour</b>" » : « <b> » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.
    site/words.yaml, « banner: "long long long long long long l » : Cette phrase a 2999 caractères : écrivez-en 500 au plus.
    "
  `)
})

const mended = cases.flatMap(([title, , right]) => (right ? [[title, right] as const] : []))

it.each(mended)('says nothing more to whoever obeys: %s', async (_, right) => {
  expect(await sayOf(right)).toBe('(rien à dire)')
})

it.each<[what: string, mistake: string | Files]>([
  ['a fact has a misspelt key', { 'site.yaml': complete.replace('address: 3', 'adress: 3') }],
  ['the calendar is misspelt', { 'site.yaml': complete.replace('scheduling:', 'schedulling:') }],
  ['the address of the calendar cannot be used', 'scheduling: https://calendly.com/app/a/b'],
])('asks to write nothing twice, and to remove nothing, where %s', async (_, mistake) => {
  expect(await sayOf(mistake)).not.toMatch(/Cette réponse manque|Videz/)
})
