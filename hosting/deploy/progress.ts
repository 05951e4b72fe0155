/** How far a publication is, for a progress bar and the sentence beside it. */
export type Progress = {
  /** How much of all bytes has been sent, from 0 to 1. */
  share: number
  /** The sentence beside the bar: `12 fichiers sur 40, 1,2 Mo sur 3 Mo, encore 4 s` */
  sentence: string
}

/** In the first half second, too little has been sent to estimate the time that is left. */
const MEASURED_S = 0.5

const formatSize = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`

/** @param sizes of the files to send, in bytes */
export function countProgress(sizes: number[], onProgress: (progress: Progress) => void) {
  const start = performance.now()
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  let filesSent = 0
  let bytesSent = 0
  const report = () => {
    const seconds = (performance.now() - start) / 1000
    const share = bytes === 0 ? 1 : bytesSent / bytes
    const counts = `${filesSent} fichiers sur ${sizes.length}, ${formatSize(bytesSent)} sur ${formatSize(bytes)}`
    const isMeasured = seconds > MEASURED_S && share > 0 && share < 1
    const secondsLeft = Math.ceil(seconds / share - seconds)
    onProgress({ share, sentence: isMeasured ? `${counts}, encore ${secondsLeft} s` : counts })
  }
  report()
  return {
    addBytes(count: number) {
      bytesSent += count
      report()
    },
    addFile() {
      filesSent += 1
      report()
    },
  }
}
