import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Suggestions } from '../../../inputs/Suggestions/Suggestions.tsx'
import type { ColumnFilter } from '../columns/data-column.ts'
import * as S from './FilterRow.styles.ts'

export interface FilterBoxProps {
  label: string
  filter: ColumnFilter
  text: string
  onType: (text: string) => void
  /** Asks at once. */
  onSend: () => void
}

/** The filter of one column: Enter asks at once, Escape empties it. */
export function FilterBox({ label, filter: { kind, suggestions }, text, onType, onSend }: FilterBoxProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSend()
    if (event.key === 'Escape' && text !== '') {
      // The first Escape belongs to the text, not to a dialog around the table.
      event.stopPropagation()
      onType('')
    }
  }
  const plain = {
    type: 'text',
    'aria-label': label,
    inputMode: kind === 'digits' ? 'numeric' : undefined,
    // Not seen; the style asks whether the box is empty.
    placeholder: ' ',
    autoComplete: 'off',
    spellCheck: false,
  } as const

  return (
    <S.Box>
      {suggestions === undefined ? (
        <S.Input
          {...plain}
          value={text}
          onChange={({ target }) =>
            onType(kind === 'digits' ? target.value.replaceAll(/\D/g, '') : target.value)
          }
          onKeyDown={handleKey}
        />
      ) : (
        <Suggestions label={label} texts={suggestions} value={text} onChange={onType} onKeyDown={handleKey}>
          {(input) => <S.Input {...plain} {...input} />}
        </Suggestions>
      )}
      {text !== '' && (
        // For the pointer only: at the keyboard Escape does the same.
        <S.Clear
          type="button"
          tabIndex={-1}
          aria-hidden
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onType('')}
        >
          <X />
        </S.Clear>
      )}
    </S.Box>
  )
}
