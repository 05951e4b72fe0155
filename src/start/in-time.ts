/** Rejects what is not there in time. */
export const inTime = <Value>(promise: Promise<Value>, ms = 10_000): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(reject, ms, new Error('late'))
    }),
  ])
