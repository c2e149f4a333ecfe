/** What depends on the database itself: only these tests run a second time, on a PostgreSQL of the machine. */
const NAMES = [
  // Tables, columns that the database computes, and the role that the product works in.
  'migrations',
  'app-role',
  // What is searched, filtered and ordered by the database.
  'leads-lists',
  'projects',
  'properties',
  'roles',
  'users',
  // Transactions, the audit trail, and what leaves after a commit.
  'change',
  'audit',
  'mail-once',
  'jobs',
  'realtime',
  // Limits that are counted in the database.
  'rate-limit',
  'links',
]

/** The files of those tests, from the root of the project. */
export const REAL_POSTGRES_FILES = NAMES.map((name) => `packages/server/test/${name}.int.test.ts`)
