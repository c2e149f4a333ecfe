import { parseArgs } from 'node:util'

const USAGE = 'Usage: npm run seed -- --leads 100000 --units 10000'

/**
 * Parses the arguments of `npm run seed --`; an amount that is missing is 0.
 * @throws with the usage, for an invalid argument
 */
export function readAmounts(args: readonly string[]): { leads: number; units: number } {
  const { leads, units } = valuesOf(args)
  const amounts = { leads: amountOf('leads', leads), units: amountOf('units', units) }
  if (amounts.leads + amounts.units === 0) throw new Error(`Nothing to create. ${USAGE}`)
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
  // Not tested with more than 10,000,000.
  if (!/^\d{1,8}$/.test(text) || Number(text) > 10_000_000) {
    throw new Error(`--${name} is "${text}"; expected a number from 0 to 10000000. ${USAGE}`)
  }
  return Number(text)
}
