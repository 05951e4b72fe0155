/*
 * The `data-` attributes by which the build, the boot script, the style sheets and the application agree, for the time
 * before React: who writes each, and who reads it.
 */

/** Of `<html>`. */
export type PageMarks = {
  /** The addresses of the application's scripts. The build → `boot.ts` */
  app?: string
  /** The terms to which visitors agree, as JSON. The build → `boot.ts` */
  consent?: string
  /** `in-time` on legal pages, by the build; `all`, by `load-fonts.ts` → `fonts.css` */
  fonts?: string
  /** Scripts run: `boot.ts`, which removes it where the page goes on without React → style sheets, `entry-client.tsx` */
  js?: ''
  /** The page is in a frame. `boot.ts` → `base.css` */
  framed?: ''
  /** The purposes with a stored agreement. `boot.ts`, until `use-consent.ts` removes it → style sheets */
  kept?: string
  /** A tap has found no network. `boot.ts` → `Announcer.module.css` */
  offline?: ''
  /** The `id` of the button that was tapped last. `boot.ts` → `entry-client.tsx` */
  tapped?: string
  /** React handles what the visitor does. `entry-client.tsx` → `boot.ts`, tests */
  ready?: ''
}

/** Of a button. */
export type ButtonMarks = {
  /** It was tapped, and nothing has come yet. `boot.ts`, `PlayBar.tsx` → style sheets, `entry-client.tsx` */
  pressed?: ''
}

/** Of a film of ours. */
export type FilmMarks = {
  /** The boot script has started it. `boot.ts` → `FileEmbed.tsx`, `entry-client.tsx` */
  started?: ''
  /** It shows pictures. `boot.ts`, `FileEmbed.tsx` → `VideoView.module.css` */
  playing?: ''
}
