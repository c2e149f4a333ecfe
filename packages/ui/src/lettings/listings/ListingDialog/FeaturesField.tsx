import { FEATURES_MIN, LISTING_LIMITS } from '@latchkey/domain/listings/listing.limits'
import { Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { FieldContext, useFieldGroup } from '../../../inputs/field-context.ts'
import { TextField } from '../../../inputs/TextField/TextField.tsx'
import * as S from './ListingDialog.styles.ts'

interface FeaturesFieldProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  onBlur: () => void
  /** The error of one feature, by its place. */
  errorAt: (place: number) => string | undefined
  isDisabled: boolean
}

/** One line for each feature. Enter moves to the next, and several pasted lines become several features. */
export function FeaturesField({ value, onChange, onBlur, errorAt, isDisabled }: FeaturesFieldProps) {
  const { isInvalid: _isInvalid, isRequired: _isRequired, ...wiring } = useFieldGroup({})
  const list = useRef<HTMLOListElement>(null)
  /** True until the new line has the focus. */
  const isAdded = useRef(false)
  const [leastLines, setLeastLines] = useState(FEATURES_MIN)
  const count = Math.max(value.length, leastLines)
  const lines = Array.from({ length: count }, (_, place) => value[place] ?? '')
  const canAdd = count < LISTING_LIMITS.features

  const give = (next: readonly string[]) => {
    // Empty lines at the end are no features.
    const last = next.findLastIndex((line) => line !== '')
    onChange(next.slice(0, last + 1))
  }
  const focus = (place: number) => list.current?.querySelectorAll('input')[place]?.focus()
  const add = () => {
    setLeastLines(count + 1)
    isAdded.current = true
  }
  useLayoutEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    focus(count - 1)
  })

  const handleKeyDown = (event: KeyboardEvent, place: number) => {
    const isTyping = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing
    if (event.key !== 'Enter' || !isTyping) return
    event.preventDefault()
    if (place + 1 < count) focus(place + 1)
    else if (canAdd) add()
  }

  const handlePaste = (event: ClipboardEvent, place: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*[-•*·]\s*/, '').trim())
      .filter((line) => line !== '')
    if (pasted.length < 2) return
    event.preventDefault()
    const before = lines.slice(0, lines[place] === '' ? place : place + 1)
    give([...before, ...pasted, ...lines.slice(place + 1)].slice(0, LISTING_LIMITS.features))
  }

  return (
    <S.Features {...wiring} onBlur={onBlur}>
      {/* Each line has a name of its own. */}
      <FieldContext value={null}>
        <S.FeatureLines ref={list}>
          {lines.map((line, place) => (
            // A line being typed has no identity other than its place.
            <S.FeatureLine
              key={place}
              onKeyDown={(event) => handleKeyDown(event, place)}
              onPaste={(event) => handlePaste(event, place)}
            >
              <TextField
                aria-label={`Feature ${place + 1}`}
                value={line}
                onChange={(next) => give(lines.with(place, next))}
                maxLength={LISTING_LIMITS.feature}
                isDisabled={isDisabled}
                end={
                  line !== '' && (
                    <IconButton
                      size="small"
                      label={`Remove feature ${place + 1}`}
                      icon={<X aria-hidden />}
                      disabled={isDisabled}
                      onClick={() => {
                        give(lines.toSpliced(place, 1))
                        focus(place)
                      }}
                    />
                  )
                }
              />
              {errorAt(place) !== undefined && <S.LineError>{errorAt(place)}</S.LineError>}
            </S.FeatureLine>
          ))}
        </S.FeatureLines>
      </FieldContext>
      {canAdd && (
        <Button size="small" icon={<Plus aria-hidden />} disabled={isDisabled} onClick={add}>
          Add a feature
        </Button>
      )}
    </S.Features>
  )
}
