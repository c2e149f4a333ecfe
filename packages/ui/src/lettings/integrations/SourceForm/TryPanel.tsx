import type { Tried } from '@latchkey/domain/integrations/sources/source.contract'
import { SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { enquiryFacts, problemText } from '@latchkey/domain/to-complete/to-complete.messages'
import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { useState } from 'react'
import { Announcement } from '../../../accessibility/Announcement/Announcement.tsx'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { TextArea } from '../../../inputs/TextArea/TextArea.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

interface TryPanelProps {
  /** Null where it failed; `invalid` while the mapping breaks a rule. */
  onTry: (example: Readonly<Record<string, unknown>>) => Promise<Tried | null | 'invalid'>
}

function exampleIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Says what would become of an example, field by field. */
export function TryPanel({ onTry }: TryPanelProps) {
  const dateFormatter = useDateFormatter()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [tried, setTried] = useState<Tried | null>(null)
  const [isBusy, setBusy] = useState(false)

  const attempt = async () => {
    const example = exampleIn(text)
    setError(example === null ? SOURCE_WORDS.notAnObject : undefined)
    setTried(null)
    if (example === null) return
    setBusy(true)
    const answer = await onTry(example)
    setBusy(false)
    if (answer === 'invalid') setError(SOURCE_WORDS.mendFirst)
    else setTried(answer)
  }

  return (
    <Stack gap="small">
      <Field label={SOURCE_WORDS.example} {...(error !== undefined && { error })}>
        <TextArea
          value={text}
          onChange={(next) => {
            setText(next)
            setTried(null)
            setError(undefined)
          }}
        />
      </Field>
      <Inline>
        <Button isBusy={isBusy} isInactive={text.trim() === ''} onClick={() => void attempt()}>
          {SOURCE_WORDS.attempt}
        </Button>
      </Inline>
      {tried !== null && (
        <Stack gap="small">
          <h3>{SOURCE_WORDS.tried}</h3>
          <FactList facts={enquiryFacts(tried.fields, dateFormatter)} />
          {tried.problems.length === 0 ? (
            <p>{SOURCE_WORDS.created}</p>
          ) : (
            <Banner tone="warning">
              <ul>
                {tried.problems.map((problem) => (
                  <li key={problem.field}>{problemText(problem)}</li>
                ))}
              </ul>
            </Banner>
          )}
        </Stack>
      )}
      <Announcement>{tried === null ? '' : SOURCE_WORDS.tried}</Announcement>
    </Stack>
  )
}
