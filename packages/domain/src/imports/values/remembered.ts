/** Results kept; a file has few different days and times, and reading one with a library takes long. */
const RESULTS_MAX = 20_000

/** The same function of a text, which reads a text that comes again only once. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = read(text)
    if (results.size >= RESULTS_MAX) results.clear()
    results.set(text, result)
    return result
  }
}
