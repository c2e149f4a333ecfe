import { leaveOutText, unknownColumnsText } from '@latchkey/domain/sheets/sheet.messages'
import { useState } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'

export interface UnknownColumnsProps {
  /** The headings. */
  columns: readonly string[]
  onReset: () => void
  onLeaveOut: () => void
}

/** A file with columns that units do not have: it can be read without them. */
export function UnknownColumns({ columns, onReset, onLeaveOut }: UnknownColumnsProps) {
  const [isTicked, setTicked] = useState(false)
  return (
    <Stack>
      <Banner tone="warning">{unknownColumnsText(columns)}</Banner>
      <Checkbox label={leaveOutText(columns.length)} isChecked={isTicked} onChange={setTicked} />
      <Inline justify="end">
        <Button onClick={onReset}>Choose another file</Button>
        <Button variant="primary" disabled={!isTicked} onClick={onLeaveOut}>
          Check again
        </Button>
      </Inline>
    </Stack>
  )
}
