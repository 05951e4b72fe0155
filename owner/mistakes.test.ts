/*
 * The mistakes that owners make most often, with the messages that they get: in the terminal, and in the
 * atelier's form with its buttons. Read the snapshot as an owner would. Most mistakes are then mended exactly
 * as their message says: no message may be left.
 */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Files, temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import type { Problem } from './problems/Problem.ts'
import { fieldName, inForm, inTerminal, remedyInForm } from './problems/say.ts'
import { readSite } from './read-site.ts'
import { findEverything } from './rules/find-everything.ts'
import { typeset } from './typography.ts'

const BASE = 'tests/sites/complete'

/** The greatest number of characters that are quoted of a line. */
const LINE_LENGTH = 40

const keyOf = ({ sentence, place }: Problem) => `${sentence} ${place.path.join('.')}`
const findIn = (folder: string) => findEverything(readSite(folder))
const known = new Set((await findIn(BASE)).map(keyOf))

/** Quotes the line in the place of its number, which another answer of the complete site would change. */
function withLine(said: string): string {
  const [spot, file = '', number] = /(\S+), ligne (\d+)/.exec(said) ?? []
  if (!spot) return said
  const line = readFileSync(file, 'utf8').split(/\r?\n/)[Number(number) - 1] ?? ''
  return said.replace(spot, `${file}, ligne « ${line.trim().slice(0, LINE_LENGTH)} »`)
}

/**
 * Replaces files of the complete site, and lists what the terminal then tells the owner. If the form words a
 * message differently, its words follow after an arrow.
 */
async function sayOf(files: Files): Promise<string> {
  const folder = temporaryFolder(onTestFinished)
  cpSync(BASE, folder, { recursive: true })
  writeFiles(folder, files)
  const problems = (await findIn(folder)).filter(
    (problem) => problem.level !== 'good' && !known.has(keyOf(problem)),
  )
  const said = problems.flatMap((problem) => {
    const name = fieldName(problem.place)
    const button =
      problem.remedy === undefined ? '' : ` [${remedyInForm(problem.remedy, problem.place)}]`
    const file = `  ${withLine(inTerminal(problem))}`
    const form = `${name && `${name} : `}${inForm(problem)}${button}`
    const isSame = typeset(file).toLowerCase().endsWith(typeset(form).toLowerCase())
    return isSame ? [file] : [file, `  → ${form}`]
  })
  return said.join('\n').replaceAll(folder, 'site') || '  (rien à dire)'
}

const complete = readFileSync(join(BASE, 'site.yaml'), 'utf8')

function change(key: string, value: string): Files {
  const line = new RegExp(`^( *)${key}.*$`, 'm')
  if (!line.test(complete)) throw new Error(`No line begins with ${key}`)
  return { 'site.yaml': complete.replace(line, `$1${value}`) }
}

/** Puts these lines at the beginning of the site, in the place of the keys that they answer. */
function site(text: string): Files {
  const keys = [...text.matchAll(/^\ufeff?(\w+):/gm)].map(([, key]) => key)
  const others = complete
    .split(/^(?=\w)/m)
    .filter((part) => !keys.some((key) => part.startsWith(`${key}:`)))
  return { 'site.yaml': `${text}\n${others.join('')}` }
}

const words = (text: string): Files => ({ 'words.yaml': text })

const picture = Buffer.from('ffd8ffe000104a46', 'hex')

const banner = (text: string) => words(`home:\n  banner: ${text}`)
const color = (text: string) => site(`brand:\n  color: ${text}`)
const siret = (digits: string) => change('siret:', `siret: ${digits}`)
const poster = (path: string) => change('poster:', `poster: ${path}`)
const calendar = (url: string) => change('url: https://calendly', `url: ${url}`)
const video = (url: string) => change('url: https://fast.wistia', `url: ${url}`)
const embeds = (film: string, agenda: string): Files => ({
  'site.yaml': String(video(film)['site.yaml']).replace(
    /url: https:\/\/calendly.*/,
    `url: ${agenda}`,
  ),
})
const call = site('call:\n  minutes: 30')

const FILM = 'https://youtu.be/dQw4w9WgXcQ'

type Case = [title: string, mistake: Files, mended?: Files]

const cases: Case[] = [
  [
    'A typo in a key',
    site('supportMail: moi@agence-des-lilas.fr'),
    site('supportEmail: moi@agence-des-lilas.fr'),
  ],
  ['An indentation that is off', site('call:\n  minutes: 30\n minuts: 20'), call],
  ['A group that is not indented', site('call:\nminutes: 30'), call],
  [
    'A colon without its space',
    site('supportEmail:moi@agence-des-lilas.fr'),
    site('supportEmail: moi@agence-des-lilas.fr'),
  ],
  [
    'An answer under the address of a video, and notes between them',
    site(`video: ${FILM}\n\n  # Vus\n  captionsConfirmed: oui\n  title: Notre film`),
    site(`video:\n  url: ${FILM}\n  captionsConfirmed: oui\n  title: Notre film`),
  ],
  ['A line that is indented too far', site('call:\n  minutes: 30\n    x: 1')],
  ['A group that is misspelt', change('director:', 'directr:'), change('director:', 'director:')],
  ['A tab', site('call:\n\tminutes: 30'), call],
  ['Smart quotes', banner('“Bonjour à tous”'), banner('Bonjour à tous')],
  [
    'A missing quote',
    site('name: "Agence des Lilas\nnoindex: non'),
    site('name: "Agence des Lilas"\nnoindex: non'),
  ],
  ['A colon in a value', banner('Bonjour : bienvenue'), banner('"Bonjour : bienvenue"')],
  ['Quotes inside quotes', banner('"Vous "et" moi"'), banner('"Vous « et » moi"')],
  [
    'Windows-1252',
    { 'site.yaml': Buffer.from('name: Agence \u00e9toile', 'latin1') },
    site('name: Agence étoile'),
  ],
  [
    'A folder that was renamed',
    { ...poster('media/moi.jpg'), 'medias/moi.jpg': picture },
    { ...poster('media/moi.jpg'), 'media/moi.jpg': picture },
  ],
  ['A sentence file under another name', { 'word.yaml': 'home:\n  banner: Oui' }, banner('Oui')],
  ['Two sites in one folder', { 'site - Copie.yaml': 'name: Lilas' }],
  [
    'A playlist',
    video('https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F369BLDSqIwcs'),
    video('https://youtu.be/dQw4w9WgXcQ'),
  ],
  ['A film on another site', video('https://www.lilas.fr/videos/film.mp4?dl=1')],
  ['A site of Netlify', site('deploy: netlify:lilas'), site('')],
  [
    'Addresses with a space, and on two lines',
    embeds('https://player.vimeo.com/video/769798 71', 'https://calendly.com/lilas/\n    appel'),
    embeds('https://player.vimeo.com/video/76979871', 'https://calendly.com/lilas/appel'),
  ],
  [
    'A shortened link, and a list of links',
    embeds('https://bit.ly/3xYz', 'https://linktr.ee/agence.lilas'),
  ],
  [
    'A page to sign in, and a conversation',
    embeds('https://login.microsoftonline.com/common/oauth2', 'https://wa.me/33465710012'),
  ],
  [
    'A download, and a form',
    embeds(
      'https://drive.google.com/uc?id=1a2b',
      'https://docs.google.com/forms/d/e/1FAIp/viewform',
    ),
  ],
  [
    'The pieces of a film, and the site itself',
    embeds(
      'https://cdn.lilas.fr/film/index.m3u8?v=2',
      'https://agence-des-lilas.fr/merci/?a=1#agenda',
    ),
  ],
  [
    'A signed address, and one behind a filter',
    embeds(
      'https://www.google.com/url?q=https%3A%2F%2Fplayer.mux.com%2FEcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC%3Fplayback-token%3DeyJhbG',
      'https://protect-eu.mimecast.com/s/aBcD?domain=calendly.com',
    ),
  ],
  ['Another promise in the headline', words('home:\n  hero:\n    promise: 50+ rendez-vous')],
  ['A calendar in the place of the video', video('https://calendly.com/lilas/appel')],
  [
    'An embed code over keys',
    site('video:\n<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'),
  ],
  [
    'The admin address of a calendar',
    calendar('https://calendly.com/app/scheduling/meeting_types'),
    calendar('https://calendly.com/lilas/appel'),
  ],
  ['A private link', calendar('https://calendar.google.com/calendar/u/0/r')],
  ['A page of which we do not know who runs it', calendar('https://rdv.lilas.ch/appel')],
  [
    'A page of another company without its name',
    calendar('https://rdv.lilas.ch/appel\n  isOwn: non'),
    calendar(
      'https://rdv.lilas.ch/appel\n  name: Lilas\n  country: Suisse\n  privacyPolicy: https://lilas.ch/rgpd',
    ),
  ],
  [
    'A page at a company, said to be one’s own',
    calendar('https://calendly.com/lilas/appel\n  isOwn: oui'),
    calendar('https://calendly.com/lilas/appel'),
  ],
  [
    'An accent in a name',
    { ...poster('media/été.jpg'), 'media/été.jpg': 'x' },
    poster('media/poster.webp'),
  ],
  ['A colour in words', color('vert'), color('"#1c5b49"')],
  [
    'A date where an amount is asked',
    change('shareCapital', 'shareCapital: 20/11/2026'),
    change('shareCapital', 'shareCapital: 5 000 €'),
  ],
  [
    'A number sign in a title',
    change('title:', 'title: Notre film #1'),
    change('title:', 'title: "Notre film #1"'),
  ],
  [
    'The question before the answer',
    change('shareCapital', 'shareCapital: "Capital : 2000"'),
    change('shareCapital', 'shareCapital: 2 000 €'),
  ],
  [
    'An address on two lines',
    change('address: 3 place', 'address: 3 place des Lilas\n    69003 Lyon'),
    change('address: 3 place', 'address: 3 place des Lilas 69003 Lyon'),
  ],
  [
    'A picture where it stands on the disk',
    poster('C:\\Users\\Zoé\\moi.jpg'),
    { ...poster('media/nom.jpg'), 'media/nom.jpg': picture },
  ],
  ['A film of a telephone', change('url: https://fast.wistia', 'src: media/IMG_1.MOV')],
  [
    'A plain text in the place of captions',
    {
      ...change('captionsConfirmed', 'captionsConfirmed: oui\n  captions: media/a.vtt'),
      'media/a.vtt': 'Bonjour.\nMerci.',
    },
  ],
  [
    'French names of keys',
    { 'site.yaml': complete.replace('name:', 'nom:').replace('supportPhone:', 'téléphone:') },
    { 'site.yaml': complete },
  ],
  [
    'A name in braces',
    change('name: Agence', 'name: {Lilas}'),
    change('name: Agence', 'name: Lilas'),
  ],
  [
    'A budget with taxes',
    change('adBudget', 'adBudget: 600 € TTC'),
    change('adBudget', 'adBudget: 500 € HT'),
  ],
  [
    'An empty field',
    change('url: https://www', 'url:'),
    change('url: https://www', 'url: www.a.fr'),
  ],
  [
    'A name and a number that somebody was to fill in',
    {
      'site.yaml': complete
        .replace('Hébergement des Lilas SAS', '"[Nom de l’hébergeur]"')
        .replace('876 543 216 00017', '000 000 000 00000'),
    },
    { 'site.yaml': complete },
  ],
  [
    'A film beside an address',
    change('title:', 'src: media/a.mp4\n  title: Notre film'),
    change('title:', 'title: Notre film'),
  ],
  ['A SIREN', siret('876 543 216'), siret('876 543 216 00017')],
  ['An empty sentence', banner('""'), words('home:\n')],
  [
    'A blank that nothing closes',
    banner('"{siteName vous écoute"'),
    banner('"{siteName} vous écoute"'),
  ],
  ['HTML', banner('"<b>Bonjour</b>"'), banner('"Bonjour"')],
  ['3,000 characters', banner(`"${'long '.repeat(600)}"`), banner('"long"')],
]

it('helps whoever makes a mistake', async () => {
  const said = cases.map(async ([title, files]) => `${title}\n${await sayOf(files)}`)
  expect(`\n${(await Promise.all(said)).join('\n')}\n`).toMatchInlineSnapshot(`
    "
    A typo in a key
      site/site.yaml, ligne « supportMail: moi@agence-des-lilas.fr » : Rien ne lit « supportMail » : le nom juste est « supportEmail ».
    An indentation that is off
      site/site.yaml, ligne « minuts: 20 » : La ligne « minuts: 20 » ne se lit pas : elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. Décalez chaque ligne avec des espaces, deux par niveau. Une adresse à côté de « video: » ou de « scheduling: » se met alors dessous elle aussi, après « url: ».
    A group that is not indented
      site/site.yaml, ligne « minutes: 30 » : « minutes » va sous « call » : mettez cette ligne dessous, décalée de deux espaces de plus.
    A colon without its space
      site/site.yaml, ligne « supportEmail:moi@agence-des-lilas.fr » : La ligne « supportEmail:moi@agence-des-lilas.fr » ne se lit pas : elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».
    An answer under the address of a video, and notes between them
      site/site.yaml, ligne « captionsConfirmed: oui » : La ligne « captionsConfirmed: oui » ne se lit pas : elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. Décalez chaque ligne avec des espaces, deux par niveau. Une adresse à côté de « video: » ou de « scheduling: » se met alors dessous elle aussi, après « url: ».
    A line that is indented too far
      site/site.yaml, ligne « x: 1 » : La ligne « x: 1 » ne se lit pas : elle n’est pas alignée avec les autres de son groupe, ou la précédente n’est pas finie. Décalez chaque ligne avec des espaces, deux par niveau. Une adresse à côté de « video: » ou de « scheduling: » se met alors dessous elle aussi, après « url: ».
    A group that is misspelt
      site/site.yaml, ligne « directr: » : Rien ne lit « directr » : le nom juste est « director ».
    A tab
      site/site.yaml, ligne « minutes: 30 » : La ligne « minutes: 30 » ne se lit pas : elle commence par une tabulation. Décalez chaque ligne avec des espaces, deux par niveau.
    Smart quotes
      site/words.yaml, ligne « banner: “Bonjour à tous” » : Les guillemets de “Bonjour à tous” se liront sur la page. Écrivez « banner: Bonjour à tous » sous « home: ».
      → Les guillemets de “Bonjour à tous” se liront sur la page. [Écrire Bonjour à tous]
    A missing quote
      site/site.yaml, ligne « name: "Agence des Lilas » : La ligne « name: "Agence des Lilas » ne se lit pas : il y manque un signe : « : » et une espace après la clé, ou ce qui ferme des guillemets ou une liste.
    A colon in a value
      site/words.yaml, ligne « banner: Bonjour : bienvenue » : La ligne « banner: Bonjour : bienvenue » ne se lit pas : elle contient « : » dans sa valeur. Mettez la valeur tout entière entre guillemets droits.
    Quotes inside quotes
      site/words.yaml, ligne « banner: "Vous "et" moi" » : La ligne « banner: "Vous "et" moi" » ne se lit pas : sa valeur continue après sa fin. Mettez la valeur tout entière entre guillemets droits. À l’intérieur, écrivez « … » au lieu de "…".
    Windows-1252
      site/site.yaml : Ce fichier n’est pas un texte enregistré en UTF-8, ses accents seraient perdus. Enregistrez-le de nouveau comme texte, avec cet encodage.
    A folder that was renamed
      site/site.yaml, ligne « poster: media/moi.jpg », image de la vidéo : Le fichier « media/moi.jpg » n’existe pas dans le dossier « site ». Remettez-le, ou choisissez-en un autre.
      Rien ne lit « medias ». Sont lus ici : site.yaml, words.yaml, legal, media, public. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.
    A sentence file under another name
      Rien ne lit « word.yaml ». Renommez-le en « words.yaml », ou sortez-le du dossier du site.
    Two sites in one folder
      Rien ne lit « site - Copie.yaml ». Sont lus ici : site.yaml, words.yaml, legal, media, public. Reportez-y ce qui vous sert, puis sortez-le du dossier du site.
    A playlist
      site/site.yaml, ligne « url: https://www.youtube.com/embed/video », adresse de la vidéo : C’est une liste de lecture ou un direct, qui change. Ouvrez-y la vidéo à montrer, et donnez son adresse à elle.
    A film on another site
      site/site.yaml, ligne « url: https://www.lilas.fr/videos/film.mp », adresse de la vidéo : Téléchargez ce film, mettez-le dans le dossier « media » du site, puis donnez « media/film.mp4 ».
    A site of Netlify
      site/site.yaml, ligne « deploy: netlify:lilas », adresse où publier : Un site se publie chez Netlify sans cette réponse : faites glisser dans sa page « Deploys » le dossier « dist », qu’écrit « npm run build ». Videz « deploy ».
      → Adresse où publier : Un site se publie chez Netlify sans cette réponse : faites glisser dans sa page « Deploys » le dossier « dist », qu’écrit « npm run build ». [Vider ce champ]
    Addresses with a space, and on two lines
      site/site.yaml, ligne « url: https://player.vimeo.com/video/7697 », adresse de la vidéo : Une espace, un retour à la ligne ou « … » coupe cette adresse. Copiez-la de nouveau, seule, entière et d’un seul tenant.
      site/site.yaml, ligne « url: https://calendly.com/lilas/ », page de réservation : Une espace, un retour à la ligne ou « … » coupe cette adresse. Copiez-la de nouveau, seule, entière et d’un seul tenant.
    A shortened link, and a list of links
      site/site.yaml, ligne « url: https://bit.ly/3xYz », adresse de la vidéo : C’est un lien raccourci, qui peut mener ailleurs demain. Ouvrez-le, et copiez l’adresse qui s’affiche alors.
      site/site.yaml, ligne « url: https://linktr.ee/agence.lilas », page de réservation : Cette page est une liste de liens. Ouvrez-y celui qu’il faut, et copiez l’adresse qui s’affiche alors.
    A page to sign in, and a conversation
      site/site.yaml, ligne « url: https://login.microsoftonline.com/c », adresse de la vidéo : C’est la page où l’on se connecte à un compte. Donnez l’adresse d’une vidéo, telle qu’on l’ouvre sans compte.
      site/site.yaml, ligne « url: https://wa.me/33465710012 », page de réservation : Cette adresse ouvre une conversation. Donnez l’adresse de la page où l’on choisit un créneau.
    A download, and a form
      site/site.yaml, ligne « url: https://drive.google.com/uc?id=1a2b », adresse de la vidéo : Cette page garde un fichier, et ne se montre pas dans un autre site. Donnez l’adresse d’une vidéo ; un film se télécharge, puis se donne au site (« Film à vous »).
      site/site.yaml, ligne « url: https://docs.google.com/forms/d/e/1 », page de réservation : C’est un formulaire. Donnez l’adresse de la page où l’on choisit un créneau.
    The pieces of a film, and the site itself
      site/site.yaml, ligne « url: https://cdn.lilas.fr/film/index.m3u », adresse de la vidéo : C’est un flux, et non la page d’une vidéo. Donnez l’adresse d’une vidéo.
      site/site.yaml, ligne « url: https://agence-des-lilas.fr/merci/? », page de réservation : C’est une page de ce site. Donnez l’adresse de la vidéo ou de l’agenda chez son service.
    A signed address, and one behind a filter
      site/site.yaml, ligne « url: https://www.google.com/url?q=https% », adresse de la vidéo : Cette adresse est signée : elle cesse de marcher après un temps. Rendez la vidéo publique chez son service, puis copiez l’adresse qu’elle y a sans signature.
      site/site.yaml, ligne « url: https://protect-eu.mimecast.com/s/a », page de réservation : Cette adresse passe par un filtre de messagerie ou un réseau. Ouvrez-la, et copiez celle qui s’affiche alors.
    Another promise in the headline
      site/words.yaml, ligne « promise: 50+ rendez-vous » : Cette phrase dit « 50 », et votre promesse est de 30. Avec « {appointmentsPerMonth} », le nombre la suit. Écrivez « promise: "{appointmentsPerMonth}+ rendez-vous" » sous « hero: ».
      → Cette phrase dit « 50 », et votre promesse est de 30. Avec « {appointmentsPerMonth} », le nombre la suit. [Écrire {appointmentsPerMonth}+ rendez-vous]
    A calendar in the place of the video
      site/site.yaml, ligne « url: https://calendly.com/lilas/appel », adresse de la vidéo : C’est une adresse chez Calendly : donnez-la à la question de l’agenda, et ici l’adresse d’une vidéo.
    An embed code over keys
      site/site.yaml, ligne « <iframe src="https://www.youtube.com/emb » : La ligne « <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe> » ne se lit pas : un code d’intégration se colle dans l’atelier (« npm run atelier »). Ici, ne gardez que l’adresse qu’il contient, entre guillemets droits.
    The admin address of a calendar
      site/site.yaml, ligne « url: https://calendly.com/app/scheduling », page de réservation : « https://calendly.com/app/scheduling/meeting_types » est bien chez Calendly, et n’est pas la page où l’on prend rendez-vous. Copiez le lien que vous donneriez à tous pour réserver, par exemple « https://calendly.com/mon-agence/appel-decouverte ».
    A private link
      site/site.yaml, ligne « url: https://calendar.google.com/calenda », page de réservation : C’est un lien court, ou l’agenda lui-même. Ouvrez-y, ou créez-y, une « page de réservation », et copiez son adresse longue, qui commence par « https://calendar.google.com/calendar/appointments/ ».
    A page of which we do not know who runs it
      site/site.yaml, ligne « scheduling: », qui tient ce service ? : Cette réponse manque. Choisissez parmi ces réponses : oui, non.
    A page of another company without its name
      site/site.yaml, ligne « scheduling: », nom du service : Cette réponse manque. Écrivez par exemple « Doodle ».
      site/site.yaml, ligne « scheduling: », pays du service, ou de votre serveur : Cette réponse manque. Écrivez par exemple « Suisse ».
      site/site.yaml, ligne « scheduling: », politique de confidentialité du service : Cette réponse manque. Écrivez par exemple « https://doodle.com/fr/privacy-policy ».
    A page at a company, said to be one’s own
      site/site.yaml, ligne « isOwn: oui », qui tient ce service ? : Calendly tient cette page, et reçoit ce que vos visiteurs y font : elle n’est pas sur un serveur à vous. Videz « isOwn ».
      → Qui tient ce service ? : Calendly tient cette page, et reçoit ce que vos visiteurs y font : elle n’est pas sur un serveur à vous. [Vider ce champ]
    An accent in a name
      site/site.yaml, ligne « poster: media/été.jpg », image de la vidéo : Le nom de ce fichier a une espace, un accent ou un autre signe : renommez-le avec des lettres sans accent, des chiffres et des tirets.
    A colour in words
      site/site.yaml, ligne « color: vert », couleur de votre identité : Écrivez une couleur en six chiffres, entre guillemets : « "#1c5b49" ».
    A date where an amount is asked
      site/site.yaml, ligne « shareCapital: 20/11/2026 », capital social : Écrivez un montant en euros, par exemple « 5 000 € », ou « variable, 1 000 € minimum ».
    A number sign in a title
      site/site.yaml, ligne « title: Notre film #1 » : La ligne « title: Notre film #1 » ne se lit pas : « # » y commence une note. Mettez la valeur tout entière entre guillemets droits.
    The question before the answer
      site/site.yaml, ligne « shareCapital: "Capital : 2000" », capital social : Écrivez un montant en euros, par exemple « 5 000 € », ou « variable, 1 000 € minimum ». Écrivez « shareCapital: 2 000 € » sous « publisher: ».
      → Capital social : Écrivez un montant en euros, par exemple « 5 000 € », ou « variable, 1 000 € minimum ». [Écrire 2 000 €]
    An address on two lines
      site/site.yaml, ligne « 69003 Lyon » : La ligne « 69003 Lyon » ne se lit pas : elle n’a pas de clé. Si elle continue la précédente, mettez-la au bout de celle-ci ; sinon, écrivez « clé: valeur », avec une espace après « : ».
    A picture where it stands on the disk
      site/site.yaml, ligne « poster: C:\\Users\\Zoé\\moi.jpg », image de la vidéo : C’est un chemin sur votre ordinateur : copiez le fichier dans le dossier « media » du site, sous un nom sans espace ni accent, puis écrivez « media/nom.jpg ».
    A film of a telephone
      site/site.yaml, ligne « src: media/IMG_1.MOV », film à vous : Il faut un fichier MP4 ou WebM : exportez de nouveau, car changer la fin du nom ne suffit pas.
    A plain text in the place of captions
      site/media/a.vtt, ligne « Bonjour. », sous-titres français : Ce fichier ne contient aucun sous-titre : un texte seul ne suffit pas, chaque phrase a ses temps. Faites sous-titrer le film (YouTube Studio ou Subtitle Edit le font), puis exportez en WebVTT.
      → Sous-titres français : Ligne 1 du fichier : Ce fichier ne contient aucun sous-titre : un texte seul ne suffit pas, chaque phrase a ses temps. Faites sous-titrer le film (YouTube Studio ou Subtitle Edit le font), puis exportez en WebVTT.
    French names of keys
      site/site.yaml, ligne « nom: Agence des Lilas » : Rien ne lit « nom » : le nom juste est « name ».
      site/site.yaml, ligne « téléphone: 04 65 71 00 12 » : Rien ne lit « téléphone » : le nom juste est « supportPhone ».
    A name in braces
      site/site.yaml, ligne « name: {Lilas} » : La ligne « name: {Lilas} » ne se lit pas : les accolades et les crochets y ont un autre sens. Écrivez la valeur sans eux ; autour d’un nom tel que {siteName}, mettez-la tout entière entre guillemets droits.
    A budget with taxes
      site/site.yaml, ligne « adBudget: 600 € TTC », budget publicitaire que le client paie, hors taxes, par mois : Écrivez un montant en euros, hors taxes : un montant TTC se divise par 1,2. Par exemple « 600 € ».
    An empty field
      site/site.yaml, ligne « url: », adresse publique : Cette réponse manque. Écrivez par exemple « https://www.mon-agence.fr ».
    A name and a number that somebody was to fill in
      site/site.yaml, ligne « siret: 000 000 000 00000 », SIRET : Recopiez les quatorze chiffres de votre avis Insee, par exemple « 123 456 782 00010 ».
      site/site.yaml, ligne « name: "[Nom de l’hébergeur]" », nom de l’hébergeur : « [Nom de l’hébergeur] » est une place à remplir, et se lirait telle quelle. Écrivez ce qui y va, ou rien tant que vous ne savez pas.
    A film beside an address
      site/site.yaml, ligne « src: media/a.mp4 », film à vous : La page montre la vidéo dont l’adresse est donnée, et non ce film. Videz « src ».
      → Film à vous : La page montre la vidéo dont l’adresse est donnée, et non ce film. [Vider ce champ]
    A SIREN
      site/site.yaml, ligne « siret: 876 543 216 », SIRET : C’est un SIREN : ajoutez les cinq chiffres de l’établissement, qui suivent sur votre avis Insee.
    An empty sentence
      site/words.yaml, ligne « banner: "" » : Cette phrase est vide : retirez la ligne, et la nôtre revient.
    A blank that nothing closes
      site/words.yaml, ligne « banner: "{siteName vous écoute" » : Rien ne peut remplir « {siteName » dans cette phrase. Elle peut contenir {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}.
    HTML
      site/words.yaml, ligne « banner: "<b>Bonjour</b>" » : « <b> » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.
    3,000 characters
      site/words.yaml, ligne « banner: "long long long long long long l » : Cette phrase a 2999 caractères : écrivez-en 500 au plus.
    "
  `)
})

const mended = cases.flatMap(([title, , right]) => (right ? [[title, right] as const] : []))

it.each(mended)('says nothing more to whoever obeys: %s', async (_, right) => {
  expect(await sayOf(right)).toBe('  (rien à dire)')
})

it.each<[what: string, mistake: Files]>([
  ['a fact has a misspelt key', change('address: 3 place', 'adress: 3 place des Lilas, Lyon')],
  ['the calendar is misspelt', change('scheduling:', 'schedulling:')],
  ['the address of the calendar cannot be used', calendar('https://calendly.com/app/a/b')],
  [
    'the name of the picture has an accent',
    { ...poster('media/été.webp'), 'media/poster.webp': 'x' },
  ],
])('asks to write nothing twice, and to remove nothing, where %s', async (_, mistake) => {
  expect(await sayOf(mistake)).not.toMatch(/Cette réponse manque|Videz/)
})
