import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import { figure } from '../../../data/noun.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import * as S from './UnitsUploadPanel.styles.ts'

export interface SheetCountsProps {
  name: string
  preview: SheetPreview
}

const rows = (count: number) => `${figure(count)} ${count === 1 ? 'row' : 'rows'}`
/** The verb agrees with the number. */
const does = (count: number, one: string, many: string) => `${rows(count)} ${count === 1 ? one : many}`

/** The numbers of rows that create a unit, change one, or fail. */
export function SheetCounts({ name, preview: { creates, updates, fails } }: SheetCountsProps) {
  return (
    <S.Counts>
      <S.FileName>{name}</S.FileName>
      <StatusLabel tone={creates > 0 ? 'green' : 'neutral'}>{does(creates, 'creates', 'create')}</StatusLabel>
      <StatusLabel tone={updates > 0 ? 'blue' : 'neutral'}>{does(updates, 'updates', 'update')}</StatusLabel>
      <StatusLabel tone={fails > 0 ? 'red' : 'neutral'}>{does(fails, 'fails', 'fail')}</StatusLabel>
    </S.Counts>
  )
}
