/** `2026-11-20` → 20/11/2026 */
export const frenchDate = (day: string) => day.split('-').reverse().join('/')
