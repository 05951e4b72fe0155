import type { SiteConfig } from '../schema/site-schema.ts'
import type { Words } from '../schema/words-schema.ts'
import { type Findings, look } from './Finding.ts'

/** With more signs than these, an ordinary laptop has the play button under the fold. */
const MOST_SIGNS = { subline: 90, summary: 160 }

/** What pushes the video out of the first screen, or leaves it without a face. */
export function* checkFirstScreen({ video, legal }: SiteConfig, { home }: Words): Findings {
  const subline = home.hero.subline.join(' ')
  if (subline.length > MOST_SIGNS.subline) {
    yield look`home.hero.subline : ${subline.length} signes sous le titre, ${MOST_SIGNS.subline} au plus pour que le bouton de la vidéo tienne sur le premier écran. Raccourcissez.`
  }
  const summary = legal.guarantee.summary ?? ''
  if (summary.length > MOST_SIGNS.summary) {
    yield look`legal.guarantee.summary : ${summary.length} signes, ${MOST_SIGNS.summary} au plus pour que le bouton de la vidéo tienne sur le premier écran. Raccourcissez.`
  }
  if (!video.poster) {
    yield look`video.poster : la vidéo n’a pas d’image à vous ; la page en montre une faite du nom de l’agence et du titre. Un visage donne plus envie : arrêtez la vidéo sur une belle image, faites-en une capture, mettez-la dans site/media/ et écrivez « poster: media/visage.webp ».`
  }
}
