/** @typedef {import('node:net').Socket} Socket */

/** Counts, for each connection of a server, the requests that have no answer yet. */
export function countUnanswered() {
  /** @type {Map<Socket, number>} */
  const counts = new Map()
  /** @param {Socket} socket */
  const countOf = (socket) => counts.get(socket) ?? 0
  return {
    countOf,
    isEmpty: () => counts.size === 0,
    /** @param {Socket} socket */
    begin(socket) {
      counts.set(socket, countOf(socket) + 1)
    },
    /** @param {Socket} socket */
    end(socket) {
      const count = countOf(socket) - 1
      if (count > 0) counts.set(socket, count)
      else counts.delete(socket)
    },
    /** @param {Socket} socket */
    forget(socket) {
      counts.delete(socket)
    },
  }
}
