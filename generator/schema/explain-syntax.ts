/** The parts of a line: how far it stands, its key, what follows. */
function partsOf(line = '') {
  const [, indent = '', key = '', value = ''] =
    /^((?:\s|- )*)(?:([^\s'"#][^:#]*?)\s*:(?:\s+|$))?(.*)$/.exec(line) ?? []
  return {
    depth: indent.length,
    isItem: indent.includes('-'),
    key,
    value: value.replace(/\s+#.*$/, '').trim(),
  }
}
type Parts = ReturnType<typeof partsOf>

/** The line as it would be understood. */
const withQuotes = ({ key }: Parts, text: string) =>
  `« ${key ? `${key}: ` : '- '}"${text.replaceAll('"', '\\"')}" »`

/** What follows a value between quotes; `undefined` where they are not closed on the line. */
function afterQuotes({ value }: Parts): string | undefined {
  const [mark = ''] = value
  // Twice the apostrophe is one, a quote after a backslash is one too.
  const inside = value.slice(1).replace(mark === '"' ? /\\./g : /''/g, '')
  return inside.includes(mark) ? inside.slice(inside.indexOf(mark) + 1) : undefined
}

/**
 * Says why a file is no YAML, in the words of someone who has never heard of it. The parser tells where
 * it stopped; the reason is most often readable on that line, or above.
 *
 * @param stop number of the line where the parser stopped
 * @returns the sentence, and the line that it is about
 */
export function explainSyntax(source: string, code: string, stop: number) {
  const texts = source.split(/\r\n|\n|\r/).slice(0, stop + 1)
  const lines = texts.map(partsOf)
  const say = (sentence: string, line = stop) => ({ line, sentence })
  const here = lines[stop - 1] ?? partsOf()
  const next = lines[stop]

  if (code === 'DUPLICATE_KEY') {
    return say(`la clé « ${here.key} » est écrite deux fois. Gardez une seule des deux lignes.`)
  }
  if (code === 'MULTIPLE_DOCS') {
    const line = texts.findLastIndex((text) => text.startsWith('---')) + 1
    return say('« --- » coupe le fichier en deux. Retirez cette ligne.', line || stop)
  }
  const indented = texts.findIndex((text) => /^ *[\t\u00a0\u202f]/.test(text)) + 1
  if (indented > 0 && indented <= stop) {
    const name = texts[indented - 1]?.includes('\t') ? 'une tabulation' : 'une espace insécable'
    const sentence = `cette ligne commence par ${name}. Décalez-la avec des espaces, deux par niveau.`
    return say(sentence, indented)
  }
  const isQuoted = ({ key, isItem, value }: Parts) => (key || isItem) && /^["']/.test(value)
  const open = lines.findIndex((line) => isQuoted(line) && afterQuotes(line) === undefined)
  if (open >= 0 && open < stop) {
    const line = lines[open] ?? here
    const right = withQuotes(line, line.value.slice(1))
    return say(
      `le guillemet ouvert devant cette valeur n’est pas fermé. Écrivez ${right}.`,
      open + 1,
    )
  }
  if (isQuoted(here) && afterQuotes(here)) {
    return say(
      here.value.startsWith("'")
        ? `cette valeur est entre apostrophes et en contient une autre. Écrivez ${withQuotes(here, here.value.replace(/^'|'$/g, ''))}.`
        : 'cette valeur continue après son guillemet fermant. Mettez-la tout entière entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
    )
  }
  const quoted = withQuotes(here, here.value)
  const [mark = ''] = here.value
  if (/[@`%&*!|>]/.test(mark)) {
    return say(
      `une valeur qui commence par « ${mark} » se met entre guillemets droits : ${quoted}.`,
    )
  }
  const bracket = lines.slice(0, stop).findLastIndex(({ value }) => /^[{[]/.test(value))
  if (bracket >= 0) {
    const line = lines[bracket] ?? here
    const end = line.value.startsWith('{') ? '}' : ']'
    const sentence = `cette valeur commence par « ${line.value[0]} ». Si c’est une phrase, mettez-la entre guillemets droits : ${withQuotes(line, line.value)}. Si c’est une liste, il manque « ${end} » ou une virgule.`
    return say(sentence, bracket + 1)
  }
  if (here.key && /:(?:\s|$)/.test(here.value)) {
    return say(`cette valeur contient « : ». Mettez-la entre guillemets droits : ${quoted}.`)
  }
  if (here.key && here.value && next?.key && next.depth > here.depth) {
    const sentence =
      'cette ligne est plus décalée que celle du dessus. Alignez les clés d’un même groupe.'
    return say(sentence, stop + 1)
  }
  if (!here.key && /^[\w.]+:\S/.test(here.value)) {
    return say(`il manque une espace après « : ». Écrivez « ${here.value.replace(':', ': ')} ».`)
  }
  return say(
    here.key || here.isItem
      ? 'cette ligne n’est pas alignée avec les autres clés de son groupe, ou une clé manque au-dessus. Décalez de deux espaces par niveau.'
      : 'cette ligne n’a pas de clé. Écrivez « clé: valeur », ou mettez « # » devant si c’est une note.',
  )
}
