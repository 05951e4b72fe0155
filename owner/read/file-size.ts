/** Writes a number of bytes as people do: `2,4 Go`, `61,5 Mo`. */
export function formatSize(bytes: number): string {
  const [unit, name] = bytes < 1e9 ? [1e6, 'Mo'] : [1e9, 'Go']
  return `${(bytes / unit).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} ${name}`
}

/** Says of a file that reaches the greatest size what to give instead. */
export const refuseSize = (bytes: number, maxBytes = Number.POSITIVE_INFINITY) =>
  bytes < maxBytes
    ? undefined
    : `Ce fichier pèse ${formatSize(bytes)} : exportez-le de nouveau, il doit peser moins de ${formatSize(maxBytes)}.`
