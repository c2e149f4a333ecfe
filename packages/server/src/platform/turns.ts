/** Runs works that share a key one after another, in the order of their calls; nobody else waits. */
export type InTurn = <Result>(keys: readonly string[], work: () => Promise<Result>) => Promise<Result>

/** Turns of this process. Works that take several keys name them in the same order, so that none waits for itself. */
export function turns(): InTurn {
  const last = new Map<string, Promise<void>>()

  async function inTurnOf<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    last.set(key, ended)
    await before
    try {
      return await work()
    } finally {
      if (last.get(key) === ended) last.delete(key)
      end()
    }
  }

  return (keys, work) => keys.reduceRight((inner, key) => () => inTurnOf(key, inner), work)()
}
