import type { ReactNode } from 'react'
import * as S from './Announcement.styles.ts'

export interface AnnouncementProps {
  /** Empty when there is nothing to announce; screen readers read a change at the next pause. */
  children: ReactNode
}

/**
 * Announces a change to screen readers. Keep it mounted and change its text.
 *
 * @do Mount it, empty, before there is something to announce.
 * @dont Do not repeat what a change of focus announces.
 */
export function Announcement({ children }: AnnouncementProps) {
  return <S.Root>{children}</S.Root>
}
