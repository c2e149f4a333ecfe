import type { Brand } from '@latchkey/domain/office/office.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Context } from './context/context.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { rejectionTrail, type RejectionTrail } from './audit/rejections.ts'
import { auditService } from './audit/audit.service.ts'
import { calendarFeedPages, calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts'
import { calendarFeedService } from './calendar-feed/calendar-feed.service.ts'
import { devJobsRoutes } from './demo/dev-jobs.routes.ts'
import { devMailRoutes } from './mail/dev-mail.routes.ts'
import { demoPages } from './demo/demo-pages.ts'
import { warnOfDemoAccounts } from './demo/open-demo-accounts.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { exportRoutes } from './exports/export.routes.ts'
import { exportService } from './exports/export.service.ts'
import { duplicatesRoutes } from './duplicates/duplicates.routes.ts'
import { duplicatesService } from './duplicates/duplicates.service.ts'
import { mergeService } from './duplicates/merge.service.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { importsService } from './imports/imports.service.ts'
import { checkService } from './imports/check/check.service.ts'
import { problemsService } from './imports/check/problems.service.ts'
import { importRunRoutes } from './imports/run/run.routes.ts'
import { runService } from './imports/run/run.service.ts'
import { undoService } from './imports/undo/undo.service.ts'
import { intakeRoutes } from './intake/intake.routes.ts'
import { intakeService } from './intake/intake.service.ts'
import { receivedRoutes } from './intake/received/received.routes.ts'
import { receivedService } from './intake/received/received.service.ts'
import { receivedListService } from './intake/sources/received-list.service.ts'
import { sourcesRoutes } from './intake/sources/sources.routes.ts'
import { sourcesService } from './intake/sources/sources.service.ts'
import { keysRoutes } from './integrations/keys/keys.routes.ts'
import { keysService } from './integrations/keys/keys.service.ts'
import { keyGate } from './integrations/keys/key.gate.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { eventsService } from './events/events.service.ts'
import { deliveriesService } from './webhooks/deliveries.service.ts'
import { webhooksRoutes } from './webhooks/webhooks.routes.ts'
import { webhooksService } from './webhooks/webhooks.service.ts'
import { feedFilesService } from './feeds/feed-files.service.ts'
import { feedPages, feedsRoutes } from './feeds/feeds.routes.ts'
import { sendingRoutes } from './feeds/sending/sending.routes.ts'
import { sendingService } from './feeds/sending/sending.service.ts'
import { feedsService } from './feeds/feeds.service.ts'
import { jobHandlers } from './job-handlers.ts'
import type { JobHandlers } from './jobs/jobs.contract.ts'
import type { Authenticate, KeyGate } from './platform/http/access-plugin.ts'
import { depositRoutes } from './leads/deposit/deposit.routes.ts'
import { depositService } from './leads/deposit/deposit.service.ts'
import { rightToRentRoutes } from './leads/right-to-rent/right-to-rent.routes.ts'
import { rightToRentService } from './leads/right-to-rent/right-to-rent.service.ts'
import { leadStatusService } from './leads/status/status.service.ts'
import { leadMailsService } from './leads/mails/mails.service.ts'
import { leadOutcomeService } from './leads/outcome/outcome.service.ts'
import { leadWaitingService } from './leads/waiting/waiting.service.ts'
import { leadHandlersService } from './leads/handler/handler.service.ts'
import { toCompleteRoutes } from './to-complete/to-complete.routes.ts'
import { toCompleteService } from './to-complete/to-complete.service.ts'
import { leadBulkRoutes } from './leads/bulk/bulk.routes.ts'
import { leadBulkService } from './leads/bulk/bulk.service.ts'
import { leadListsService } from './leads/lists/lists.service.ts'
import { leadsRoutes } from './leads/leads.routes.ts'
import { leadsService } from './leads/leads.service.ts'
import { listingsRoutes } from './listings/listings.routes.ts'
import { listingsService } from './listings/listings.service.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { mediaService } from './media/media.service.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { notificationsService } from './notifications/notifications.service.ts'
import { responseClockOn } from './office/response-clock.ts'
import { officeRoutes } from './office/office.routes.ts'
import { officeService } from './office/office.service.ts'
import { passwordsRoutes } from './passwords/passwords.routes.ts'
import { passwordsService } from './passwords/passwords.service.ts'
import { personRoutes } from './privacy/person/person.routes.ts'
import { personService } from './privacy/person/person.service.ts'
import { retentionRoutes } from './privacy/retention/retention.routes.ts'
import { retentionService } from './privacy/retention/retention.service.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { profileService } from './profile/profile.service.ts'
import { projectsRoutes } from './projects/projects.routes.ts'
import { projectsService } from './projects/projects.service.ts'
import { propertiesRoutes } from './properties/properties.routes.ts'
import { propertiesService } from './properties/properties.service.ts'
import { unitListService } from './properties/units.list.service.ts'
import { referencingRoutes } from './referencing/referencing.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { reportsService } from './reports/reports.service.ts'
import { rolesRoutes } from './roles/roles.routes.ts'
import { rolesService } from './roles/roles.service.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { ownSessionsService } from './session/own-sessions.ts'
import { ownSessionsRoutes } from './session/own-sessions.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionService } from './session/session.service.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { secondFactor } from './two-factor/second-factor.ts'
import { secondStepFor } from './two-factor/second-step.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { twoFactorService } from './two-factor/two-factor.service.ts'
import { twoFactorSignIn } from './two-factor/two-factor.sign-in.ts'
import { tenantPageRoutes } from './tenants/page.routes.ts'
import { tenantPageService } from './tenants/page.service.ts'
import { tenantsRoutes } from './tenants/tenants.routes.ts'
import { tenantsService } from './tenants/tenants.service.ts'
import { visitsOn } from './tenants/visits.ts'
import { sheetsRoutes } from './sheets/sheets.routes.ts'
import { sheetsService } from './sheets/sheets.service.ts'
import { ensureFirstAdministrator } from './users/first-administrator.ts'
import { ownRoutes } from './users/own.routes.ts'
import { ownService } from './users/own.service.ts'
import { todayRoutes } from './today/today.routes.ts'
import { todayService } from './today/today.service.ts'
import { usersRoutes } from './users/users.routes.ts'
import { usersService } from './users/users.service.ts'
import { viewsRoutes } from './views/views.routes.ts'
import { viewsService } from './views/views.service.ts'

export interface Features {
  readonly authenticate: Authenticate
  readonly keys: KeyGate
  /** Under `/api`, which their paths omit. */
  readonly routes: readonly FastifyPluginAsync[]
  /** Outside `/api`, such as the demo's list of mails. */
  readonly pages: readonly FastifyPluginAsync[]
  readonly handlers: JobHandlers
  readonly rejections: RejectionTrail
  /** Included in the page, before its first request; never rejects. */
  brandOfPage(): Promise<Brand | null>
  /** Inserts the demo data or the first administrator; idempotent, run at every start. */
  prepare(): Promise<void>
}

export function buildFeatures(context: Context): Features {
  const session = sessionService(context, secondStepFor)
  const media = mediaService(context)
  const office = officeService(context)
  const clock = responseClockOn(context.config)
  const leads = leadsService(context, clock)
  const visits = visitsOn(context)
  const factor = secondFactor(context)
  const calendars = calendarFeedService(context)
  const feeds = feedsService(context)
  return {
    authenticate: (token, address) => session.authenticate(token, address),
    keys: keyGate(context),
    routes: [
      sessionRoutes(session),
      ownSessionsRoutes(ownSessionsService(context)),
      ownRoutes(ownService(context)),
      passwordsRoutes(passwordsService(context)),
      twoFactorRoutes(twoFactorService(context, factor), twoFactorSignIn(context, factor)),
      profileRoutes(profileService(context)),
      calendarFeedRoutes(calendars),
      usersRoutes(usersService(context)),
      rolesRoutes(rolesService(context)),
      duplicatesRoutes(duplicatesService(context), mergeService(context)),
      leadsRoutes({
        leads,
        lists: leadListsService(context, clock),
        status: leadStatusService(context, clock),
        outcomes: leadOutcomeService(context),
        mails: leadMailsService(context),
        handlers: leadHandlersService(context),
        waiting: leadWaitingService(context, clock),
      }),
      rightToRentRoutes(rightToRentService(context)),
      depositRoutes(depositService(context)),
      leadBulkRoutes(leadBulkService(context)),
      exportRoutes(exportService(context)),
      reportsRoutes(reportsService(context, clock)),
      personRoutes(personService(context)),
      retentionRoutes(retentionService(context)),
      auditRoutes(auditService(context)),
      intakeRoutes(intakeService(context)),
      receivedRoutes(receivedService(context)),
      sourcesRoutes(sourcesService(context), receivedListService(context)),
      toCompleteRoutes(toCompleteService(context, clock, (actor, id) => leads.get(actor, id))),
      keysRoutes(keysService(context)),
      eventsRoutes(eventsService(context)),
      webhooksRoutes(webhooksService(context), deliveriesService(context)),
      mediaRoutes(media),
      projectsRoutes(projectsService(context)),
      sheetsRoutes(sheetsService(context)),
      importsRoutes(importsService(context)),
      importRunRoutes({
        checks: checkService(context),
        problems: problemsService(context),
        runs: runService(context),
        undos: undoService(context),
      }),
      propertiesRoutes(propertiesService(context), unitListService(context)),
      listingsRoutes(listingsService(context)),
      feedsRoutes(feeds, feedFilesService(context)),
      sendingRoutes(sendingService(context)),
      tenantsRoutes(tenantsService(context, visits), visits),
      tenantPageRoutes(tenantPageService(context, visits, clock)),
      referencingRoutes(context),
      notificationsRoutes(notificationsService(context)),
      searchRoutes(searchService(context)),
      todayRoutes(todayService(context)),
      viewsRoutes(viewsService(context)),
      settingsRoutes(context.config),
      officeRoutes(office),
    ],
    pages: [
      calendarFeedPages(calendars),
      feedPages(feeds),
      ...(context.config.demo
        ? [demoPages(context.config, [devMailRoutes(context.config), devJobsRoutes(context)])]
        : []),
    ],
    prepare: async () => {
      if (context.config.demo) return seedDemo(context)
      await ensureFirstAdministrator(context)
      await warnOfDemoAccounts(context)
    },
    brandOfPage: () => office.brandOfPage(),
    rejections: rejectionTrail(context),
    handlers: jobHandlers(context),
  }
}
