import { aProperty } from '@latchkey/domain/properties/property.fixtures'
import { figure, percentile, rounded } from './_figures.ts'

const ROWS = 100
const SAMPLES = 50

// As in browsers: in development, models check every value.
process.env['NODE_ENV'] = 'production'
const { PropertyModel } = await import('@latchkey/domain/properties/property.model')

// The cost of a page of a project's units before rendering: its rows as nodes, and as frozen values of the response.
const answer = JSON.stringify(Array.from({ length: ROWS }, (_, index) => aProperty({ id: index + 1 })))
type Rows = ReturnType<typeof aProperty>[]
const read = (rows: readonly { name: string; rentalPrice: number | null }[]) =>
  rows.map(({ name, rentalPrice }) => `${name} ${rentalPrice}`).join()

for (const [as, work] of [
  ['nodes', () => read((JSON.parse(answer) as Rows).map((row) => PropertyModel.create(row)))],
  ['frozen', () => read(JSON.parse(answer) as Rows)],
] as const) {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const { user, system } = process.cpuUsage()
    work()
    const used = process.cpuUsage({ user, system })
    times.push((used.user + used.system) / 1000)
  }
  figure('list-rows', {
    rows: ROWS,
    as,
    cpuP50Ms: rounded(percentile(times, 0.5)),
    cpuP95Ms: rounded(percentile(times, 0.95)),
  })
}
