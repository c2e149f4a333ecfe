import type { ReactNode } from 'react'
import * as S from './Announcement.styles.ts'

export interface AnnouncementProps {
  /** Empty when there is nothing to announce; screen readers read a change at the next pause. */
  children: ReactNode
}

/** Announces a change to screen readers. Keep it mounted and change its text. */
export function Announcement({ children }: AnnouncementProps) {
  return <S.Root>{children}</S.Root>
}
