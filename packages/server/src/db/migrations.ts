import type { Migration } from 'kysely/migration'
import * as first from './migrations/20261121T0300-first.ts'
import * as twoFactor from './migrations/20261121T0741-two-factor.ts'
import * as auditSearch from './migrations/20261121T0757-audit-search.ts'
import * as longAddresses from './migrations/20261121T0833-long-addresses.ts'
import * as unitUploadRows from './migrations/20261121T0835-unit-upload-rows.ts'
import * as unusedPictures from './migrations/20261121T1010-unused-pictures.ts'
import * as severalTokens from './migrations/20261122T0219-several-tokens.ts'

/** Every migration by its name, oldest first; names sort in the order they run. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '20261121T0300-first': first,
  '20261121T0741-two-factor': twoFactor,
  '20261121T0757-audit-search': auditSearch,
  '20261121T0833-long-addresses': longAddresses,
  '20261121T0835-unit-upload-rows': unitUploadRows,
  '20261121T1010-unused-pictures': unusedPictures,
  '20261122T0219-several-tokens': severalTokens,
}
