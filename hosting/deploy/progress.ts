/** How far a publication is; sizes in bytes, times in seconds. */
export type Progress = {
  files: number
  filesSent: number
  bytes: number
  bytesSent: number
  /** Absent until enough has been sent to tell. */
  secondsLeft?: number
}

/** Below this, a speed says nothing yet. */
const MEASURED_MS = 500

/** Counts what is sent, and tells it each time. */
export function countProgress(sizes: number[], onProgress: (progress: Progress) => void) {
  const start = performance.now()
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const sent = { files: 0, bytes: 0 }
  const tell = () => {
    const elapsed = performance.now() - start
    const left = ((bytes - sent.bytes) * elapsed) / sent.bytes / 1000
    onProgress({
      files: sizes.length,
      filesSent: sent.files,
      bytes,
      bytesSent: sent.bytes,
      ...(elapsed > MEASURED_MS && sent.bytes > 0 && { secondsLeft: Math.ceil(left) }),
    })
  }
  tell()
  return {
    addBytes(count: number) {
      sent.bytes += count
      tell()
    },
    addFile() {
      sent.files += 1
      tell()
    },
  }
}
