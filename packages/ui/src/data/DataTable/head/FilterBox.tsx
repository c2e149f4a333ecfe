import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ColumnFilter } from '../columns/data-column.ts'
import * as S from './FilterRow.styles.ts'

export interface FilterBoxProps {
  label: string
  filter: ColumnFilter
  text: string
  onType: (text: string) => void
  /** Sends the text at once. */
  onSend: () => void
}

/** The filter of one column: Enter sends it at once, Escape clears it. */
export function FilterBox({
  label,
  filter: { kind, renderSuggestions },
  text,
  onType,
  onSend,
}: FilterBoxProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onSend()
    if (event.key === 'Escape' && text !== '') {
      // The first Escape clears the text instead of closing a surrounding dialog.
      event.stopPropagation()
      onType('')
    }
  }
  const plain = {
    type: 'text',
    'aria-label': label,
    inputMode: kind === 'digits' ? 'numeric' : undefined,
    // Invisible; the style detects an empty field by `:placeholder-shown`.
    placeholder: ' ',
    autoComplete: 'off',
    spellCheck: false,
  } as const

  return (
    <S.Box>
      {renderSuggestions === undefined ? (
        <S.Input
          {...plain}
          value={text}
          onChange={({ target }) =>
            onType(kind === 'digits' ? target.value.replaceAll(/\D/g, '') : target.value)
          }
          onKeyDown={handleKey}
        />
      ) : (
        renderSuggestions({
          label,
          value: text,
          onChange: onType,
          onKeyDown: handleKey,
          children: (input) => <S.Input {...plain} {...input} />,
        })
      )}
      <S.Glass>
        <Search aria-hidden />
      </S.Glass>
      {text !== '' && (
        // For the pointer only; on the keyboard Escape does the same.
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
