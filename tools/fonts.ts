// Makes the two web fonts, their licences and src/styles/fonts.css: `node generator/run.js tools/fonts.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { withPackages } from './with-packages.ts'
import { withPage } from './with-page.ts'

/** What French needs. The narrow no-break space is in neither font: our texts use U+00A0. */
const glyphs =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  'àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»’‘“”–—…€•→↓·×²³°′§©\u00a0'

/**
 * Our fonts, each with the fonts of the platforms that stand in for it, in the order they are tried.
 *
 * `sample` is what the font has to set. Whole sentences, because kerning and the share of each
 * letter both count: an average over letters alone is one per cent off for Noto Serif.
 *
 * `twin` has the advance widths of the local font, and can be downloaded: Gelasio was drawn to the
 * widths of Georgia, Tinos to those of Times New Roman, Arimo to those of Arial.
 */
const webFonts = [
  {
    family: 'Fraunces',
    token: '--heading',
    shownOn: 'data-fonts',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 560, opsz: 14, SOFT: 0, WONK: 0 },
    features: ['kern', 'liga'],
    weights: '400 700',
    sample: `Découvrez comment nous pouvons vous garantir 30+ rendez-vous par mois. Regardez la vidéo
      Planifiez votre appel de découverte Vous avez encore des questions ? Mentions légales
      Politique de confidentialité Conditions générales d’utilisation Protection des données
      Durées de conservation Vos droits Responsable du traitement Propriété intellectuelle`,
    // Bold, once tuned to the width of our semi-bold, also has its colour on the page.
    fallbacks: [
      {
        name: 'Georgia',
        faces: [{ weights: '400 700', local: ['Georgia Bold'], twin: 'gelasio 700' }],
      },
      {
        name: 'Noto Serif',
        faces: [{ weights: '400 700', local: ['Noto Serif Bold'], twin: 'noto-serif 700' }],
      },
      {
        name: 'Times',
        faces: [
          {
            weights: '400 700',
            local: ['Times New Roman Bold', 'Liberation Serif Bold'],
            twin: 'tinos 700',
          },
        ],
      },
    ],
    generic: 'Georgia, serif',
  },
  {
    family: 'Figtree',
    token: '--text',
    // See the boot script: a long text that was painted without it stays so.
    shownOn: 'data-fonts="all"',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'tnum'],
    weights: '400 600',
    sample: `Pas de nouveaux clients ? Nous ne sommes pas payés. Les informations que vous partagez
      restent confidentielles. Elles nous servent à préparer une stratégie personnalisée
      avant l’appel. Nous traitons vos données sur la base de votre consentement, de l’exécution du
      contrat ou de notre intérêt légitime. Vous disposez d’un droit d’accès, de rectification et
      d’effacement ; une réponse vous est apportée dans un délai d’un mois. Les données de
      facturation sont conservées dix ans, conformément aux obligations comptables, et les données
      de navigation treize mois au maximum.`,
    fallbacks: [
      {
        name: 'Arial',
        faces: [
          { weights: '400', local: ['Arial', 'Liberation Sans'], twin: 'arimo 400' },
          { weights: '600 700', local: ['Arial Bold', 'Liberation Sans Bold'], twin: 'arimo 700' },
        ],
      },
      {
        name: 'Roboto',
        faces: [
          { weights: '400', local: ['Roboto'], twin: 'roboto 400' },
          // Recent Androids have one variable Roboto, which only answers to « Roboto ».
          { weights: '600 700', local: ['Roboto Bold', 'Roboto'], twin: 'roboto 700' },
        ],
      },
    ],
    generic: 'system-ui, sans-serif',
  },
]

const twins = webFonts
  .flatMap(({ fallbacks }) => fallbacks.flatMap(({ faces }) => faces))
  .map(({ twin }) => `@fontsource/${twin.split(' ')[0]}@5.3.0`)

await withPackages(
  [
    'subset-font@2.9.0',
    '@fontsource-variable/fraunces@5.3.0',
    '@fontsource-variable/figtree@5.3.0',
    ...new Set(twins),
  ],
  async (require) => {
    mkdirSync('src/styles/fonts', { recursive: true })
    for (const font of webFonts) {
      const source = require.resolve(font.source)
      const woff2 = await require('subset-font')(readFileSync(source), glyphs, {
        targetFormat: 'woff2',
        variationAxes: font.axes,
        keepFeatures: font.features,
        noHinting: true,
        dropTables: ['STAT'],
      })
      writeFileSync(fileOf(font.family), woff2)
      console.log(`${fileOf(font.family)}: ${woff2.length} bytes`)
      const licence = readFileSync(join(dirname(source), '..', 'LICENSE'), 'utf8')
      writeFileSync(`src/styles/fonts/OFL-${font.family}.txt`, licence)
    }
    await withPage({ width: 800, height: 600 }, async (page) => {
      const fallbacks = await Promise.all(webFonts.map((font) => tunedFaces(page, require, font)))
      writeFileSync('src/styles/fonts.css', stylesheet(fallbacks.flat()))
    })
  },
)

function fileOf(family: string) {
  return `src/styles/fonts/${family.toLowerCase()}.woff2`
}

/** The local fonts, brought to the width and height of ours. */
async function tunedFaces(page: Page, require: NodeJS.Require, font: (typeof webFonts)[number]) {
  const { family, fallbacks, sample } = font
  const rules = []
  for (const { name, faces } of fallbacks) {
    for (const { weights, local, twin } of faces) {
      const [twinName, twinWeight] = twin.split(' ')
      const file = `@fontsource/${twinName}/files/${twinName}-latin-${twinWeight}-normal.woff2`
      const theirs = await measure(page, require.resolve(file), sample, '400')
      const ours = await measure(page, fileOf(family), sample, weights.slice(0, 3))
      const size = ours.width / theirs.width
      rules.push(`@font-face {
  font-family: "${family} ${name}";
  src: ${local.map((localName) => `local("${localName}")`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / size)};
  descent-override: ${percent(ours.descent / size)};
  line-gap-override: 0%;
}`)
    }
  }
  return rules
}

/** Measures a font as the browser draws it. */
function measure(page: Page, file: string, sample: string, weight: string) {
  const url = `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`
  return page.evaluate(
    async ({ url, sample, weight }) => {
      const face = new FontFace('measured', url, { weight: '1 999' })
      document.fonts.add(await face.load())
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('This Chromium cannot draw')
      pen.font = `${weight} 1000px measured`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(sample)
      document.fonts.delete(face)
      return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
    },
    { url, sample: sample.replace(/\s+/g, ' '), weight },
  )
}

function percent(ratio: number) {
  return `${Math.round(ratio * 1e4) / 100}%`
}

function stylesheet(fallbackFaces: string[]) {
  const webFaces = webFonts.map(
    ({ family, weights }) => `@font-face {
  font-family: ${family};
  src: url("./fonts/${family.toLowerCase()}.woff2") format("woff2");
  font-weight: ${weights};
  font-display: swap;
}`,
  )
  const stacks = webFonts.map(({ family, token, shownOn, fallbacks, generic }) => {
    const names = fallbacks.map(({ name }) => `"${family} ${name}"`)
    const fallback = [...names, generic].join(', ')
    return { token, shownOn, fallback, whole: `${family}, ${fallback}` }
  })
  const fallbackStacks = stacks.map(({ token, fallback }) => `  ${token}: ${fallback};`)
  const wholeStacks = stacks.map(
    ({ token, shownOn, whole }) => `:root[${shownOn}] {
  ${token}: ${whole};
}`,
  )
  return `/*
 * Written by \`node generator/run.js tools/fonts.ts\`: change it there.
 *
 * The page is painted in fonts that the visitor has, tuned to the width and height of ours. The
 * boot script asks for ours once that is on the screen, so they delay nothing and move nothing.
 */
${webFaces.join('\n')}

/*
 * Measured on French: Noto Serif and Roboto on their own files; Georgia, Times New Roman and Arial
 * on Gelasio, Tinos and Arimo, which were drawn to their published widths.
 */
${fallbackFaces.join('\n')}

:root {
${fallbackStacks.join('\n')}
}
${wholeStacks.join('\n')}
`
}
