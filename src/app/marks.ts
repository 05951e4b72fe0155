// The `data-` attributes by which all agree for the time before React: who writes each → who reads it.

/** Of `<html>`. */
type PageMarks = {
  /** The addresses of the application's scripts. The build → `boot.ts` */
  app?: string
  /** The version of each consent question, as JSON. The build → `boot.ts` */
  consent?: string
  /** `in-time` on legal pages, by the build; `all`, by `load-fonts.ts` and the atelier's preview → `fonts.css` */
  fonts?: string
  /** Scripts run. `boot.ts`, until the page goes on without React → style sheets, `early-taps.ts`, `entry-client.tsx` */
  js?: ''
  /** The page is in a frame. `boot.ts`; the atelier's preview removes it → `base.css` */
  framed?: ''
  /** What the visitor has agreed to on this device. `boot.ts`, until `use-consent.ts` removes it → style sheets */
  agreed?: string
  /** A tap has found no network. `early-taps.ts`, `boot.ts` → `Announcer.module.css` */
  offline?: ''
  /** The `id` of the button that was tapped last. `early-taps.ts` → `entry-client.tsx` */
  tapped?: string
  /** React handles what the visitor does. `entry-client.tsx` → `early-taps.ts`, tests */
  ready?: ''
}

export const page = document.documentElement.dataset as PageMarks

/** Of elements in the page. */
export type ElementMarks = {
  /** Of `#root`: the path of the page that is drawn in it. The build → `entry-client.tsx` */
  path?: string
  /** Of a button: it was tapped. `early-taps.ts`, `PlayBar.tsx`, `SchedulingCard.tsx` → style sheets, `entry-client.tsx` */
  pressed?: ''
  /** Of a film: it was started before React. `early-taps.ts` → `FileEmbed.tsx`, `entry-client.tsx` */
  started?: ''
  /** Of a film: it shows pictures. `early-taps.ts`, `FileEmbed.tsx` → `VideoView.module.css`, `early-taps.ts` */
  playing?: ''
  /** Of the line with the day of reading: its words. `LegalPage.tsx` → `show-day-consulted.ts` */
  consulted?: string
}
