import { LEAD_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seconds } from '../_leads.ts'
import { actsOf, type Drawn } from './_acts.ts'
import { compare } from './_compare.ts'
import { openOffice, type Model } from './_office.ts'
import type { Answer, Given, ModelLead, Staff, Who } from './_office-model.ts'

const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 40)
/** So that the limit of a test ends what hangs, however many runs there are. */
const RUNS_OF_A_TEST = 10
/** The first of the tests, which count on from it. The same each time; other seeds search for faults. */
const FIRST_SEED = Number(process.env['SEQUENCE_SEED'] ?? 1)
const SEEDS = Array.from({ length: Math.ceil(RUNS / RUNS_OF_A_TEST) }, (_, index) => FIRST_SEED + index)
const LENGTH = 60

const office = await openOffice()
const { server } = office
const ACTS = actsOf(office)
const OF_TENANTS = ['questionnaire', 'reserve', 'book', 'cancel', 'feedback']

/** One is before the first day, two overlap. */
const TIMES = ['2026-03-02T08:00', '2026-03-05T10:00', '2026-03-05T10:30', '2026-03-11T14:00'].map(seconds)
const EMAILS = ['ann@example.com', 'lee@example.com']

/** The statuses in which a call does something; four of five are made there where a lead is in one. */
const WANTED: Readonly<Record<string, readonly LeadStatus[]>> = {
  confirm: [3],
  outcome: [4],
  undoOutcome: [3, 5],
  verify: [11],
  decline: [11],
  questionnaire: [1, 2],
  reserve: [7],
  book: [2, 3, 4, 6],
  cancel: [4],
  feedback: [5],
}

class Call implements fc.AsyncCommand<Model, object> {
  private readonly act: string
  private readonly drawn: Drawn
  private place = 0

  constructor(act: string, drawn: Drawn) {
    this.act = act
    this.drawn = drawn
  }

  check = ({ leads }: Readonly<Model>): boolean =>
    this.act === 'create' ? leads.length < 4 : leads.length > 0

  async run(model: Model): Promise<void> {
    const lead = this.leadOf(model)
    const act = ACTS[this.act]
    if (!act) return
    this.place = model.leads.indexOf(lead)
    // Limits of calls are not the subject.
    await server.db.deleteFrom('attempt').execute()
    const answer = await act(model, lead, this.drawn)
    const said = (one: Answer) => `${String(this)}: ${String(one)}`
    await compare(office, model, answer && [said(answer[0]), said(answer[1])])
  }

  private leadOf({ leads, isGone }: Model): ModelLead {
    const { lead, isAnywhere } = this.drawn
    const wanted = leads.filter((each) => !isGone(each) && WANTED[this.act]?.includes(each.status))
    const among = wanted.length === 0 || isAnywhere ? leads : wanted
    return among[lead % among.length] as ModelLead
  }

  toString(): string {
    const { who, other, given, isOdd } = this.drawn
    const by = OF_TENANTS.includes(this.act) ? 'tenant' : who
    return `${by}.${this.act}(${this.act === 'create' ? 'new' : this.place}, ${JSON.stringify({ ...given, other, isOdd })})`
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
  status: fc.constantFrom<LeadStatus[]>(...LEAD_STATUSES, 2, 3, 3, 4, 7, 7, 11, 11),
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
  isAnywhere: fc.nat({ max: 4 }).map((nr) => nr === 4),
  isOdd: fc.nat({ max: 3 }).map((nr) => nr === 3),
})
const MORE = ['create', 'create', 'create', 'create', 'save', 'save', 'save', 'confirm', 'book']
const calls = [...Object.keys(ACTS), ...MORE].map((act) => drawn.map((one) => new Call(act, one)))

test.each(SEEDS)('random sequences of calls leave the office as the rules say (seed %i)', async (seed) => {
  const sequences = fc.noBias(
    fc.commands<Model, object, false>([...calls, fc.constant(new Wait())], {
      maxCommands: LENGTH,
      size: 'max',
    }),
  )
  const run = fc.assert(
    fc.asyncProperty(sequences, (sequence) =>
      fc.asyncModelRun(async () => ({ model: await office.begin(), real: {} }), sequence),
    ),
    { numRuns: Math.min(RUNS, RUNS_OF_A_TEST), seed },
  )
  await expect(run).resolves.toBeUndefined()
})
