import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const wasm = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
await initWasm(readFileSync(wasm)).catch((error: Error) => {
  // A restart of the development server runs this file again, but the package, already loaded, refuses a second start.
  if (!/already initialized/i.test(error.message)) throw error
})

/** resvg reads neither WOFF2 nor a variable weight: these are our fonts as TrueType, at one weight. */
const font = {
  fontBuffers: ['Fraunces-SemiBold', 'Figtree-Regular'].map((name) =>
    readFileSync(`generator/brand/fonts/${name}.ttf`),
  ),
}

/** Draws an SVG, whose text may be set in `Fraunces` and in `Figtree Light`, as our Figtree calls itself. */
export const draw = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render()

/**
 * The same drawing as nothing but shapes: whoever opens it alone runs no script that came with it, and
 * asks nobody for anything.
 */
export const toShapes = (svg: string): string => new Resvg(svg).toString()

/** Measures the width of what an SVG draws, in the units of that SVG. */
export const measure = (svg: string): number => new Resvg(svg, { font }).getBBox()?.width ?? 0
