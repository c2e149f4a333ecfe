/** Share of a name that may be mistaken: a quarter, and at least one character. */
const mistakesIn = (name: string): number => Math.max(1, Math.floor(name.length / 4))

/** Returns the most similar known name; null if none resembles it. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const near = [...known]
    .map((each) => ({ each, mistakes: distance(name.toUpperCase(), each) }))
    .filter(({ each, mistakes }) => mistakes <= mistakesIn(each))
  return near.toSorted((a, b) => a.mistakes - b.mistakes)[0]?.each ?? null
}

/** Number of characters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 0; row < from.length; row += 1) {
    const line = [row + 1]
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (above[column] ?? 0) + (from[row] === to[column] ? 0 : 1)
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above[to.length] ?? 0
}
