import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { SiteConfig } from '../schema/site-schema.ts'
import type { SiteFolder } from '../site-folder.ts'
import { type Findings, fix, look } from './Finding.ts'

type Kind = { name: string; begins: RegExp; maxBytes: number; advice: string }

const video = {
  maxBytes: 50_000_000,
  advice: 'Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.',
}
const picture = {
  maxBytes: 300_000,
  advice: 'Un téléphone l’attendrait : réduisez-la, par exemple en WebP de 1280 pixels de large.',
}

/** How files begin, in hexadecimal, by their extension: each format's own specification. */
const kinds: Record<string, Kind> = {
  '.mp4': { name: 'une vidéo MP4', begins: /^.{8}66747970/, ...video },
  '.webm': { name: 'une vidéo WebM', begins: /^1a45dfa3/, ...video },
  '.webp': { name: 'une image WebP', begins: /^52494646.{8}57454250/, ...picture },
  '.png': { name: 'une image PNG', begins: /^89504e47/, ...picture },
  '.jpg': { name: 'une image JPEG', begins: /^ffd8ff/, ...picture },
  '.jpeg': { name: 'une image JPEG', begins: /^ffd8ff/, ...picture },
  '.avif': { name: 'une image AVIF', begins: /^.{8}66747970617669/, ...picture },
}

function firstBytes(file: string): string {
  const buffer = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  try {
    return buffer.toString('hex', 0, readSync(descriptor, buffer))
  } finally {
    closeSync(descriptor)
  }
}

const inMegabytes = (bytes: number) =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)

/** What is wrong with a film or a picture, in French; nothing where it is what its name says. */
export function findMediaFault(file: string, name = file): string | undefined {
  const kind = kinds[extname(name)]
  if (!kind || kind.begins.test(firstBytes(file))) return undefined
  return statSync(file).size === 0 ? 'est vide' : `n’est pas ${kind.name}, malgré son nom`
}

/** Whether the owner's own video and picture are what their names say, and not too heavy. */
export function* checkMedia(
  { video }: Pick<SiteConfig, 'video'>,
  { find }: Pick<SiteFolder, 'find'>,
): Findings {
  const files = { src: video.provider === 'file' ? video.src : undefined, poster: video.poster }
  for (const [key, file] of Object.entries(files)) {
    const kind = file && kinds[extname(file)]
    if (!kind) continue
    const { size } = statSync(find(file))
    const fault = findMediaFault(find(file))
    if (fault) yield fix`video.${key} : « ${file} » ${fault}. Exportez le fichier de nouveau.`
    else if (size > kind.maxBytes) {
      yield look`video.${key} : « ${file} » pèse ${inMegabytes(size)} Mo. ${kind.advice}`
    }
  }
}
