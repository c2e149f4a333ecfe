import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { token } from '@latchkey/ui/theme/token.ts'
import { styled } from 'styled-components'
import type { MailLetter, MailSender } from '../../packages/server/src/mail/mail.contract.ts'
import { layOutMail } from '../../packages/server/src/mail/mail.layout.ts'

const Page = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 38rem;
  border: 0;
  background: #fff;
  color-scheme: light;
`

const Text = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-family: ${token.font.mono};
`

export interface MailPreviewProps {
  mail: MailLetter
  sender: MailSender
}

/** Shows a mail as it arrives: subject, HTML and plain text. */
export function MailPreview({ mail: letter, sender }: MailPreviewProps) {
  const mail = layOutMail(letter, sender)
  return (
    <Stack>
      <h1>{mail.subject}</h1>
      <Card hasPadding={false}>
        {/* Blocks scripts, as mail programs do. */}
        <Page title={mail.subject} sandbox="" srcDoc={mail.html} />
      </Card>
      <Card title="As plain text">
        <Text>{mail.text}</Text>
      </Card>
    </Stack>
  )
}
