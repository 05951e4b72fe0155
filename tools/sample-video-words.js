/**
 * What the sample video shows, in order: its cards and its captions are both made from this.
 * `*stars*` are round what the pen underlines.
 * @param {{ appointmentsPerMonth: number, callMinutes: number }} constants
 */
export const sampleVideoWords = ({ appointmentsPerMonth, callMinutes }) => ({
  tag: 'Vidéo de démonstration',
  silence: '[Vidéo sans son]',
  cards: [
    {
      from: 0.8,
      to: 4.6,
      title: 'Ceci est une vidéo de démonstration.',
      line: 'Elle tient la place de la vraie vidéo.',
    },
    {
      from: 5.2,
      to: 9.4,
      title: `Nous pouvons vous garantir *${appointmentsPerMonth}+ rendez-vous* par mois.`,
      line: null,
    },
    {
      from: 10,
      to: 13.6,
      title: 'Pas de nouveaux clients ?',
      line: 'Nous ne sommes pas payés.',
    },
    {
      from: 14.2,
      to: 18.2,
      title: 'Et si nous en parlions ?',
      line: `Un appel de découverte de ${callMinutes} minutes, au moment de votre choix.`,
    },
  ],
  /** Seconds: the last card leaves, and the light is back where it started. */
  end: 19.8,
})
