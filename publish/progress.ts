/** How far a publication is, for a progress bar and the sentence beside it. */
export type Progress = {
  /** How much of all bytes has been sent, from 0 to 1. */
  share: number
  /** `12 fichiers sur 40, 1,2 Mo sur 3 Mo` */
  sentence: string
}

export type OnProgress = (progress: Progress) => void

const formatSize = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** @param sizes of the files to send, in bytes, in the order in which they are sent */
export function countProgress(sizes: number[], onProgress: OnProgress) {
  const all = sum(sizes)
  /** @param ofNext bytes that have been sent of the next file */
  return (files: number, ofNext = 0) => {
    const sent = sum(sizes.slice(0, files)) + ofNext
    onProgress({
      share: all === 0 ? 1 : sent / all,
      sentence: `${files} fichiers sur ${sizes.length}, ${formatSize(sent)} sur ${formatSize(all)}`,
    })
  }
}
