import { inBoth, quote } from './Sentences.ts'

/** `Sous « Éditeur du site » : `, where a fault stands below a heading. */
const under = (heading: string) => heading && `Sous « ${heading} » : `

/** What cannot be read, or must not stand, in a legal text. Its author writes the same marks in a file and in a form. */
export const legalTextSentences = {
  'tag-unclosed': inBoth<{ tag: string; end: string }>(
    ({ tag, end }) => `${tag} n’est pas fermé : ajoutez {% end${end} %} plus bas.`,
  ),
  'tag-stray': inBoth<{ written: string }>(
    ({ written }) => `${written} ne répond à aucune condition ouverte plus haut. Retirez-le.`,
  ),
  'name-unknown': inBoth<{ name: string; closest: string }>(
    ({ name, closest }) => `« ${name} » n’existe pas. Vouliez-vous dire « ${closest} » ?`,
  ),
  'name-absent': inBoth<{ name: string; guard: string }>(
    ({ name, guard }) =>
      `« ${name} » : ce site n’en a pas. Placez ce passage entre {% if ${guard} %} et {% endif %}.`,
  ),
  'braces-unreadable': inBoth<{ written: string }>(
    ({ written }) =>
      `ce qui est entre accolades ne se lit pas : ${quote(written)}. Une accolade s’ouvre et se ferme par deux, ainsi : {{ publisher.name }}.`,
  ),
  'html-in-text': inBoth<{ heading: string; html: string }>(
    ({ heading, html }) =>
      `${under(heading)}${quote(html)} : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< » ; pour une note à vous, {% comment %} … {% endcomment %}.`,
  ),
  'picture-elsewhere': inBoth<{ heading: string; address: string }>(
    ({ heading, address }) =>
      `${under(heading)}L’image « ${address} » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.`,
  ),
  'link-unusable': inBoth<{ heading: string; address: string }>(
    ({ heading, address }) =>
      `${under(heading)}Le lien « ${address} » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.`,
  ),
  'table-unnamed': inBoth<{ heading: string }>(
    ({ heading }) =>
      `${under(heading)}Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».`,
  ),
  'table-unreadable': inBoth<{ heading: string }>(
    ({ heading }) =>
      `${under(heading)}Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.`,
  ),
  'title-count': inBoth<{ count: number }>(
    ({ count }) =>
      `la page commence par un seul titre, « # Titre de la page ». Il y en a ${count}.`,
  ),
  'sections-alike': inBoth<{ title: string }>(
    ({ title }) =>
      `deux sections s’appellent « ${title} » : leurs liens se confondraient. Renommez l’une d’elles.`,
  ),
  'link-dead': inBoth<{ target: string }>(
    ({ target }) =>
      `le lien « ${target} » ne mène à aucune page ni aucun fichier du site. Corrigez-le.`,
  ),
  'anchor-dead': inBoth<{ target: string; anchor: string }>(
    ({ target, anchor }) =>
      `le lien « ${target} » mène à une section qui n’existe pas. Recopiez l’ancre du sommaire de la page, ou donnez celle-ci au titre de la section : « ## Titre {${anchor}} ».`,
  ),
  'fact-gone': inBoth<{ name: string }>(
    ({ name }) =>
      `« ${name} » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « defaults/legal ».`,
  ),
}
