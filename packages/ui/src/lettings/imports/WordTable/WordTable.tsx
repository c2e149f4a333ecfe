import type { ImportField, ImportWord, WordTo } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { undecidedText } from '@latchkey/domain/imports/import-steps.messages'
import { wordOptions } from '@latchkey/domain/imports/import-options'
import { useMemo } from 'react'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { Field } from '../../../forms/Field/Field.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import * as T from '../choice-table.styles.ts'
import { WordRow } from './WordRow.tsx'
import { WordSelect } from './WordSelect.tsx'
import * as S from './WordTable.styles.ts'

export interface WordTableProps {
  field: ImportField
  /** The different words of the columns that become the field; none where no column does. */
  words: readonly ImportWord[]
  /** The value for an empty cell, or for a missing column. */
  empty: WordTo
  /** True once the import has started. */
  isFixed?: boolean
  onWord: (text: string, to: WordTo) => void
  onEmpty: (to: WordTo) => void
}

/**
 * The words of a choice in a file, and what they become.
 *
 * @do Say how many words are not decided: each is a problem of its rows.
 * @dont Do not choose for the user where no word fits: a wrong status is found late.
 * @key Tab: Moves through the choices.
 * @key Enter, Space or Arrow Down: On a choice, open its list.
 * @key Letters: Find the choice that starts with them.
 */
export function WordTable({ field, words, empty, isFixed = false, onWord, onEmpty }: WordTableProps) {
  const options = useMemo(() => wordOptions(field), [field])
  const choose = useStableCallback(onWord)
  const undecided = words.filter(({ to }) => to === null).length
  return (
    <Card
      title={field.label}
      hasPadding={false}
      mark={undecided > 0 && <StatusLabel tone="yellow">{undecidedText(undecided)}</StatusLabel>}
    >
      {words.length > 0 && (
        <T.Table aria-label={field.label}>
          <thead>
            <tr>
              <th scope="col">Their word</th>
              <S.RowsHead scope="col" data-number>
                Rows
              </S.RowsHead>
              <th scope="col">Becomes</th>
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <WordRow key={word.text} {...word} options={options} isFixed={isFixed} onWord={choose} />
            ))}
          </tbody>
        </T.Table>
      )}
      <S.Empty>
        <Field label={IMPORT_WORDS.empty}>
          <WordSelect
            options={wordOptions(field, { isEmpty: true })}
            value={empty}
            isDisabled={isFixed}
            isClearable={!field.isRequired}
            onChange={onEmpty}
          />
        </Field>
      </S.Empty>
    </Card>
  )
}
