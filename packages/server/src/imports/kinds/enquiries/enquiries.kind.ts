import { leadName } from '@latchkey/domain/leads/lead-names'
import { sql } from 'kysely'
import type { KindOfImport } from '../import-kind.ts'
import { enquiryPlanner } from './enquiry.plan.ts'
import { enquiryQueries } from './enquiry.queries.ts'
import { withRemarks } from './enquiry.remarks.ts'
import { enquiriesStaying, undoEnquiries } from './enquiry.undo.ts'
import { isWork, writeEnquiries } from './enquiry.write.ts'
import { fileFacts } from './file-facts.ts'

export const enquiries: KindOfImport = {
  async open(db, setup) {
    const plan = await enquiryPlanner(db, setup)
    const facts = fileFacts()
    return {
      plan: async (current, rows) =>
        withRemarks(current, await plan(current, rows, { facts }), { setup, facts }),
      duplicatesFound: () => [...facts.twins],
      async write(change, rows) {
        const planned = await plan(change.db, rows, { isLocking: true })
        return { planned, written: await writeEnquiries(change, setup, planned.filter(isWork)) }
      },
    }
  },
  gatherStatistics: async (db) => {
    await sql`select gather_lead_statistics()`.execute(db)
  },
  push: (change) => change.push('leads-refresh', {}),
  async names(db, ids) {
    const leads = await enquiryQueries(db).names(ids)
    return new Map(
      leads.map(({ id, first_name: firstName, last_name: lastName }) => [
        id,
        leadName({ firstName, lastName }),
      ]),
    )
  },
  stays: enquiriesStaying,
  undo: undoEnquiries,
}
