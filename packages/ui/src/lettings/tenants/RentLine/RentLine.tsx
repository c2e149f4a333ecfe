import { rentText } from '@latchkey/domain/tenants/page/page.messages'
import * as S from './RentLine.styles.ts'

export interface RentLineProps {
  /** In pounds; null where the home has none. */
  rentPerMonth: number | null
}

/**
 * The one rent that a tenant sees; nothing where the home has none.
 *
 * @do Show the rent of the linked home, once.
 * @dont Do not show a range, an earlier rent, or one that somebody offered.
 */
export function RentLine({ rentPerMonth }: RentLineProps) {
  return rentPerMonth === null ? null : <S.Root>{rentText(rentPerMonth)}</S.Root>
}
