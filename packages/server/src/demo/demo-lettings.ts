import { DEPOSIT_OUTCOME } from '@latchkey/domain/leads/deposit/deposit.enums'
import { deadlineAfter, depositCap } from '@latchkey/domain/leads/deposit/deposit.rules'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { CHECK_KIND } from '@latchkey/domain/leads/right-to-rent/right-to-rent.enums'
import { addDays } from '@latchkey/domain/platform/values/days'
import { DAY_MS } from '@latchkey/domain/platform/values/durations'
import type { Insertable, Transaction } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { LeadTable } from '../db/tables/leads.ts'
import type { HoldingDepositTable, RightToRentCheckTable } from '../db/tables/lettings.ts'

const {
  ReservationRequested,
  AwaitingReferencingResponse,
  ReservationDeclined,
  ReservationConsider,
  ReservationComplete,
} = LEAD_STATUS

type DemoLead = Insertable<LeadTable> & { id: number; rentPence: number }

/** Days since the receipt: of the open ones, one is due in two days and one has passed. */
const OPEN = [
  { status: ReservationRequested, daysAgo: 3 },
  { status: AwaitingReferencingResponse, daysAgo: 12 },
  { status: ReservationConsider, daysAgo: 20 },
] as const

const CLOSED = [
  { status: ReservationComplete, daysAgo: 24, outcome: DEPOSIT_OUTCOME.PutTowardsRent, reason: null },
  {
    status: ReservationDeclined,
    daysAgo: 30,
    outcome: DEPOSIT_OUTCOME.Kept,
    reason: 'You told us that you had no debts, and the report showed a county court judgment.',
  },
] as const

interface Surroundings {
  /** `YYYY-MM-DD` */
  today: string
  now: Date
  /** The user who recorded them. */
  userId: number
}

/** Holding deposits and right to rent checks of reservations. */
export async function insertLettings(
  db: Transaction<Db>,
  stored: readonly { id: number }[],
  leads: readonly Insertable<LeadTable>[],
  at: Surroundings,
): Promise<void> {
  const rents = new Map(
    (await db.selectFrom('property').select(['id', 'rental_price_pence']).execute()).map(
      ({ id, rental_price_pence: rent }) => [id, rent],
    ),
  )
  const lettings = leads.flatMap((lead, nr): DemoLead[] => {
    const [id, rentPence] = [stored[nr]?.id, rents.get(lead.property_id ?? 0)]
    return id === undefined || rentPence == null ? [] : [{ ...lead, id, rentPence }]
  })
  await db.insertInto('holding_deposit').values(demoDeposits(lettings, at)).execute()
  const { checks, adults } = demoChecks(lettings, at)
  await db.insertInto('right_to_rent_check').values(checks).execute()
  for (const { id, count } of adults)
    await db.updateTable('lead').set({ adults: count }).where('id', '=', id).execute()
}

function demoDeposits(
  lettings: readonly DemoLead[],
  { today, now, userId }: Surroundings,
): Insertable<HoldingDepositTable>[] {
  const homes = new Set<number>()
  return [...OPEN, ...CLOSED].flatMap(({ status, daysAgo, ...closed }) => {
    const lead = lettings.find((one) => one.status === status && !homes.has(one.property_id ?? 0))
    if (lead?.property_id == null) return []
    homes.add(lead.property_id)
    const receivedOn = addDays(today, -daysAgo)
    return [
      {
        lead_id: lead.id,
        property_id: lead.property_id,
        amount_pence: depositCap(lead.rentPence),
        rent_pence: lead.rentPence,
        received_on: receivedOn,
        deadline_on: deadlineAfter(receivedOn),
        is_agreed: false,
        created_by: userId,
        at: new Date(now.getTime() - daysAgo * DAY_MS),
        ...('outcome' in closed && {
          outcome: closed.outcome,
          outcome_on: addDays(receivedOn, 10),
          reason: closed.reason,
        }),
      },
    ]
  })
}

/** All of the completed lettings and half of those to be considered have every check; one check ends in 20 days. */
function demoChecks(lettings: readonly DemoLead[], { today, userId }: Surroundings) {
  const considered = lettings.filter(({ status }) => status === ReservationConsider)
  const checked = [
    ...lettings.filter(({ status }) => status === ReservationComplete),
    ...considered.slice(0, Math.ceil(considered.length / 2)),
  ]
  const checkOf = (
    { id }: DemoLead,
    adult: string,
    overrides: Partial<Insertable<RightToRentCheckTable>> = {},
  ): Insertable<RightToRentCheckTable> => ({
    lead_id: id,
    adult_name: adult,
    kind: CHECK_KIND.BritishOrIrishPassport,
    checked_on: addDays(today, -8),
    checked_by: userId,
    ...overrides,
  })
  const [ending, ...others] = checked
  return {
    checks: [
      ...(ending
        ? [
            checkOf(ending, nameOf(ending), {
              kind: CHECK_KIND.DocumentWithTimeLimit,
              expires_on: addDays(today, 20),
            }),
          ]
        : []),
      ...others.flatMap((lead, nr) => [
        checkOf(lead, nameOf(lead)),
        ...(nr % 2 === 0
          ? [checkOf(lead, `Robin ${lead.last_name}`, { kind: CHECK_KIND.IdentityProvider })]
          : []),
      ]),
    ],
    adults: others.flatMap(({ id }, nr) => (nr % 2 === 0 ? [{ id, count: 2 }] : [])),
  }
}

const nameOf = ({ first_name: first, last_name: last }: DemoLead): string => `${first} ${last}`
