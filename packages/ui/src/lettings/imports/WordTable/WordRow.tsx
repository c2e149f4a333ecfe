import type { ImportWord, WordTo } from '@latchkey/domain/imports/import.contract'
import { becomesLabel } from '@latchkey/domain/imports/import-steps.messages'
import type { WordOption } from '@latchkey/domain/imports/import-options'
import { memo } from 'react'
import { figure } from '../../../data/noun.ts'
import * as T from '../choice-table.styles.ts'
import { WordSelect } from './WordSelect.tsx'

export interface WordRowProps extends ImportWord {
  options: readonly WordOption[]
  isFixed: boolean
  onWord: (text: string, to: WordTo) => void
}

/** The choice of one word; the others, of which there may be two hundred, are not rendered again. */
export const WordRow = memo(function WordRow({ text, rows, to, options, isFixed, onWord }: WordRowProps) {
  return (
    <tr>
      <th scope="row">{text}</th>
      <td data-number>
        {figure(rows)}
        <T.OnPhones>{rows === 1 ? ' row' : ' rows'}</T.OnPhones>
      </td>
      <td>
        <WordSelect
          label={becomesLabel(text)}
          options={options}
          value={to}
          isDisabled={isFixed}
          onChange={(next) => onWord(text, next)}
        />
      </td>
    </tr>
  )
})
