import { BODY_KEPT_SECONDS } from '@latchkey/domain/integrations/sources/source.limits'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { receivedQueries } from './received.queries.ts'

/** Erases bodies some time after they are done; `now` in milliseconds. */
export const eraseReceivedBodies = (db: Transaction<Db>, now: number): Promise<void> =>
  receivedQueries(db).eraseBodies(new Date(now - BODY_KEPT_SECONDS * 1000))
