/** Share of a name that may be mistaken: a quarter, and at least one character. */
const mistakesIn = (name: string): number => Math.max(1, Math.floor(name.length / 4))

/** The known name that was probably meant; null if none resembles it. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const near = [...known]
    .map((each) => ({ each, mistakes: distance(name.toUpperCase(), each) }))
    .filter(({ each, mistakes }) => mistakes <= mistakesIn(each))
  return near.toSorted((a, b) => a.mistakes - b.mistakes)[0]?.each ?? null
}

/** Number of characters to insert, remove or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1)
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above[to.length] ?? 0
}
