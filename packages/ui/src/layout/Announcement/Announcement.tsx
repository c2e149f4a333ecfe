import type { ReactNode } from 'react'
import * as S from './Announcement.styles.ts'

export interface AnnouncementProps {
  /** Empty while there is nothing to say; a change is read out when the listener pauses. */
  children: ReactNode
}

/** Says a change to people who listen to the page; keep it in the page and change its words. */
export function Announcement({ children }: AnnouncementProps) {
  return <S.Root>{children}</S.Root>
}
