// Messages about a legal text. Each is the same in the terminal and in the form, because the owner edits Markdown and
// braces in both. `Sentences.ts` explains the format of this table.

/** Names the heading above a fault: `Sous « Éditeur du site » : `. A fault above all headings has none. */
export const underHeading = (heading: string) => heading && `Sous « ${heading} » : `

export const legalTextSentences = {
  'name-absent':
    '« %{name} » : ce site n’en a pas. Placez ce passage entre {% if %{guard} %} et {% endif %}.',
  'braces-unreadable':
    'ce qui est entre accolades ne se lit pas : « %{written} ». Une accolade s’ouvre et se ferme par deux, ainsi : {{ publisher.name }} ; une condition aussi : {% if … %} … {% endif %}.',
  'html-in-text':
    '%{where}« %{html} » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< » ; pour une note à vous, {% comment %} … {% endcomment %}.',
  'picture-elsewhere':
    '%{where}L’image « %{address} » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.',
  'link-unusable':
    '%{where}Le lien « %{address} » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.',
  'table-unnamed':
    '%{where}Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
  'table-unreadable':
    '%{where}Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.',
  'title-count': 'la page commence par un seul titre, « # Titre de la page ». Il y en a %{count}.',
  'sections-alike':
    'deux sections s’appellent « %{title} » : leurs liens se confondraient. Renommez l’une d’elles.',
  'link-dead': 'le lien « %{target} » ne mène à aucune page ni aucun fichier du site. Corrigez-le.',
  'anchor-dead':
    'le lien « %{target} » mène à une section qui n’existe pas. Recopiez l’ancre du sommaire de la page, ou donnez celle-ci au titre de la section : « ## Titre {%{anchor}} ».',
} as const
