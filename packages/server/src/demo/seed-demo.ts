import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Transaction } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { homeQueries } from '../leads/record/home.queries.ts'
import { responseClockOn } from '../office/response-clock.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { hashPassword } from '../platform/crypto/password-hash.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_ROLES } from './demo-accounts.ts'
import { demoDiary } from './demo-diary.ts'
import { insertMergedLead, withDuplicates } from './demo-duplicates.ts'
import { demoHomes, demoProjects } from './demo-homes.ts'
import { finishDemoImports, insertDemoImports } from './demo-imports.ts'
import { insertDemoKeys } from './demo-keys.ts'
import { insertDemoSources } from './demo-sources.ts'
import { insertDemoWebhook } from './demo-webhooks.ts'
import { insertDemoListings } from './demo-listings.ts'
import { insertLettings } from './demo-lettings.ts'
import { oldLeads } from './demo-retention.ts'
import { insertOutcomes, withOutcomes } from './demo-outcomes.ts'
import { insertNotifications } from './demo-notifications.ts'
import { demoLeads, type DemoStock } from './demo-leads.ts'
import { storePictures, type DemoPicture } from './demo-pictures.ts'
import { insertDemoViews } from './demo-views.ts'
import { randomFrom, type Random } from './random.ts'

/** Set once the demo data is there. */
const SETTING = 'demo-data'

/** Arbitrary; the same seed gives the same people and homes. */
const SEED = 20_261_121

/**
 * Inserts the demo's accounts, homes and leads once; no-op when they exist. Sends no mail. Drawing the pictures takes
 * most of the time.
 */
export async function seedDemo(context: Context, drawPictures = storePictures): Promise<void> {
  const { config, db } = context
  const done = await db.selectFrom('setting').select('key').where('key', '=', SETTING).executeTakeFirst()
  if (done) return
  const [pictures, hashes] = await Promise.all([
    drawPictures(config),
    Promise.all(DEMO_ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD))),
  ])
  const imports = await context.change(null, async (change) => {
    const { numInsertedOrUpdatedRows: marked } = await change.db
      .insertInto('setting')
      .values({ key: SETTING, value: new Date(context.now()).toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    // Another process that started at the same time was first.
    if (marked !== 1n) return null
    const random = randomFrom(SEED)
    const agentIds = await insertAccounts(change.db, hashes)
    await insertDemoViews(change.db)
    const media = await insertPictures(change.db, pictures)
    const homes = await insertHomes(change.db, random, media)
    const now = new Date(context.now())
    const nowSeconds = unixSeconds(now)
    // A generator of its own: its draws depend on the weekday and must not shift people and homes.
    const dates = createDateFormatter(config.timeZone, () => nowSeconds)
    const diary = demoDiary(randomFrom(SEED + 1), dates, nowSeconds)
    const opening = await responseClockOn(config)(change.db)
    const drawn = demoLeads({ random, diary, nowSeconds, opening, agentIds, homes })
    const leads = withOutcomes(withDuplicates(drawn), now)
    const [userId, readerId] = agentIds
    if (userId === undefined || readerId === undefined) throw new Error('The demo has two agents.')
    await insertLeads(change.db, oldLeads({ today: dates.today(), userId, homes }))
    const stored = await insertLeads(change.db, leads)
    await insertOutcomes(change.db, stored, leads, now)
    await insertLettings(change.db, stored, leads, { today: dates.today(), now, userId })
    await insertDemoListings(change, homes, { userId, now, today: dates.today() })
    await insertMergedLead(change.db, stored, leads, { userId, now })
    await insertNotifications(change.db, stored, leads, { readerId, assignerId: userId, now })
    await insertDemoKeys(change.db, { now, today: dates.today() })
    await insertDemoSources(change.db, config, { userId, now })
    await insertDemoWebhook(change.db, config, { userId, now })
    return insertDemoImports(context, change, { userId, now, today: dates.today() })
  })
  if (imports !== null) await finishDemoImports(context, imports)
}

/** Returns the ids of the agents. */
async function insertAccounts(db: Transaction<Db>, hashes: readonly string[]): Promise<number[]> {
  for (const role of DEMO_ROLES) {
    const { id } = await db
      .insertInto('role')
      .values({ name: role.name, description: role.description })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('role_permission')
      .columns(['role_id', 'permission_id'])
      .expression((from) =>
        from
          .selectFrom('permission')
          .select((row) => [row.val(id).as('role_id'), 'id'])
          .where('name', 'in', role.permissions),
      )
      .execute()
  }
  const users = await db
    .insertInto('app_user')
    .values(
      DEMO_ACCOUNTS.map((account, nr) => ({
        username: account.username,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: hashes[nr] ?? null,
      })),
    )
    .returning(['id', 'username'])
    .execute()
  const idOf = new Map(users.map(({ id, username }) => [username, id]))
  for (const { username, role } of DEMO_ACCOUNTS) {
    await db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression((from) =>
        from
          .selectFrom('role')
          .select((row) => [row.val(idOf.get(username) ?? 0).as('user_id'), 'id'])
          .where('name', '=', role ?? '')
          .where('deleted_at', 'is', null),
      )
      .execute()
  }
  return DEMO_ACCOUNTS.filter(({ isAgent }) => isAgent).flatMap(({ username }) => idOf.get(username) ?? [])
}

/** Returns the picture ids by name. */
async function insertPictures(
  db: Transaction<Db>,
  pictures: Map<string, DemoPicture>,
): Promise<Map<string, number>> {
  const named = [...pictures].toSorted(([one], [other]) => one.localeCompare(other))
  const rows = await db
    .insertInto('media')
    .values(
      named.map(([, picture]) => ({
        location: picture.location,
        original_name: picture.originalName,
        content_type: 'image/jpeg',
        byte_count: picture.byteCount,
        width: picture.width,
        height: picture.height,
      })),
    )
    .returning('id')
    .execute()
  return new Map(rows.map(({ id }, nr) => [named[nr]?.[0] ?? '', id]))
}

async function insertHomes(
  db: Transaction<Db>,
  random: Random,
  media: Map<string, number>,
): Promise<DemoStock[]> {
  const projects = demoProjects(random)
  const projectIds = await db
    .insertInto('project')
    .values(
      projects.map(({ row, picture, defaultPicture }) => ({
        ...row,
        media_id: media.get(picture) ?? null,
        default_media_id: media.get(defaultPicture) ?? null,
      })),
    )
    .returning('id')
    .execute()
  const homes = demoHomes(random, projects)
  const stored = await db
    .insertInto('property')
    .values(
      homes.map(({ row, project }) => ({
        ...row,
        project_id: project === null ? null : projectIds[project]?.id,
      })),
    )
    .returningAll()
    .execute()
  const images = homes.flatMap(({ pictures }, nr) =>
    pictures.flatMap((name, position) => {
      const [propertyId, mediaId] = [stored[nr]?.id, media.get(name)]
      return propertyId === undefined || mediaId === undefined
        ? []
        : [{ property_id: propertyId, media_id: mediaId, position }]
    }),
  )
  await db.insertInto('property_image').values(images).execute()
  return stored
}

/** Inserts the leads in order, with their pictures and first audit entries. */
async function insertLeads(
  db: Transaction<Db>,
  leads: ReturnType<typeof demoLeads>,
): Promise<readonly { id: number }[]> {
  const stored = await db.insertInto('lead').values(leads).returning(['id', 'submitted_at']).execute()
  await homeQueries(db).copyImages(stored.map(({ id }) => id))
  // The trail is listed by id, so entries are inserted in order of time.
  const asTheyCame = stored.toSorted(
    (one, other) => one.submitted_at.getTime() - other.submitted_at.getTime(),
  )
  await db
    .insertInto('audit')
    .values(
      asTheyCame.map(({ id, submitted_at: at }) => ({
        at,
        action: 'lead.create',
        entity: 'lead',
        entity_id: id,
        changes: '[]',
      })),
    )
    .execute()
  return stored
}
