import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import { IMPORT_KIND_LABELS, IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import { IMPORT_EXTENSIONS, IMPORT_MAX_BYTES } from '@latchkey/domain/imports/import.limits'
import { messageFor } from '@latchkey/domain/platform/field-errors'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { DropZone } from '../../../files/DropZone/DropZone.tsx'
import { ProgressBar } from '../../../files/ProgressBar/ProgressBar.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { RadioGroup } from '../../../inputs/RadioGroup/RadioGroup.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './ImportUpload.styles.ts'

export interface ImportUploadProps {
  /** The kinds that the user may import. */
  kinds: readonly ImportKind[]
  /** The file that is uploading, and its uploaded fraction, 0 to 1; null when none is. */
  uploading?: { name: string; progress: number } | null
  /** The reason why the last upload failed. */
  error?: string | undefined
  onFile: (kind: ImportKind, file: File) => void
  onCancel: () => void
}

const RULES = { extensions: IMPORT_EXTENSIONS, maxBytes: IMPORT_MAX_BYTES }

/**
 * Begins an import with a file, after saying what is in it.
 *
 * @do Offer only the kinds that the user may import.
 * @do Take a file that is given first once its kind is chosen.
 * @dont Do not choose a kind for the user: a file of homes would be read as enquiries.
 * @key Arrow keys: Choose what is in the file.
 * @key Enter or Space: On the button, opens the file picker.
 */
export function ImportUpload({ kinds, uploading = null, error, onFile, onCancel }: ImportUploadProps) {
  const [chosen, setChosen] = useState<ImportKind | null>(null)
  /** A file that was given before its kind. */
  const [early, setEarly] = useState<File | null>(null)
  const kind = kinds.length === 1 ? (kinds[0] ?? null) : chosen
  const place = useFocusKept()

  const accept = (file: File | undefined) => {
    if (file === undefined) return
    if (kind === null) setEarly(file)
    else onFile(kind, file)
  }
  const choose = (next: ImportKind) => {
    setChosen(next)
    setEarly(null)
    if (early !== null) onFile(next, early)
  }

  return (
    <Card>
      <Stack>
        <p>{IMPORT_WORDS.order}</p>
        <Field
          label={IMPORT_WORDS.kind}
          isGroup
          isRequired
          {...(early !== null && { error: messageFor('kind', 'required') })}
        >
          <RadioGroup
            options={kinds.map((value) => ({ value, label: IMPORT_KIND_LABELS[value] }))}
            value={kind}
            isDisabled={uploading !== null}
            direction="row"
            onChange={choose}
          />
        </Field>
        {error !== undefined && uploading === null && <Banner tone="danger">{error}</Banner>}
        <div {...place}>
          {uploading === null ? (
            <DropZone
              aria-label={IMPORT_WORDS.choose}
              rules={RULES}
              rulesText={IMPORT_WORDS.rules}
              buttonLabel={IMPORT_WORDS.choose}
              size="small"
              onFiles={([file]) => accept(file)}
            />
          ) : (
            <Stack gap="small">
              <Inline justify="between">
                <span>
                  Uploading <S.FileName>{uploading.name}</S.FileName>…
                </span>
                <Button size="small" onClick={onCancel}>
                  Cancel
                </Button>
              </Inline>
              <ProgressBar label={`Uploading ${uploading.name}`} value={uploading.progress} />
            </Stack>
          )}
        </div>
      </Stack>
    </Card>
  )
}
