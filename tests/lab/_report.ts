/** Prints the result of a fault as one line of JSON; the run fails when data was lost. */
export function report(fault: string, facts: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ fault, ...facts }))
  const lost = Object.entries(facts).filter(([name, value]) => /lost/i.test(name) && value !== 0)
  if (lost.length === 0) return
  console.error(`Lost: ${lost.map(([name, value]) => `${name} ${String(value)}`).join(', ')}`)
  process.exitCode = 1
}
