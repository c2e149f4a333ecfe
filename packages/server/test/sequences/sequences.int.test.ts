import { LEAD_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seconds } from '../_leads.ts'
import { actsOf, type Drawn } from './_acts.ts'
import { compare } from './_compare.ts'
import { openOffice, type Model } from './_office.ts'
import type { Given, ModelLead, Staff, Who } from './_office-model.ts'

const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 25)
const SEED = Number(process.env['SEQUENCE_SEED'] ?? Date.now() % 1_000_000_000)
const LENGTH = 60

const office = await openOffice()
const { server } = office
const ACTS = actsOf(office)
const OF_TENANTS = ['questionnaire', 'reserve', 'book', 'cancel', 'feedback']

/** One is before the first day, two overlap. */
const TIMES = ['2026-03-02T08:00', '2026-03-05T10:00', '2026-03-05T10:30', '2026-03-11T14:00'].map(seconds)
const EMAILS = ['ann@example.com', 'lee@example.com']

class Call implements fc.AsyncCommand<Model, object> {
  private readonly act: string
  private readonly drawn: Drawn

  constructor(act: string, drawn: Drawn) {
    this.act = act
    this.drawn = drawn
  }

  check = ({ leads }: Readonly<Model>): boolean =>
    this.act === 'create' ? leads.length < 4 : leads[this.drawn.lead] !== undefined

  async run(model: Model): Promise<void> {
    const lead = model.leads[this.drawn.lead]
    const act = ACTS[this.act]
    if (!act) return
    await server.db.deleteFrom('attempt').execute()
    const answer = await act(model, lead as ModelLead, this.drawn)
    if (answer) expect(`${String(this)}: ${String(answer[0])}`).toBe(`${String(this)}: ${String(answer[1])}`)
    await compare(office, model)
  }

  toString(): string {
    const { who, lead, other, given, isOdd } = this.drawn
    const by = OF_TENANTS.includes(this.act) ? 'tenant' : who
    return `${by}.${this.act}(${this.act === 'create' ? 'new' : lead}, ${JSON.stringify({ ...given, other, isOdd })})`
  }
}

class Wait implements fc.AsyncCommand<Model, object> {
  check = (): boolean => server.clock.now < Date.UTC(2026, 2, 10)
  run = (): Promise<void> => {
    server.clock.advance(4 * DAY_SECONDS * 1000)
    return office.signIn()
  }
  toString = (): string => 'four days pass'
}

const whole = (max: number) => fc.nat({ max })
const given = fc.record<Given>({
  status: fc.constantFrom<LeadStatus[]>(...LEAD_STATUSES),
  viewingAt: fc.constantFrom(...TIMES),
  viewingBy: fc.constantFrom<Staff[]>('agent', 'manager'),
  email: fc.constantFrom(...EMAILS),
  notes: fc.constantFrom('One', 'Two'),
  home: fc.constantFrom(0, 0, 0, 1, null),
  override: fc.boolean(),
})
const drawn = fc.record<Drawn>({
  who: fc.constantFrom<Who[]>('manager', 'manager', 'manager', 'agent', 'agent', 'anonymous'),
  lead: whole(3),
  other: whole(3),
  given,
  isOdd: fc.nat({ max: 3 }).map((nr) => nr === 3),
})
const calls = [...Object.keys(ACTS), 'create', 'create', 'save', 'save', 'confirm', 'book'].map((act) =>
  drawn.map((one) => new Call(act, one)),
)

test(`${RUNS} random sequences of calls leave the office as the rules say`, async () => {
  const sequences = fc.commands<Model, object, false>([...calls, fc.constant(new Wait())], {
    maxCommands: LENGTH,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(sequences, (sequence) =>
      fc.asyncModelRun(async () => ({ model: await office.begin(), real: {} }), sequence),
    ),
    { numRuns: RUNS, seed: SEED },
  )
})
