import { parseArgs } from 'node:util'

const USAGE = 'Usage: npm run seed -- --leads 100000 --units 10000'

/**
 * Reads how much is to be made from the arguments of `npm run seed --`; what is not named is none.
 * @throws with how to use it, when an argument cannot be used
 */
export function readAmounts(args: readonly string[]): { leads: number; units: number } {
  const { leads, units } = valuesOf(args)
  const amounts = { leads: amountOf('leads', leads), units: amountOf('units', units) }
  if (amounts.leads + amounts.units === 0) throw new Error(`There is nothing to make. ${USAGE}`)
  return amounts
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { leads: { type: 'string' }, units: { type: 'string' } } })
      .values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`, { cause: error })
  }
}

function amountOf(name: string, text = '0'): number {
  // 10,000,000 is beyond what the product was tried with.
  if (!/^\d{1,8}$/.test(text) || Number(text) > 10_000_000) {
    throw new Error(`--${name} is "${text}"; expected a number from 0 to 10000000. ${USAGE}`)
  }
  return Number(text)
}
