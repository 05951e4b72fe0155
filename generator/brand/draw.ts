import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const wasm = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
await initWasm(readFileSync(wasm)).catch((error: Error) => {
  // A restart of the development server runs this file again: resvg's « already initialized » is no error.
  if (!/already initialized/i.test(error.message)) throw error
})

/** The site's fonts as TrueType, at one weight each: resvg reads neither WOFF2 nor variable weights. */
const font = {
  fontBuffers: ['Fraunces-SemiBold', 'Figtree-Regular'].map((name) =>
    readFileSync(`generator/brand/fonts/${name}.ttf`),
  ),
}

/**
 * Draws an SVG. Its text may use two fonts: `Fraunces` and `Figtree Light`, which is the name in our file of
 * Figtree.
 */
export const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render()

/** Redraws an SVG as nothing but shapes, without its scripts and the addresses to which it refers. */
export const toShapes = (svg: string): string => new Resvg(svg).toString()

/** The width of what an SVG draws, in the units of that SVG. */
export const measure = (svg: string): number => new Resvg(svg, { font }).getBBox()?.width ?? 0
