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

/** @param sizes of the files to send, in bytes */
export function countProgress(sizes: number[], onProgress: OnProgress) {
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  /** @param bytesSent of all files together */
  return (filesSent: number, bytesSent: number) =>
    onProgress({
      share: bytes === 0 ? 1 : bytesSent / bytes,
      sentence: `${filesSent} fichiers sur ${sizes.length}, ${formatSize(bytesSent)} sur ${formatSize(bytes)}`,
    })
}
