import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDrop } from 'react-dnd'
import { NativeTypes } from 'react-dnd-html5-backend'
import { Button } from '../../controls/Button/Button.tsx'
import { DndScope } from '../../controls/DndScope/DndScope.tsx'
import { useFieldGroup, type NamingProps } from '../../inputs/field-context.ts'
import { acceptOf, rulesText, sortFiles, type FileRules } from '../file-rules.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import * as S from './DropZone.styles.ts'

export interface DropZoneProps extends NamingProps {
  rules: FileRules
  /** The label of the button, such as "Choose a picture". */
  buttonLabel: string
  /** A sentence about the accepted files; by default the types and the size. */
  rulesText?: string
  /** True accepts several files at once. */
  isMultiple?: boolean
  isDisabled?: boolean
  /** True while a file uploads; no other file is accepted. */
  isBusy?: boolean
  /** The uploaded fraction, 0 to 1; null if unknown. */
  progress?: number | null
  /** `small` is less high, for use among other fields. */
  size?: 'medium' | 'small'
  /** Called with the valid files; the others are listed in the zone with the reason. */
  onFiles: (files: File[]) => void
}

interface Dropped {
  files: File[]
}

/**
 * A drop target for files, with a button for users who do not drag.
 *
 * @also Upload, File input, Attachment
 * @do Say which types and sizes are accepted.
 * @dont Do not reject a file without its name and the reason.
 * @key Enter or Space: On its button, opens the file picker.
 */
export function DropZone(props: DropZoneProps) {
  return (
    <DndScope>
      <Zone {...props} />
    </DndScope>
  )
}

function Zone({
  rules,
  buttonLabel,
  rulesText: givenRulesText,
  isMultiple = false,
  isDisabled = false,
  isBusy = false,
  progress = null,
  size = 'medium',
  onFiles,
  ...naming
}: DropZoneProps) {
  const { isInvalid, isRequired, ...wiring } = useFieldGroup(naming)
  const input = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<readonly string[]>([])
  const isClosed = isDisabled || isBusy

  const receive = (files: readonly File[]) => {
    if (isClosed || files.length === 0) return
    const sorted = sortFiles(files, rules, isMultiple)
    setErrors(sorted.errors)
    if (sorted.accepted.length > 0) onFiles(sorted.accepted)
  }

  const [{ isOver, isNear }, drop] = useDrop({
    accept: NativeTypes.FILE,
    canDrop: () => !isClosed,
    drop: ({ files }: Dropped) => receive(files),
    collect: (monitor) => ({ isOver: monitor.isOver() && monitor.canDrop(), isNear: monitor.canDrop() }),
  })

  return (
    <S.Root
      {...wiring}
      ref={(node) => {
        drop(node)
      }}
      data-size={size}
      data-over={isOver || undefined}
      data-near={isNear || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || errors.length > 0 || undefined}
      data-required={isRequired || undefined}
    >
      <S.Icon>
        <FileUp aria-hidden />
      </S.Icon>
      <S.Words>
        {!isBusy && (
          <span>{isOver ? 'Drop to add' : isMultiple ? 'Drop files here, or' : 'Drop a file here, or'}</span>
        )}
        <Button
          size="small"
          disabled={isDisabled}
          isBusy={isBusy}
          busyLabel="Uploading…"
          onClick={() => input.current?.click()}
        >
          {buttonLabel}
        </Button>
      </S.Words>
      <S.Rules>{givenRulesText ?? rulesText(rules)}</S.Rules>
      {isBusy && <ProgressBar label="Upload" value={progress} />}
      {errors.length > 0 && (
        <S.Errors role="alert">
          {errors.map((error) => (
            <S.Error key={error}>
              <CircleAlert aria-hidden />
              <span>{error}</span>
            </S.Error>
          ))}
        </S.Errors>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={buttonLabel}
        accept={acceptOf(rules)}
        multiple={isMultiple}
        disabled={isClosed}
        onChange={({ target }) => {
          receive([...(target.files ?? [])])
          // Otherwise choosing the same file again, for example a corrected one, would fire no change event.
          target.value = ''
        }}
      />
    </S.Root>
  )
}
