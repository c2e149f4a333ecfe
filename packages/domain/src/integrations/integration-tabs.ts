/** The tabs of the page about integrations, each with an address of its own; the first is shown first. */
export const INTEGRATION_TABS = ['keys', 'webhooks', 'feeds', 'sources', 'developers'] as const

export type IntegrationTab = (typeof INTEGRATION_TABS)[number]

export const INTEGRATION_TAB_LABELS: Readonly<Record<IntegrationTab, string>> = {
  keys: 'API keys',
  webhooks: 'Webhooks',
  feeds: 'Feeds',
  sources: 'Lead sources',
  developers: 'For developers',
}

/** The first for an address without a tab. */
export const integrationTabIn = (text: string | undefined): IntegrationTab =>
  INTEGRATION_TABS.find((tab) => tab === text) ?? INTEGRATION_TABS[0]
