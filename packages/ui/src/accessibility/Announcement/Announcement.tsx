import type { ReactNode } from 'react'
import * as S from './Announcement.styles.ts'

export interface AnnouncementProps {
  /** Empty while there is nothing to announce; a change is read out at the next pause. */
  children: ReactNode
}

/** Announces a change to screen readers; keep it mounted and change its text. */
export function Announcement({ children }: AnnouncementProps) {
  return <S.Root>{children}</S.Root>
}
