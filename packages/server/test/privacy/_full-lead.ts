import type { Updateable } from 'kysely'
import type { LeadTable } from '../../src/db/tables/leads.ts'
import type { TestServer } from '../_harness.ts'
import { insertHome, insertLead } from '../_leads.ts'

export const at = (iso: string) => new Date(iso)

/** A value in each column that can hold one. */
const everything = ({
  staffId,
  homeId,
  keptId,
}: Readonly<Record<'staffId' | 'homeId' | 'keptId', number>>): Updateable<LeadTable> => ({
  first_name: 'Ivy',
  last_name: 'Moss',
  email: 'ivy@x.uk',
  phone: '07700 900111',
  address_line1: '1 Own Street',
  address_line2: 'Floor 2',
  city: 'Leeds',
  country: 'UK',
  postcode: 'LS1 4AP',
  notes: 'Rang twice.\n<script>alert(1)</script>',
  status: 10,
  viewing_at: at('2026-03-10T15:00:00Z'),
  viewing_user_id: staffId,
  reservation_sent_at: at('2026-03-11T09:00:00Z'),
  reservation_complete_at: at('2026-03-12T09:00:00Z'),
  crm_enquiry_uuid: 'crm-1',
  property_name: 'Harbour View 12',
  property_address_line1: '12 Quay',
  property_address_line2: 'Block B',
  property_city: 'Hull',
  property_county: 'Yorkshire',
  property_postcode: 'HU1 1AA',
  property_explorer_unit_uuid: 'unit-1',
  property_crm_uuid: 'home-1',
  property_home_views_link: 'https://views.example/1',
  external_id: `portal-${keptId}`,
  source: 'HomeFinder',
  imported_from: JSON.stringify({ system: 'Old CRM', reference: 'MKT1', importId: 1, at: 1_772_000_000 }),
  submitted_at: at('2026-03-01T08:00:00Z'),
  document_status: 'Accepted',
  document_max_rent_pence: 130_050,
  employment_status: 1,
  how_will_you_pay: 1,
  total_household_income: 1,
  budget: 1,
  desired_bedrooms: 2,
  pets: 'A cat',
  apartment_type: 'Studio',
  desired_tenancy_months: 12,
  desired_viewing_at: at('2026-03-09T15:00:00Z'),
  desired_move_at: at('2026-04-30T23:00:00Z'),
  right_to_rent_share_code: true,
  current_living_arrangements: 1,
  where_heard: 1,
  parking_required: false,
  qualifying_notes: 'Quiet, please.',
  property_id: homeId,
  property_unit_type: 1,
  property_bedrooms: 2,
  property_bathrooms: 1,
  handler_user_id: staffId,
  handled_since: at('2026-03-01T09:00:00Z'),
  first_answered_at: at('2026-03-01T10:00:00Z'),
  first_answered_by: staffId,
  first_answer_how: 1,
  first_answer_minutes: 60,
  viewing_confirmed_at: at('2026-03-02T09:00:00Z'),
  outcome: 1,
  reminded_for: at('2026-03-10T15:00:00Z'),
  feedback_interested: 1,
  feedback_words: 'Lovely light.',
  feedback_at: at('2026-03-11T10:00:00Z'),
  offered_rent_pence: 125_000,
  adults: 2,
  deleted_at: at('2026-03-20T10:00:00Z'),
  merged_into_id: keptId,
})

/** Resolves with the id. */
export async function aFullLead(server: TestServer, staffId: number): Promise<number> {
  const id = await insertLead(server.db)
  const homeId = await insertHome(server.db, { access_notes: 'Key safe 4711' })
  const keptId = await insertLead(server.db)
  await server.db
    .updateTable('lead')
    .set(everything({ staffId, homeId, keptId }))
    .where('id', '=', id)
    .execute()
  return id
}
