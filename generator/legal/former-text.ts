/** Writes the signs of the first release, such as `:::encadre`, as those of today. */
export function replaceFormerSigns(markdown: string): string {
  let block = ''
  return markdown
    .replace(/:sigle\[([^\]]*)\]\{[^}]*\}/g, '$1')
    .split('\n')
    .map((line) => {
      const [sign, opened = ''] = /^:::(definitions|encadre)?\s*$/.exec(line) ?? []
      if (sign !== undefined) {
        block = opened
        return ''
      }
      if (block === 'encadre') return `> ${line}`
      return block === 'definitions' ? line.replace(/^- \*\*(.+)\*\* : /, '\n$1\n: ') : line
    })
    .join('\n')
}
