import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SettingsContract } from '@latchkey/domain/settings/settings.contract'
import type { Config } from '../config/config.ts'

/** Tells the pages of the staff how this server is set up; addresses of the CRM are nobody else's business. */
export const settingsRoutes =
  ({ crm, propertyExplorerUrl }: Pick<Config, 'crm' | 'propertyExplorerUrl'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/settings',
      { config: { access: 'signed-in' }, schema: { response: { 200: SettingsContract } } },
      () => ({ crmApplicantUrl: crm.applicantUrl, crmViewingUrl: crm.viewingUrl, propertyExplorerUrl }),
    )
  }
