/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  /** One of the values. */
  pick<Value>(values: readonly Value[]): Value
  /** True this often: 0.25 is every fourth time. */
  chance(share: number): boolean
  /** Text that looks like a UUID. */
  uuid(): string
}

/** Begins a sequence; mulberry32, which is small and good enough for make-believe. */
export function randomFrom(seed: number): Random {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
  return {
    fraction,
    whole,
    pick,
    chance: (share) => fraction() < share,
    uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => whole(0, 15).toString(16)),
  }
}
