import { Copy, Download, Printer } from 'lucide-react'
import { use } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { CopiedContext } from '../../../controls/copied-context.ts'
import { copyText } from '../../../controls/copy-text.ts'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import * as S from './RecoveryCodes.styles.ts'

export interface RecoveryCodesProps {
  codes: readonly string[]
  /** The owner's name, for print and file. */
  username: string
}

/**
 * Codes that replace a lost phone, shown only once: to copy, download and print.
 *
 * @do Offer to copy, download and print them.
 * @dont Do not show them a second time.
 * @key Enter or Space: Presses the focused one.
 */
export function RecoveryCodes({ codes, username }: RecoveryCodesProps) {
  const sayCopied = use(CopiedContext)
  const text = `Latchkey recovery codes for ${username}\nEach works once.\n\n${codes.join('\n')}\n`
  const copy = async (button: HTMLButtonElement) => {
    if (await copyText(codes.join('\n'), button)) sayCopied()
  }
  return (
    <Stack>
      <p>
        Keep these codes in a safe place. Each of them signs you in once when you do not have your phone. They
        are not shown again.
      </p>
      <S.Paper data-recovery-codes>
        <S.PrintedTitle>Latchkey recovery codes for {username}</S.PrintedTitle>
        <S.Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </S.Codes>
      </S.Paper>
      <Inline>
        <Button icon={<Copy aria-hidden />} onClick={(event) => void copy(event.currentTarget)}>
          Copy
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => download(text)}>
          Download
        </Button>
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </Inline>
      <S.PrintOnlyCodes />
    </Stack>
  )
}

const FILE_NAME = 'latchkey-recovery-codes.txt'

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(address)
}
