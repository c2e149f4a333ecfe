/** The position of a figure in its plot: columns from left to right, levels from bottom to top. */
export interface FigurePlace {
  readonly column: number
  readonly level: number
}

/** Keys that move between figures; in a list, left and right do what up and down do. */
const STEPS: Readonly<Record<string, { readonly along: 'column' | 'level'; readonly by: 1 | -1 }>> = {
  ArrowRight: { along: 'column', by: 1 },
  ArrowLeft: { along: 'column', by: -1 },
  ArrowUp: { along: 'level', by: 1 },
  ArrowDown: { along: 'level', by: -1 },
  Home: { along: 'column', by: -1 },
  End: { along: 'column', by: 1 },
}

/** The index of the place to which a key leads; null if it leads nowhere. */
export function nextPlace(places: readonly FigurePlace[], from: number, key: string): number | null {
  const here = places[from]
  const step = STEPS[key]
  if (here === undefined || step === undefined) return null
  const isList = places.every(({ column }) => column === here.column)
  const along = isList ? 'level' : step.along
  // Levels count upwards, but a list is read downwards.
  const by = isList && step.along === 'column' ? -step.by : step.by
  const across = along === 'column' ? 'level' : 'column'
  const isEnd = key === 'Home' || key === 'End'

  const cost = (place: FigurePlace): number => {
    const distance = (place[along] - here[along]) * by
    if (distance <= 0 || (along === 'level' && place.column !== here.column)) return Number.POSITIVE_INFINITY
    return (isEnd ? -distance : distance) * 1000 + Math.abs(place[across] - here[across])
  }
  const [best] = places
    .map((place, index) => ({ index, cost: cost(place) }))
    .filter((each) => each.cost < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.cost - other.cost)
  return best?.index ?? null
}
