import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SettingsContract } from '@latchkey/domain/settings/settings.contract'
import type { Config } from '../config/config.ts'

/** The addresses of the CRM are for staff only. */
export const settingsRoutes =
  ({
    crm,
    propertyExplorerUrl,
    mapUrl,
  }: Pick<Config, 'crm' | 'propertyExplorerUrl' | 'mapUrl'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/settings',
      { config: { access: 'signed-in' }, schema: { response: { 200: SettingsContract } } },
      () => ({
        crmApplicantUrl: crm.applicantUrl,
        crmViewingUrl: crm.viewingUrl,
        propertyExplorerUrl,
        mapUrl,
      }),
    )
  }
