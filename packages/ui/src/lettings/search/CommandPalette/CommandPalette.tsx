import { SEARCH_LENGTH } from '@latchkey/domain/search/search.limits'
import { SEARCH_TEXTS } from '@latchkey/domain/search/search.messages'
import type { PaletteGroup, PaletteOption } from '@latchkey/domain/search/palette'
import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import * as S from './CommandPalette.styles.ts'
import { usePalette, type ChosenHow } from './use-palette.ts'

export interface CommandPaletteProps {
  isOpen: boolean
  onClose: () => void
  text: string
  onText: (text: string) => void
  /** The options, in display order. */
  groups: readonly PaletteGroup[]
  /** `busy` while the results for the text load, `failed` if they could not be loaded. */
  state: 'ready' | 'busy' | 'failed'
  onChoose: (option: PaletteOption, how: ChosenHow) => void
  onRetry: () => void
}

/**
 * Finds leads, homes, users, pages and commands from the keyboard.
 *
 * @do Use it once, for the whole product, behind SearchButton and its keys.
 * @dont Do not use it to filter a list: a list has its own filters.
 * @key Arrow Down, Arrow Up: Marks the next or previous result, around the ends.
 * @key Enter: Opens the marked result, or the first.
 * @key Ctrl+Enter, ⌘+Enter: Opens it in a new tab.
 * @key Escape: Closes the search.
 */
export function CommandPalette({
  isOpen,
  onClose,
  text,
  onText,
  groups,
  state,
  onChoose,
  onRetry,
}: CommandPaletteProps) {
  const headingId = useId()
  const options = groups.flatMap((group) => group.options)
  const { listId, marked, optionId, begin, input } = usePalette({
    options,
    isCurrent: state !== 'busy',
    onChoose,
  })
  const typed = text.trim()
  const isEmpty = state === 'ready' && options.length === 0
  const isTooShort = typed.length < SEARCH_LENGTH.min

  return (
    <S.Sheet
      isOpen={isOpen}
      onCloseRequest={onClose}
      findFocus={(palette) => palette.querySelector('input')}
      place="top"
      isFullOnPhones
      aria-label={SEARCH_TEXTS.title}
    >
      <S.Line data-clear-of-toasts>
        <Search aria-hidden />
        <S.Input
          {...input}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH.max}
          aria-label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.label}
          value={text}
          onChange={({ target }) => {
            begin()
            onText(target.value)
          }}
        />
        <IconButton label="Close" icon={<X aria-hidden />} tooltipSide="bottom" onClick={onClose} />
      </S.Line>
      <S.Results>
        {state === 'failed' && (
          <S.Failed role="alert">
            {SEARCH_TEXTS.failed}
            <Button size="small" onClick={onRetry}>
              Retry
            </Button>
          </S.Failed>
        )}
        {isEmpty && <S.Words>{isTooShort ? SEARCH_TEXTS.hint : SEARCH_TEXTS.nothing(typed)}</S.Words>}
        {options.length > 0 && (
          <S.List
            id={listId}
            aria-label={SEARCH_TEXTS.title}
            aria-busy={state === 'busy'}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            {groups.map((group) => (
              <S.Group key={group.label} aria-labelledby={`${headingId}-${group.label}`}>
                <S.Heading id={`${headingId}-${group.label}`}>{group.label}</S.Heading>
                {group.options.map((option) => {
                  const index = options.indexOf(option)
                  return (
                    <S.Option
                      key={option.key}
                      id={optionId(index)}
                      ref={(element) => {
                        if (index === marked) element?.scrollIntoView({ block: 'nearest' })
                      }}
                      aria-selected={index === marked}
                      aria-keyshortcuts={option.shortcut?.keys}
                      data-highlighted={index === marked || undefined}
                      onClick={({ ctrlKey, metaKey }) => onChoose(option, { isInNewTab: ctrlKey || metaKey })}
                    >
                      <S.Label>{option.label}</S.Label>
                      {option.status !== null && (
                        <StatusLabel tone={option.status.tone}>{option.status.text}</StatusLabel>
                      )}
                      {option.shortcut && <S.Shortcut aria-hidden>{option.shortcut.text}</S.Shortcut>}
                      {option.details.length > 0 && <S.Details>{option.details.join(' · ')}</S.Details>}
                    </S.Option>
                  )
                })}
                {group.more && <S.More role="presentation">{SEARCH_TEXTS.many}</S.More>}
              </S.Group>
            ))}
          </S.List>
        )}
      </S.Results>
      <Announcement>{announced({ state, typed, count: options.length })}</Announcement>
    </S.Sheet>
  )
}

function announced({ state, typed, count }: { state: string; typed: string; count: number }): string {
  if (typed === '' || state !== 'ready') return ''
  return count === 0 ? SEARCH_TEXTS.nothing(typed) : SEARCH_TEXTS.count(count)
}
