import { useSyncExternalStore } from 'react'
import { Trouble } from '../../frame/Trouble.tsx'
import type { BuildWatch } from '@latchkey/domain/update/build.store'
import { UPDATE_AVAILABLE } from '@latchkey/domain/update/update.messages'

/** What the notice accepts. */
export interface TenantUpdateNoticeProps {
  build: BuildWatch
  /** Loads the page anew; answers are kept on the device, so none is lost. */
  onReload: () => void
}

/** Says above the page that a newer build is served. Source: specification §1, decision G18. */
export function TenantUpdateNotice({ build, onReload }: TenantUpdateNoticeProps) {
  const isOutdated = useSyncExternalStore(build.subscribe, build.isOutdated)
  if (!isOutdated) return null
  const { title, text, action } = UPDATE_AVAILABLE
  return <Trouble title={title} advice={text} actionLabel={action} onAction={onReload} />
}
