/** Pseudo-random numbers, reproducible by seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number
  /** From `from` to `to`, inclusive. */
  whole(from: number, to: number): number
  pick<Value>(values: readonly Value[]): Value
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean
  /** Returns a text in the format of a UUID. */
  uuid(): string
}

/** mulberry32: small, and good enough for demo data. */
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
