import type { AuditTables } from './tables/audit.ts'
import type { CreationTables } from './tables/creation.ts'
import type { DuplicatesTables } from './tables/duplicates.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { IntegrationsTables } from './tables/integrations.ts'
import type { LeadsTables } from './tables/leads.ts'
import type { LettingsTables } from './tables/lettings.ts'
import type { ListingsTables } from './tables/listings.ts'
import type { NotificationsTables } from './tables/notifications.ts'
import type { OfficeTables } from './tables/office.ts'
import type { PeopleTables } from './tables/people.ts'
import type { StockTables } from './tables/stock.ts'
import type { TwoFactorTables } from './tables/two-factor.ts'
import type { ViewsTables } from './tables/views.ts'

export interface Db
  extends
    AuditTables,
    CreationTables,
    DuplicatesTables,
    ImportsTables,
    IntegrationsTables,
    LeadsTables,
    LettingsTables,
    ListingsTables,
    NotificationsTables,
    OfficeTables,
    PeopleTables,
    StockTables,
    TwoFactorTables,
    ViewsTables {}
