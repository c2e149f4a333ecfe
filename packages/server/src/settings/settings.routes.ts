import { settingsCalls } from '@latchkey/domain/settings/settings.calls'
import type { FastifyPluginAsync } from 'fastify'
import { SettingsContract } from '@latchkey/domain/settings/settings.contract'
import { serve } from '../platform/http/serve.ts'
import type { Config } from '../config/config.ts'

/** The addresses of the CRM are for staff only. */
export const settingsRoutes =
  ({
    crm,
    propertyExplorerUrl,
    mapUrl,
  }: Pick<Config, 'crm' | 'propertyExplorerUrl' | 'mapUrl'>): FastifyPluginAsync =>
  async (app) => {
    serve(app, settingsCalls.read, { access: 'signed-in', response: SettingsContract }, () => ({
      crmApplicantUrl: crm.applicantUrl,
      crmViewingUrl: crm.viewingUrl,
      propertyExplorerUrl,
      mapUrl,
    }))
  }
