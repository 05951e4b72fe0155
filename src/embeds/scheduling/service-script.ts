/** Adds the calendar service's script to the page. Returns a function that removes it. */
export function addServiceScript(address: string): () => void {
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
  return () => script.remove()
}
