import { pictureOf } from './picture-of.ts'

/** What a film is, as far as this browser can see it. */
export type Film = {
  seconds: number
  /** `1080 / 1920`; nothing where it is the usual one. */
  ratio: string | undefined
  /** One of its first images. */
  picture: Blob
}

const WIDTH = 1280

const once = (target: EventTarget, happened: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(happened, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('This film cannot be read.')), {
      once: true,
    })
  })

function draw(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(WIDTH, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return pictureOf(canvas, 'image/webp')
}

/** Opens a film unseen; nothing where this browser does not know its coding. */
export async function lookAtFilm(file: File): Promise<Film | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    await once(video, 'loadeddata')
    // The first image is often black.
    video.currentTime = Math.min(2, video.duration / 3)
    await once(video, 'seeked')
    const { videoWidth: width, videoHeight: height, duration } = video
    const isUsual = Math.abs(width / height - 16 / 9) < 0.01
    return {
      seconds: duration,
      ratio: isUsual ? undefined : `${width} / ${height}`,
      picture: await draw(video),
    }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(video.src)
  }
}
